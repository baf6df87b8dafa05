// A limit that this process counts in its own memory. For what is so cheap that a row for each would cost more than the
// thing itself; several servers allow several times as much.

type MemoryLimit = {
  /** Of one key in a window. */
  points: number;
  seconds: number;
  /** The most keys that are remembered; those after them are refused until the window is over. */
  mostKeys: number;
};

/** `take` says whether one more is allowed now, and counts it. */
export function memoryLimit({ points, seconds, mostKeys }: MemoryLimit) {
  let taken = new Map<string, number>();
  let endsAt = 0;
  return {
    take(key: string, now = Date.now()): boolean {
      if (now >= endsAt) {
        taken = new Map();
        endsAt = now + seconds * 1_000;
      }
      const count = taken.get(key) ?? 0;
      if (count >= points || (count === 0 && taken.size >= mostKeys)) {
        return false;
      }
      taken.set(key, count + 1);
      return true;
    },
  };
}
