"""Reads the compiler's index of a module: every use of every symbol."""

import ctypes
import json
import pathlib
import subprocess
import sys

DEFINITION, REFERENCE = 1 << 1, 1 << 2  # indexstore_symbol_role_t
RECORD = 2  # indexstore_unit_dependency_kind_t


class Text(ctypes.Structure):
    """indexstore_string_ref_t"""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


class Index:
    """An index store of the compiler, read with the library of the toolchain."""

    def __init__(self, path):
        # On macOS, the swiftc on the path only starts the one of the selected toolchain.
        target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
        folder = pathlib.Path(target["paths"]["runtimeResourcePath"]).parent
        ending = "dylib" if sys.platform == "darwin" else "so"
        self.library = ctypes.CDLL(str(folder / f"libIndexStore.{ending}"))
        self.store = self.call("store_create", ctypes.c_void_p, str(path).encode(), None)

    def call(self, name, result, *arguments):
        function = getattr(self.library, f"indexstore_{name}")
        function.restype = result
        return function(*(ctypes.c_void_p(each) if isinstance(each, int) else each for each in arguments))

    def each(self, name, item, *arguments):
        """The items that a function passes to its callback, each converted by `item`."""
        found = []
        kind = Text if item is str else ctypes.c_void_p
        callback = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, kind)(
            lambda _, each: found.append(str(each) if item is str else item(each)) or True)
        self.call(name + "_f", ctypes.c_bool, *arguments, None, callback)
        return found

    def records(self):
        """The source file of every unit, with the name of its record."""
        for unit in self.each("store_units_apply", str, self.store, ctypes.c_uint(0)):
            reader = self.call("unit_reader_create", ctypes.c_void_p, self.store, unit.encode(), None)
            file = str(self.call("unit_reader_get_main_file", Text, reader))
            names = self.each("unit_reader_dependencies_apply", lambda each: (
                self.call("unit_dependency_get_kind", ctypes.c_int, each),
                str(self.call("unit_dependency_get_filepath", Text, each)),
                str(self.call("unit_dependency_get_name", Text, each))), reader)
            yield from ((file, name) for kind, path, name in names if kind == RECORD and path == file)

    def occurrences(self, record):
        """The symbol, its name, the roles and the line of every occurrence in a record."""
        reader = self.call("record_reader_create", ctypes.c_void_p, self.store, record.encode(), None)

        def occurrence(each):
            symbol = self.call("occurrence_get_symbol", ctypes.c_void_p, each)
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self.call("occurrence_get_line_col", None, each, ctypes.byref(line), ctypes.byref(column))
            return (str(self.call("symbol_get_usr", Text, symbol)), str(self.call("symbol_get_name", Text, symbol)),
                    self.call("occurrence_get_roles", ctypes.c_uint64, each), line.value)

        return self.each("record_reader_occurrences_apply", occurrence, reader)


def compiled(module, files, scratch):
    """Compiles the files of a module into a folder, and returns the folder of their index."""
    subprocess.run(
        ["swiftc", "-parse-as-library", "-swift-version", "6", "-module-name", module, "-suppress-warnings", "-c",
         "-index-store-path", f"{scratch}/store", "-index-ignore-system-modules", *map(str, files)],
        cwd=scratch, check=True)
    return f"{scratch}/store"


def built(target):
    """Builds a target of the package for debugging, and returns the folder of its index."""
    build = ["swift", "build", "--target", target]
    subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
    path = subprocess.check_output([*build, "--show-bin-path"], text=True).strip()
    return f"{path}/index/store"


def occurrences(store, files):
    """The file, symbol, name, roles and line of every occurrence in the files."""
    index, names = Index(store), {str(file) for file in files}
    return [(file, *each) for file, record in index.records() if file in names
            for each in index.occurrences(record)]
