import { describe, expect, it } from 'vitest';
import { createHashQueue, type HashLane } from './hash-queue';

const from = (network: string): HashLane => ({ isKnown: false, network });
const known: HashLane = { isKnown: true };

/** Work that ends on demand, and counts how much of it runs. */
function slowWork() {
  const ends: (() => void)[] = [];
  const began: string[] = [];
  let most = 0;
  let running = 0;
  return {
    began,
    most: () => most,
    work: (name: string) => async () => {
      began.push(name);
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((end) => ends.push(end));
      running -= 1;
      return name;
    },
    async endAll() {
      do {
        ends.shift()?.();
        await new Promise((resolve) => setImmediate(resolve));
      } while (ends.length > 0);
    },
  };
}

describe('the queue for hashing', () => {
  it('of a thousand runs two at once, keeps few waiting, and refuses the others as busy', async () => {
    const inQueue = createHashQueue();
    const { work, most, endAll } = slowWork();
    const answers = Array.from({ length: 1_000 }, (_, index) =>
      inQueue(from(`network-${index}`), work(String(index))),
    );
    await endAll();
    const done = await Promise.all(answers);
    expect(most()).toBe(2);
    expect(done.filter(({ ok }) => ok)).toHaveLength(62);
    expect(done.at(-1)).toEqual({ ok: false, error: 'busy' });
    // The queue has room again.
    const next = inQueue(from('later'), async () => 'done');
    expect(await next).toEqual({ ok: true, value: 'done' });
  });

  it('gives one network a share, and serves known people first', async () => {
    const inQueue = createHashQueue({ atOnce: 1, mostWaiting: 10, mostWaitingPerNetwork: 2 });
    const { work, began, endAll } = slowWork();
    const answers = [
      inQueue(from('a'), work('a1')),
      inQueue(from('a'), work('a2')),
      inQueue(from('a'), work('a3')),
      inQueue(from('a'), work('a4')),
      inQueue(from('b'), work('b1')),
      inQueue(known, work('owner')),
    ];
    await endAll();
    expect((await Promise.all(answers)).map(({ ok }) => ok)).toEqual([true, true, true, false, true, true]);
    expect(began).toEqual(['a1', 'owner', 'a2', 'a3', 'b1']);
  });

  it('goes on after work that fails', async () => {
    const inQueue = createHashQueue({ atOnce: 1 });
    await expect(inQueue(known, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inQueue(from('a'), async () => 1)).toEqual({ ok: true, value: 1 });
  });
});
