/** Milliseconds of this process's own work: what other processes do at the same time does not count. */
async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Whether work takes less than `most` milliseconds of this process, in the best of three goes: the first may be held up
 * by compilation, and by what was left behind before it.
 */
export async function costsLessThan(most: number, work: () => unknown): Promise<boolean> {
  for (let go = 0; go < 3; go += 1) {
    if ((await cpuTime(work)) < most) {
      return true;
    }
  }
  return false;
}
