import ArtworkModel
import Foundation
import Records
import TestSupport

/// A program that answers as a worker does, or does not, as the sources it is sent tell it to.
final class PlayedWorker: Sendable {
  private static let script = """
    #!/usr/bin/env python3
    import os, signal, struct, sys, time

    def take(count):
        taken = b""
        while len(taken) < count:
            part = os.read(0, count - len(taken))
            if not part:
                sys.exit(0)
            taken += part
        return taken

    def say(message):
        os.write(1, struct.pack("<Q", len(message)) + message)

    def once(name):
        try:
            os.close(os.open(os.path.join(os.path.dirname(__file__), name), os.O_CREAT | os.O_EXCL))
            return True
        except FileExistsError:
            return False

    start = open(os.path.join(os.path.dirname(__file__), "start")).read()
    if start == "nonsense": os.write(1, b"usage: something else")
    if start == "exit": sys.exit(3)
    if start == "killed": os.kill(os.getpid(), signal.SIGKILL)
    if start == "silent": time.sleep(100)
    say(struct.pack("<Q", 0))
    while True:
        source = take(struct.unpack("<Q", take(8))[0])[80:].split(b" ")[0]
        if source == b"crash": os.kill(os.getpid(), signal.SIGSEGV)
        if source == b"abort": os.abort()
        if source == b"exit": sys.exit(3)
        if source == b"silent": time.sleep(100)
        if source == b"trickle":
            os.write(1, struct.pack("<Q", 1000))
            while True:
                os.write(1, b"x")
                time.sleep(0.05)
        if source == b"nonsense": os.write(1, b"<html>" * 100)
        if source == b"endless":
            while True: os.write(1, b"\\0" * 100000)
        if source == b"twice":
            say(struct.pack("<QBQQ", 4, 0, 0, 0) * 2)
        if source == b"ready": say(struct.pack("<Q", 0))
        if source == b"badpack": say(struct.pack("<QQ", 3, 5) + b"<html")
        if source == b"hangup":
            os.close(0); os.close(1)
            time.sleep(100)
        if source == b"killed": os.kill(os.getpid(), signal.SIGKILL)
        if source == b"killedonce" and once("killed"): os.kill(os.getpid(), signal.SIGTERM)
        say(struct.pack("<QQBQQ", 4, 0, 0, 0, 0))
    """

  private let folder: TemporaryFolder
  private let name = "worker-\(UUID().uuidString)"

  /// Writes the program; `start` is what it does before it is ready.
  init(start: String = "") throws {
    folder = try TemporaryFolder()
    try folder.write(Self.script, to: name)
    try folder.write(start, to: "start")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }

  var path: String { folder.url.appendingPathComponent(name).path }
}
