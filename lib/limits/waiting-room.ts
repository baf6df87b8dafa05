// Where slowed requests wait. A request that waits holds a connection and some memory, so only so many may; whoever
// finds no place is let through, because slowing down must never become refusing.
import { createSeats } from './seats';

/** A room of its own; the server has one for each thing that is waited for. */
export function createWaitingRoom(
  pause: (milliseconds: number) => Promise<void>,
  { places = 300, placesPerNetwork = 10 } = {},
) {
  const seats = createSeats({ seats: places, seatsPerNetwork: placesPerNetwork });
  return {
    /** How many wait now. */
    count: seats.count,
    /** Waits, if there is a place; answers whether there was. */
    async enter(network: string, milliseconds: number): Promise<boolean> {
      const leave = seats.take(network);
      if (leave === null) {
        return false;
      }
      try {
        await pause(milliseconds);
        return true;
      } finally {
        leave();
      }
    },
  };
}
