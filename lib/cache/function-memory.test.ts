import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { heldBufferBytes } from '@/lib/testing/memory/collect-garbage';
import { bytesOf, createFunctionMemory, streamOf } from './function-memory.mjs';

const result = (bytes: Uint8Array) => ({
  ...{ bytes, tags: ['tenant:1'], stale: 60, timestamp: 0, expire: 3_600, revalidate: 60 },
});

it('takes no more memory than it counts, and never more than its limit', async () => {
  const memory = createFunctionMemory(2_000_000);
  const before = await heldBufferBytes();
  const most: number[] = [];
  for (let count = 0; count < 2_000; count += 1) {
    memory.set(`result ${count}`, result(await bytesOf(streamOf(randomBytes(1_500)))));
    // Other work of the process takes from the same pools.
    Buffer.concat([randomBytes(20_000)]);
    most.push(memory.currentSize);
  }
  expect(memory.size).toBeGreaterThan(500);
  expect(Math.max(...most)).toBeLessThanOrEqual(2_000_000);
  expect((await heldBufferBytes()) - before).toBeLessThan(memory.currentSize);
});

it('forgets first what nobody has asked for the longest', () => {
  const memory = createFunctionMemory(6_500);
  for (const key of ['first', 'second']) {
    memory.set(key, result(new Uint8Array(2_000)));
  }
  memory.get('first');
  memory.set('third', result(new Uint8Array(2_000)));
  expect(['first', 'second', 'third'].map((key) => memory.has(key))).toEqual([true, false, true]);
});

it('reads a stream of many pieces and of none', async () => {
  const pieces = new ReadableStream<Uint8Array>({
    start(to) {
      for (const piece of ['a mug', ', ', 'a bowl']) {
        to.enqueue(new TextEncoder().encode(piece));
      }
      to.close();
    },
  });
  expect(new TextDecoder().decode(await bytesOf(pieces))).toBe('a mug, a bowl');
  expect(await bytesOf(new Response('').body ?? streamOf(new Uint8Array()))).toHaveLength(0);
});
