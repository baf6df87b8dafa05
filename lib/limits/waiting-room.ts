// Where slowed requests wait. A waiting request holds a connection and some memory, so the places are limited; without
// a free place a request passes at once, because a slow limit must never refuse.
import { createSeats } from './seats';

/** A separate room; the server has one for each kind of waiting. */
export function createWaitingRoom(
  pause: (milliseconds: number) => Promise<void>,
  { places = 300, placesPerNetwork = 10 } = {},
) {
  const seats = createSeats({ seats: places, seatsPerNetwork: placesPerNetwork });
  return {
    /** The number of waiting requests. */
    count: seats.count,
    /** Waits if a place is free; returns whether it did. */
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
