#!/usr/bin/env python3
"""A million rows by Spark, on a cluster of two workers on this machine, every row checked.

Usage: EMOJI_RATE=…/emoji-rate Examples/Pipeline/test.py

It takes some minutes, a Java runtime and PySpark: `pip install pyspark`.
"""

import os
import pathlib
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from pyspark.sql import Row, SparkSession

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
import pictures  # noqa: E402

COUNT = int(os.environ.get("ROWS", "1000000"))
COMMAND = os.path.abspath(os.environ.get("EMOJI_RATE", "emoji-rate"))
WRONG = ["", "x", "4,5", 'a"b', "1\n2", None, "nan"]


class Pipeline(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        pictures.COMMAND = COMMAND
        cls.spark = (
            SparkSession.builder.master("local-cluster[2,1,1024]")
            .config("spark.ui.enabled", "false")
            .config("spark.ui.showConsoleProgress", "false")
            .config("spark.submit.pyFiles", str(HERE / "pictures.py"))
            .getOrCreate()
        )
        cls.spark.sparkContext.setLogLevel("ERROR")
        cls.spark.sparkContext.addPyFile(str(HERE / "pictures.py"))
        cls.documents = {}

    @classmethod
    def tearDownClass(cls):
        cls.spark.stop()

    def document(self, rating):
        """What the command draws of one rating, None where it refuses it."""
        if rating not in self.documents:
            run = subprocess.run([COMMAND, "--value", rating], capture_output=True, text=True)
            self.documents[rating] = run.stdout or None
        return self.documents[rating]

    def table(self, ratings, partitions):
        rows = [Row(id=index, rating=rating) for index, rating in enumerate(ratings)]
        return self.spark.createDataFrame(
            self.spark.sparkContext.parallelize(rows, partitions), "id int, rating string"
        )

    def test_a_million_rows_each_have_the_commands_picture(self):
        random.seed(1)
        ratings = self.spark.sparkContext.parallelize(range(COUNT), 8).map(
            lambda index: Row(id=index, rating=f"{index * 7919 % 51 / 10}")
        )
        table = self.spark.createDataFrame(ratings, "id int, rating string")
        with tempfile.TemporaryDirectory() as folder:
            target = f"{folder}/pictures.parquet"
            started = time.monotonic()
            pictures.with_pictures(table, "rating").write.parquet(target)
            print(f"ratio: {COUNT} rows in {time.monotonic() - started:.1f} s")
            found = self.spark.read.parquet(target)
            self.assertEqual(found.count(), COUNT)
            self.assertEqual(found.select("id").distinct().count(), COUNT)
            # All rows of one rating have one picture, which is the command's.
            groups = found.groupBy("rating", "picture").count().collect()
        self.assertEqual(len(groups), 51)
        for group in groups:
            self.assertEqual(group.picture, self.document(group.rating), group.rating)
        self.assertEqual(sum(group["count"] for group in groups), COUNT)

    def test_rows_that_are_no_rating_have_no_picture_and_lose_no_other(self):
        ratings = [random.choice(WRONG + ["3", "4.5", "64%"]) for _ in range(1000)]
        missing = self.spark.sparkContext.accumulator(0)
        found = pictures.with_pictures(self.table(ratings, 3), "rating", missing=missing)
        rows = sorted(found.collect(), key=lambda row: row.id)
        self.assertEqual([row.rating for row in rows], ratings)
        for row in rows:
            wanted = None if row.rating in WRONG else self.document(row.rating)
            self.assertEqual(row.picture, wanted, row.rating)
        self.assertEqual(missing.value, sum(rating in WRONG for rating in ratings))

    def test_empty_partitions_stay_empty(self):
        for ratings, partitions in ([], 2), (["3"], 5):
            found = pictures.with_pictures(self.table(ratings, partitions), "rating").collect()
            self.assertEqual([row.rating for row in found], ratings)

    def test_a_command_that_fails_fails_the_job(self):
        table = self.table(["3"] * 10, 1)
        with self.assertRaisesRegex(Exception, "ended with 65|ended with 64|unanswered"):
            pictures.with_pictures(table, "rating", ["--no-such-option"]).collect()

    def test_input_that_breaks_off_fails_the_job(self):
        def broken(index):
            if index == 5:
                raise ValueError("the input breaks off")
            return Row(id=index, rating="3")

        rows = self.spark.sparkContext.parallelize(range(10), 1).map(broken)
        table = self.spark.createDataFrame(rows, "id int, rating string")
        with self.assertRaisesRegex(Exception, "the input breaks off"):
            pictures.with_pictures(table, "rating").collect()

    def test_a_worker_that_is_killed_half_way_loses_no_row(self):
        count = 200_000
        ratings = self.spark.sparkContext.parallelize(range(count), 16).map(
            lambda index: Row(id=index, rating=f"{index % 51 / 10}")
        )
        table = self.spark.createDataFrame(ratings, "id int, rating string")
        killer = threading.Timer(4, kill_an_executor)
        killer.start()
        found = pictures.with_pictures(table, "rating").groupBy("rating", "picture").count().collect()
        killer.join()
        self.assertTrue(kill_an_executor.killed, "no worker was found in time")
        self.assertEqual(sum(group["count"] for group in found), count)
        for group in found:
            self.assertEqual(group.picture, self.document(group.rating))


def kill_an_executor():
    """Kills one of the cluster's two workers, as a machine that fails would be lost."""
    listing = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True)
    processes = [line.split(None, 2) for line in listing.stdout.splitlines()]
    ours = {str(os.getpid())}
    for _ in range(4):  # Python's Java, what it starts, and what that starts.
        ours |= {pid for pid, parent, _ in processes if parent in ours}
    for pid, _, command in processes:
        if pid in ours and "CoarseGrainedExecutorBackend" in command and "java" in command.split()[0]:
            os.kill(int(pid), signal.SIGKILL)
            kill_an_executor.killed = True
            return


kill_an_executor.killed = False

if __name__ == "__main__":
    unittest.main(verbosity=2)
