// What an export is measured by: the same files, or the same stream, written by C that does nothing
// else. Nothing is renamed and no list is kept.
//
//   floor_export files FOLDER COUNT    floor_export stream - COUNT
//
// COUNT values from 0 to 5, the same as those of --by.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "CFloor.h"

static const struct floor_style STYLE = {
    14, 0.6, 0.7, 0.35, 0.2, 0.6, true, {1, 0.8, 0.9}, {165.0 / 360, 0.8, 0.9}};

// Writes "face-3.2.svg" for a number of hundred-thousandths.
static void put_name(char *name, int units) {
  int decimals = 5;
  int power = 100000;
  int whole = units / power;
  int fraction = units % power;
  if (fraction == 0) {
    sprintf(name, "face-%d.svg", whole);
    return;
  }
  for (; fraction % 10 == 0; fraction /= 10) decimals--;
  sprintf(name, "face-%d.%0*d.svg", whole, decimals, fraction);
}

static int write_files(const char *path, int count, int step) {
  char name[64], document[1024];
  if (mkdir(path, 0777) != 0) return 1;
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  for (int index = 0; index < count; index++) {
    int units = index * step;
    size_t size = floor_face(document, units / 100000.0, 0, 5, &STYLE);
    put_name(name, units);
    int file = openat(folder, name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0 || write(file, document, size) != (ssize_t)size || close(file) != 0) return 1;
  }
  return 0;
}

static int write_stream(int count, int step) {
  static char buffer[1 << 16];
  size_t used = 0;
  for (int index = 0; index < count; index++) {
    if (sizeof(buffer) - used < 1024) {
      if (write(1, buffer, used) != (ssize_t)used) return 1;
      used = 0;
    }
    used += floor_face(buffer + used, index * step / 100000.0, 0, 5, &STYLE);
    buffer[used++] = '\n';
  }
  return write(1, buffer, used) != (ssize_t)used;
}

int main(int argument_count, char **arguments) {
  if (argument_count != 4) return 64;
  int count = atoi(arguments[3]);
  int step = count > 1 ? 500000 / (count - 1) : 500000;
  return strcmp(arguments[1], "files") == 0 ? write_files(arguments[2], count, step)
                                            : write_stream(count, step);
}
