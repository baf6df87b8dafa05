import { expect, it } from 'vitest';
import { ownBytes } from './own-bytes.mjs';

it('joins pieces in memory that holds nothing else', () => {
  const own = ownBytes([Buffer.from('a mug, '), Buffer.from(''), Buffer.from('a bowl')]);
  expect(own.toString()).toBe('a mug, a bowl');
  expect(own.buffer.byteLength).toBe(13);
  expect(ownBytes([])).toHaveLength(0);
});
