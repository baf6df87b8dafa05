/** Milliseconds of CPU time of this process: other processes do not count. */
async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Whether work takes less than `most` milliseconds of CPU time, in the best of three runs: compilation and garbage of
 * earlier work can slow down the first.
 */
export async function costsLessThan(most: number, work: () => unknown): Promise<boolean> {
  for (let go = 0; go < 3; go += 1) {
    if ((await cpuTime(work)) < most) {
      return true;
    }
  }
  return false;
}
