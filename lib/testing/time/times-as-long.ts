/**
 * How many times as long as `yardstick` does `work` take? Both run in turn, so that other load slows down both; the
 * fastest runs count. Returns 0, unmeasured, in a mutation test, whose instrumented code is slower.
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
