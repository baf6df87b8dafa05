/**
 * How many times as long as `yardstick` does `work` take? Both by turns, so that what else the machine does slows both;
 * the fastest go of each counts. Not measured, and 0, where the mutation tester has put its switches into the code:
 * they take their own time.
 */
export async function timesAsLong(
  work: () => unknown,
  yardstick: () => unknown,
  { runs = 5 }: { runs?: number } = {},
): Promise<number> {
  if (process.env.STRYKER_MUTATOR_WORKER !== undefined) {
    return 0;
  }
  let [ofWork, ofYardstick] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < runs; run += 1) {
    ofYardstick = Math.min(ofYardstick, await timeOf(yardstick));
    ofWork = Math.min(ofWork, await timeOf(work));
  }
  return ofWork / ofYardstick;
}

async function timeOf(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
