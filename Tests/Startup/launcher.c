// Starts two programs in turns and prints, a line a pair, the microseconds each took from its start to
// its end, and at last the kilobytes of memory each had at most.
//
// In C and small, because a process inherits the peak memory of the one that started it.
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static double run(char *program, char **arguments, long *memory) {
  struct rusage usage;
  int status;
  pid_t process;
  double start = now();
  if (posix_spawn(&process, program, NULL, NULL, arguments, environ) != 0) exit(2);
  wait4(process, &status, 0, &usage);
  double end = now();
  if (status != 0) exit(3);
  if (usage.ru_maxrss > *memory) *memory = usage.ru_maxrss;
  return end - start;
}

int main(int count, char **arguments) {
  if (count < 4) return 1;
  // From the third argument on they are those of both programs, behind a name that neither looks at.
  char **given = arguments + 3;
  long memory[2] = {0, 0};
  int results = dup(1);
  dup2(open("/dev/null", O_WRONLY), 1);
  for (int round = atoi(given[0]); round > 0; round--) {
    double first = run(arguments[1], given, &memory[0]);
    double second = run(arguments[2], given, &memory[1]);
    dprintf(results, "%.1f %.1f\n", first, second);
  }
  dprintf(results, "%ld %ld\n", memory[0], memory[1]);
  return 0;
}
