// The proxy to the PayPal stand-in. All servers use one: to them its address is PayPal's, and PayPal's messages must name
// it. Which server waits for an answer is told by the ports of its connections.
import { type Door, openDoor, type Watcher } from './door';

export type PayPalDoor = Door & {
  /** The ports, on the servers' side, of the connections with a call that is sent and not answered. */
  waiting: () => readonly number[];
};

/** Opens the door to the stand-in. */
export async function openPayPalDoor(target: number): Promise<PayPalDoor> {
  /** Connections with an unanswered call, with their port. A connection has one call at a time. */
  const waiting = new Map<Watcher, number>();
  const watch = (port: number): Watcher => {
    const watcher: Watcher = {
      fromClient(chunk, pass) {
        waiting.set(watcher, port);
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
  return { ...(await openDoor(target, watch)), waiting: () => [...waiting.values()] };
}
