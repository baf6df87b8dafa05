/**
 * Milliseconds of the fastest of `runs` runs of `work`: its time on an idle machine. Code that is slow itself is slow
 * in every run.
 */
export async function fastestOf(runs: number, work: () => unknown): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const startedAt = performance.now();
    await work();
    fastest = Math.min(fastest, performance.now() - startedAt);
  }
  return fastest;
}
