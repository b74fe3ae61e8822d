"""The runs of one size, in turn."""
import shutil
import sys

from programs import summarize
from trees import count_files, identities, require_identical, require_untouched

# Hugo takes half a minute and gigabytes for 100,000 items.
SEARCHES_HUGO_RUNS_ONCE_FOR = 100
# Clean builds of a big catalog differ little from run to run.
SEARCHES_FOR_FEWER_RUNS = 100
FEWER_RUNS = 3


class Rounds:
    """Each round: a clean build, Hugo's build and rebuild, the floor, a build of the unchanged site, and, if wanted, one
    after each change.
    """

    def __init__(self, catalog, programs, work, with_changes):
        self.catalog, self.programs, self.with_changes = catalog, programs, with_changes
        self.ours, self.hugo, self.proof = work / "ours", work / "hugo-output", work / "proof"
        self.samples = {}

    def run(self, runs):
        if not self.with_changes and self.catalog.searches > SEARCHES_FOR_FEWER_RUNS:
            runs = min(runs, FEWER_RUNS)
        for number in range(runs):
            print(f"{self.catalog.searches} searches: round {number + 1} of {runs}", file=sys.stderr)
            self.clean(number)
            self.rebuild_unchanged()
            if self.with_changes:
                for change in self.catalog.changes:
                    self.rebuild_changed(change, is_compared=number == runs - 1)
        files, pages = count_files(self.ours)
        for folder in (self.ours, self.hugo):
            shutil.rmtree(folder, ignore_errors=True)
        return {"items": self.catalog.items, "files": files, "pages": pages,
                "rows": {name: summarize(samples) for name, samples in self.samples.items()}}

    def note(self, name, sample):
        self.samples.setdefault(name, []).append(sample)

    def clean(self, number):
        shutil.rmtree(self.ours, ignore_errors=True)
        self.note("clean", self.programs.build(self.catalog.site, self.ours))
        if self.programs.hugo and (number == 0 or self.catalog.searches <= SEARCHES_HUGO_RUNS_ONCE_FOR):
            for folder in (self.hugo, self.catalog.hugo / "resources"):
                shutil.rmtree(folder, ignore_errors=True)
            for name in ["hugo clean"] + ["hugo rebuild"] * self.with_changes:
                self.note(name, self.programs.build_with_hugo(self.catalog.hugo, self.hugo))
        self.note("floor", self.programs.write_floor(self.ours))

    def rebuild_unchanged(self):
        before = identities(self.ours)
        sample = self.programs.build(self.catalog.site, self.ours)
        require_untouched(before, self.ours, f"{self.catalog.searches} searches")
        if sample["written"] != 0:
            sys.exit(f"error: a build of an unchanged site says that it wrote {sample['written']} files")
        self.note("nothing", sample)

    def rebuild_changed(self, change, is_compared):
        self.catalog.change(change)
        sample = self.programs.build(self.catalog.site, self.ours)
        if sample["written"] == 0:
            sys.exit(f"error: a build after a change ({change}) says that it wrote nothing")
        self.note(change, sample)
        if is_compared:
            shutil.rmtree(self.proof, ignore_errors=True)
            self.programs.build(self.catalog.site, self.proof)
            require_identical(self.ours, self.proof, f"{self.catalog.searches} searches, {change} changed")
            shutil.rmtree(self.proof)
