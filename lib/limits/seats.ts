// A bounded number of requests that may be busy with something at once, with a share for each network.

/** Seats of their own. */
export function createSeats({ seats, seatsPerNetwork }: { seats: number; seatsPerNetwork: number }) {
  const taken = new Map<string, number>();
  let count = 0;
  return {
    /** How many are taken now. */
    count: () => count,
    /** Takes a seat; answers how to leave it, or null where there is none. */
    take(network: string): (() => void) | null {
      const ofNetwork = taken.get(network) ?? 0;
      if (count >= seats || ofNetwork >= seatsPerNetwork) {
        return null;
      }
      count += 1;
      taken.set(network, ofNetwork + 1);
      return () => {
        count -= 1;
        const left = (taken.get(network) ?? 1) - 1;
        if (left === 0) {
          taken.delete(network);
        } else {
          taken.set(network, left);
        }
      };
    },
  };
}
