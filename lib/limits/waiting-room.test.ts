import { describe, expect, it } from 'vitest';
import { createWaitingRoom } from './waiting-room';

/** A room in which everybody waits until the test opens it. */
function closedRoom(options?: { places: number; placesPerNetwork: number }) {
  const opens: (() => void)[] = [];
  const room = createWaitingRoom(() => new Promise((open) => opens.push(open)), options);
  return { room, open: () => opens.splice(0).map((open) => open()) };
}

describe('a waiting room', () => {
  it('lets a limited part of a thousand wait, and refuses nobody', async () => {
    const { room, open } = closedRoom();
    const visits = Array.from({ length: 1_000 }, (_, index) => room.enter(`network-${index}`, 1_000));
    expect(room.count()).toBe(300);
    open();
    const waited = await Promise.all(visits);
    expect(waited.filter((has) => has)).toHaveLength(300);
    expect(room.count()).toBe(0);
  });

  it('keeps places free for others if they all come from one network', async () => {
    const { room, open } = closedRoom({ places: 5, placesPerNetwork: 2 });
    const visits = ['a', 'a', 'a', 'b'].map((network) => room.enter(network, 1));
    expect(room.count()).toBe(3);
    open();
    expect(await Promise.all(visits)).toEqual([true, true, false, true]);
    const again = room.enter('a', 1);
    expect(room.count()).toBe(1);
    open();
    expect(await again).toBe(true);
  });
});
