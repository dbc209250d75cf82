#!/usr/bin/env python3
"""Adds a column of pictures to a table of ratings, by Spark, on as many machines as it has.

Usage: spark-submit pictures.py TABLE.csv COLUMN PICTURES.parquet [OPTION ...]

TABLE has a header, and COLUMN is the title of the ratings; OPTIONs go to `emoji-rate export`, such as `stars` or
`--character cat`. Every partition is piped through one process. A rating that is none has no picture,
and is counted in the end.
"""

import collections
import os
import subprocess
import sys
import threading

from pyspark import SparkFiles
from pyspark.sql import SparkSession
from pyspark.sql.types import StringType, StructField, StructType

COMMAND = "emoji-rate"


def main(table, column, target, options):
    spark = SparkSession.builder.appName("pictures").getOrCreate()
    reviews = spark.read.csv(table, header=True, multiLine=True, escape='"')
    missing = spark.sparkContext.accumulator(0)
    with_pictures(reviews, column, options, missing).write.mode("overwrite").parquet(target)
    print(f"{missing.value} rows have no picture")


def with_pictures(table, column, options=(), missing=None):
    """The table with a column `picture`: the SVG text of every rating, null where it is none."""
    command = [COMMAND, "export", *options]
    command += ["--values", "-", "--format", "stream", "--on-error", "blank"]
    schema = StructType([*table.schema.fields, StructField("picture", StringType())])

    def pictures(rows):
        return drawn(rows, column, command, missing)

    return table.rdd.mapPartitions(pictures).toDF(schema)


def drawn(rows, column, command, missing):
    """Pairs the rows of one partition with the lines that the command answers, one for each."""
    sent, failures = collections.deque(), []
    with subprocess.Popen(located(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        sender = threading.Thread(target=send, args=(rows, column, process.stdin, sent, failures))
        sender.start()
        for answer in process.stdout:
            picture = answer.decode().rstrip("\n") or None
            if picture is None and missing is not None:
                missing.add(1)
            yield (*sent.popleft(), picture)
        sender.join()
        status = process.wait()
    if failures:
        raise failures[0]
    # Lines without a picture are counted. A failure lets Spark try it again.
    if status != 0 or sent:
        raise RuntimeError(f"{command[0]} ended with {status}, {len(sent)} rows unanswered")


def located(command):
    """The command as this worker has it: sent along with `--files`, or on its PATH."""
    along = SparkFiles.get(os.path.basename(command[0]))
    return [along if os.path.exists(along) else command[0], *command[1:]]


def send(rows, column, stream, sent, failures):
    """Writes a line for every row, in a thread of its own: what goes wrong is kept for the other."""
    try:
        with stream:
            for row in rows:
                sent.append(row)
                stream.write(line(row[column]))
    except BrokenPipeError:
        pass  # The command has ended, and its status says why.
    except Exception as error:
        failures.append(error)


def line(rating):
    """A rating as a line of CSV; in quotes, so that a comma or a line's end in it is no other field."""
    text = "" if rating is None else " ".join(str(rating).split())
    return ('"' + text.replace('"', '""') + '"\n').encode()


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(*sys.argv[1:4], sys.argv[4:])
