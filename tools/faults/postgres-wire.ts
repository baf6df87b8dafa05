// The part of the Postgres protocol (version 3, "Message Formats" in its manual) that shows which tables a
// transaction has written, and when its COMMIT is sent and answered.

export type Frame = { type: string; body: Buffer };

const PROTOCOL_3 = 196_608;

/** Splits a stream of bytes into messages. A client's first messages have no type; theirs is empty. */
export function frameReader(sender: 'client' | 'server'): (chunk: Buffer) => Frame[] {
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = sender === 'server';

  const next = (): Frame | null => {
    const head = isStarted ? 1 : 0;
    if (rest.length < head + 4) {
      return null;
    }
    const length = rest.readInt32BE(head);
    if (rest.length < head + length) {
      return null;
    }
    const frame = {
      type: rest.toString('latin1', 0, head),
      body: rest.subarray(head + 4, head + length),
    };
    rest = rest.subarray(head + length);
    if (!isStarted && frame.body.length >= 4 && frame.body.readInt32BE(0) === PROTOCOL_3) {
      isStarted = true;
    }
    return frame;
  };

  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const frames: Frame[] = [];
    for (let frame = next(); frame !== null; frame = next()) {
      frames.push(frame);
    }
    return frames;
  };
}

/** The zero-terminated texts at the start of a message. */
function texts(body: Buffer, count: number): string[] {
  const found: string[] = [];
  let from = 0;
  for (let index = 0; index < count; index += 1) {
    const end = body.indexOf(0, from);
    found.push(body.toString('utf8', from, end === -1 ? body.length : end));
    from = end + 1;
  }
  return found;
}

const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+(?:"?public"?\.)?"?(\w+)"?/gi;

/** Follows what one connection sends; returns the tables that a transaction wrote when its COMMIT is sent. */
export function transactionTracker(): (frame: Frame) => ReadonlySet<string> | null {
  const statements = new Map<string, string>();
  const portals = new Map<string, string>();
  let written = new Set<string>();

  const run = (sql: string) => {
    if (/^\s*(begin|start)\b/i.test(sql)) {
      written = new Set();
    }
    if (/^\s*commit\b/i.test(sql)) {
      return written;
    }
    for (const [, table] of sql.matchAll(WRITES)) {
      written.add((table ?? '').toLowerCase());
    }
    return null;
  };

  return ({ type, body }) => {
    const [first = '', second = ''] = 'QPBE'.includes(type) && type !== '' ? texts(body, 2) : [];
    switch (type) {
      case 'Q':
        return run(first);
      case 'P':
        statements.set(first, second);
        return null;
      case 'B':
        portals.set(first, statements.get(second) ?? '');
        return null;
      case 'E':
        return run(portals.get(first) ?? '');
      default:
        return null;
    }
  };
}

/** True if a server's message says that a transaction was committed. */
export const isCommitted = ({ type, body }: Frame): boolean => type === 'C' && texts(body, 1)[0] === 'COMMIT';

/** From a server's ReadyForQuery: whether a transaction is open; null for any other message. */
export const openTransaction = ({ type, body }: Frame): boolean | null =>
  type === 'Z' ? body.toString('latin1', 0, 1) !== 'I' : null;
