// Limits how many requests may do something at once, with a share for each network.

/** A separate set of seats. */
export function createSeats({ seats, seatsPerNetwork }: { seats: number; seatsPerNetwork: number }) {
  const taken = new Map<string, number>();
  let count = 0;
  return {
    /** The number of taken seats. */
    count: () => count,
    /** Takes a seat; returns a function to leave it, or null if none is free. */
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
