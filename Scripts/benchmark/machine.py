"""What the figures were measured on."""
import os
import platform
import re
import subprocess
import sys
from pathlib import Path


def describe_machine():
    load = os.getloadavg()[0]
    if load > 1.5:
        print(f"warning: the load is {load:.1f}: other programs are running, and times will be too long", file=sys.stderr)
    processors = Path("/proc/cpuinfo").read_text()
    model = re.search(r"model name\s*:\s*(.*)", processors)
    memory = re.search(r"MemTotal:\s*(\d+)", Path("/proc/meminfo").read_text())
    return {"processor": model.group(1) if model else platform.machine(), "cores": len(os.sched_getaffinity(0)),
            "kernel": f"{platform.system()} {platform.release()}", "memoryGB": round(int(memory.group(1)) / 2**20),
            "loadAtStart": load}


def check_file_system(folder):
    """The name of the file system; a warning when it is one that the targets are not meant for."""
    name = subprocess.run(["stat", "--file-system", "--format=%T", folder], check=True, capture_output=True,
                          text=True).stdout.strip()
    if name != "tmpfs":
        print(f"warning: {folder} is on {name}, not on tmpfs: the figures say more about the disk than about the "
              "programs, and the targets do not apply", file=sys.stderr)
    return name
