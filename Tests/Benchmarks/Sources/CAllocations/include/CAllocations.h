// Counts the heap allocations of the whole process, on Linux: an executable that links this has its
// malloc and the like go through here.
#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

// How many allocations there have been; always 0 where they cannot be counted.
unsigned long allocations_count(void);

#endif
