import { expect, it } from 'vitest';
import { createFairLine } from './fair-line';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A queue, what has started in it, and a way to end a piece of work. */
function watchedLine() {
  const inLine = createFairLine({ atOnce: 2, waitingOfOne: 3 });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (asker: string, name: string) =>
    inLine(asker, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { inLine, begun, ask, end };
}

it('runs one piece of an asker at once, and serves waiting askers in turn', async () => {
  const { begun, ask, end } = watchedLine();
  for (const name of ['a1', 'a2', 'a3']) {
    void ask('a', name);
  }
  void ask('b', 'b1');
  void ask('c', 'c1');
  void ask('c', 'c2');
  await settle();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  // c has one running, so its second one waits for one of a.
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  await end('c1');
  await end('a2');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
});

it('returns busy to the asker with too many waiting, and to nobody else', async () => {
  const { ask, end } = watchedLine();
  const first = ask('a', 'a1');
  const second = ask('a', 'a2');
  void ask('a', 'a3');
  void ask('a', 'a4');
  expect(await ask('a', 'a5')).toEqual({ ok: false, error: 'busy' });
  const other = ask('b', 'b1');
  await settle();
  await end('b1');
  expect(await other).toEqual({ ok: true, value: 'b1' });
  await end('a1');
  await end('a2');
  expect([await first, await second]).toMatchObject([{ ok: true }, { ok: true }]);
});

it('continues after work that fails', async () => {
  const { inLine } = watchedLine();
  await expect(inLine('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inLine('a', async () => 1)).toEqual({ ok: true, value: 1 });
});
