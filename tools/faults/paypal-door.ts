// The proxies to the PayPal stand-in, one for each server: they tell which server waits for an answer.
import { type Doors, openDoors, type Watcher } from './door';

export type PayPalDoor = Doors & {
  /** Number of a server's calls that are sent and not answered. */
  waiting: (server: number) => number;
};

/** Opens a door to the stand-in for each server. */
export async function openPayPalDoor(target: number, servers: number): Promise<PayPalDoor> {
  /** Connections with an unanswered call, with their server. A connection has one call at a time. */
  const waiting = new Map<Watcher, number>();
  const watch = (server: number): Watcher => {
    const watcher: Watcher = {
      fromClient(chunk, pass) {
        waiting.set(watcher, server);
        pass(chunk);
      },
      fromServer(chunk, pass) {
        waiting.delete(watcher);
        pass(chunk);
      },
      closed: () => waiting.delete(watcher),
    };
    return watcher;
  };
  return {
    ...(await openDoors(target, servers, watch)),
    waiting: (server) => [...waiting.values()].filter((one) => one === server).length,
  };
}
