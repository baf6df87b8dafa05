import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import { withCrc32 } from './same-crc';

it.each(['', '{}', '{"id":"WH-1","resource":{"amount":"1.00"}}', 'Grüße'])(
  '%o has a twin of the same CRC',
  (text) => {
    const twin = withCrc32(crc32(text), (padding) => JSON.stringify({ amount: '1700.00', note: padding }));
    expect(crc32(twin)).toBe(crc32(text));
    expect(JSON.parse(twin)).toMatchObject({ amount: '1700.00', note: expect.stringMatching(/^[01]{64}$/) });
  },
);
