// Where slowed requests wait. A request that waits holds a connection and some memory, so only so many may; whoever
// finds no place is let through, because slowing down must never become refusing.

const PLACES = 300;
const PLACES_PER_NETWORK = 10;

/** A room of its own; the server has one. */
export function createWaitingRoom(
  pause: (milliseconds: number) => Promise<void>,
  { places = PLACES, placesPerNetwork = PLACES_PER_NETWORK } = {},
) {
  const waiting = new Map<string, number>();
  let taken = 0;
  return {
    /** How many wait now. */
    count: () => taken,
    /** Waits, if there is a place; answers whether there was. */
    async enter(network: string, milliseconds: number): Promise<boolean> {
      const ofNetwork = waiting.get(network) ?? 0;
      if (taken >= places || ofNetwork >= placesPerNetwork) {
        return false;
      }
      taken += 1;
      waiting.set(network, ofNetwork + 1);
      try {
        await pause(milliseconds);
        return true;
      } finally {
        taken -= 1;
        const left = (waiting.get(network) ?? 1) - 1;
        if (left === 0) {
          waiting.delete(network);
        } else {
          waiting.set(network, left);
        }
      }
    },
  };
}
