import { describe, expect, test } from 'vitest';
import { type Frame, frameReader, isCommitted, openTransaction, transactionTracker } from './postgres-wire';

const text = (value: string) => Buffer.from(`${value}\0`);

function message(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

function startup(): Buffer {
  const version = Buffer.alloc(4);
  version.writeInt32BE(196_608);
  return message('', version, text('user'), text('makerfront'), Buffer.from([0]));
}

const query = (sql: string) => message('Q', text(sql));
const prepared = (sql: string) => [
  message('P', text(''), text(sql), Buffer.from([0, 0])),
  message('B', text(''), text(''), Buffer.alloc(6)),
  message('E', text(''), Buffer.alloc(4)),
  message('S'),
];

describe('messages', () => {
  test('are found however the bytes are split', () => {
    const bytes = Buffer.concat([startup(), query('BEGIN'), ...prepared('SELECT 1'), query('COMMIT')]);
    for (const size of [1, 3, 7, bytes.length]) {
      const read = frameReader('client');
      const types: string[] = [];
      for (let from = 0; from < bytes.length; from += size) {
        types.push(...read(bytes.subarray(from, from + size)).map(({ type }) => type));
      }
      expect(types).toEqual(['', 'Q', 'P', 'B', 'E', 'S', 'Q']);
    }
  });

  test('say that a transaction was committed, and whether one is open', () => {
    const read = frameReader('server');
    const frames = read(
      Buffer.concat([
        message('C', text('INSERT 0 1')),
        message('C', text('COMMIT')),
        message('Z', Buffer.from('I')),
      ]),
    );
    expect(frames.map(isCommitted)).toEqual([false, true, false]);
    expect(frames.map(openTransaction)).toEqual([null, null, false]);
    expect(openTransaction({ type: 'Z', body: Buffer.from('T') })).toBe(true);
  });
});

describe('a transaction', () => {
  const commits = (...messages: Buffer[]) => {
    const track = transactionTracker();
    return frameReader('client')(Buffer.concat([startup(), ...messages])).flatMap((frame: Frame) => {
      const written = track(frame);
      return written === null ? [] : [[...written].sort()];
    });
  };

  test('lists the tables that it wrote, in plain and prepared statements', () => {
    expect(
      commits(
        query('BEGIN'),
        ...prepared('INSERT INTO "public"."orders" ("id") VALUES ($1)'),
        ...prepared('UPDATE "public"."order_counters" SET "last_number" = $1'),
        ...prepared('SELECT "public"."products"."id" FROM "public"."products"'),
        query('COMMIT'),
      ),
    ).toEqual([['order_counters', 'orders']]);
  });

  test('starts empty', () => {
    expect(
      commits(
        query('BEGIN'),
        query('INSERT INTO payments VALUES (1)'),
        query('COMMIT'),
        query('BEGIN'),
        query('COMMIT'),
      ),
    ).toEqual([['payments'], []]);
  });
});
