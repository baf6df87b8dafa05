/**
 * Milliseconds of the fastest of `runs` goes at `work`: what it takes while the machine is not busy with something else.
 * What is slow by itself is slow each time.
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
