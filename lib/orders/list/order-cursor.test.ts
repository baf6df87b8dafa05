import { describe, expect, it } from 'vitest';
import { decodeOrderCursor, encodeOrderCursor } from './order-cursor';

const id = '0190a1b2-0000-7000-8000-0000000000ff';
const pack = (text: string) => Buffer.from(text).toString('base64url');

describe('a cursor', () => {
  it.each(['older', 'newer'] as const)(
    'towards %s orders is unchanged after encoding and decoding',
    (direction) => {
      const cursor = { direction, createdAt: new Date('2026-11-21T16:05:09.123Z'), id };
      const text = encodeOrderCursor(cursor);
      expect(decodeOrderCursor(text)).toEqual(cursor);
      expect(text).toMatch(/^[\w-]+$/);
    },
  );

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a repeated parameter', [pack(`o.1795277109123.${id}`)]],
    ['empty text', ''],
    ['other text', 'newest'],
    ['an unknown direction', pack(`x.1795277109123.${id}`)],
    ['the direction of an object', pack(`constructor.1795277109123.${id}`)],
    ['a time that is none', pack(`o.NaN.${id}`)],
    ['a negative time', pack(`o.-1.${id}`)],
    ['a time with an exponent', pack(`o.1e12.${id}`)],
    ['a time before any shop', pack(`o.0.${id}`)],
    ['a time that Postgres does not know', pack(`o.99999999999999.${id}`)],
    ['an id that is none', pack("o.1795277109123.' OR 1=1")],
    ['too few parts', pack(`o.${id}`)],
    ['too many parts', pack(`o.1795277109123.${id}.1`)],
    ['very long text', 'o'.repeat(100_000)],
  ])('made of %s is invalid', (_, parameter) => {
    expect(decodeOrderCursor(parameter)).toBeNull();
  });
});
