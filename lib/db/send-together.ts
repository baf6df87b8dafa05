import 'server-only';
import { Client, type ClientBase } from 'pg';

/** Hands what `send` writes to the system in one call. Writing to sockets is a sixth of an order's processor time. */
export function sendTogether<Sent>(client: ClientBase, send: () => Sent): Sent {
  const stream = streamOf(client);
  stream?.cork();
  try {
    return send();
  } finally {
    stream?.uncork();
  }
}

/** Holds back what is written until this turn of the event loop ends, so that what is sent in it goes along. */
export function sendWithRest(client: ClientBase): void {
  const stream = streamOf(client);
  stream?.cork();
  // Not `nextTick`: Prisma waits for one of its own before it sends a statement.
  setImmediate(() => stream?.uncork());
}

const streamOf = (client: ClientBase) => (client instanceof Client ? client.connection.stream : null);
