import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { giveWay } from '../lib/http/give-way.mjs';
import { createShopTurns, takesTurn } from './shop-turns.mjs';

const RULES = {
  alone: 3,
  beside: 1,
  patience: 500,
  recently: 1_000,
  longest: 60_000,
  longestWait: 60_000,
  look: 10,
};

/** Hosts that are known as names of shops. */
const NAMES = ['noisy', 'quiet', 'one', 'two', 'three'];

/** A page whose shop is busy begins two rounds of the event loop later. */
async function settle() {
  for (let round = 0; round < 6; round += 1) {
    await new Promise(setImmediate);
  }
}

/** A server with pages that end when the test says so. */
function openServer(changes: Partial<typeof RULES> = {}) {
  let time = 0;
  const { inTurn, noteVisitOf } = createShopTurns({ ...RULES, ...changes }, () => time, new Set(NAMES));
  const running: string[] = [];
  const refused: string[] = [];
  const page = (host: string, network = '192.0.2.1') => {
    const emitter = new EventEmitter();
    const response = Object.assign(emitter, {
      writableEnded: false,
      writableNeedDrain: false,
      getHeader: (name: string) => (name === 'surrogate-key' && host === 'new' ? 'tenant:new' : undefined),
    }) as unknown as ServerResponse;
    let finish: () => void = () => {};
    const made = new Promise<void>((resolve) => {
      finish = resolve;
    });
    // What is done in the middle of the page.
    let inPage = <Value>(work: () => Value): Value => work();
    const make = () => {
      running.push(host);
      inPage = AsyncLocalStorage.snapshot();
      return made;
    };
    const done = inTurn({ host, network }, response, { make, refuse: () => refused.push(host) });
    return {
      async end() {
        running.splice(running.indexOf(host), 1);
        Object.assign(response, { writableEnded: true });
        finish();
        await done;
        emitter.emit('finish');
        emitter.emit('close');
        await settle();
      },
      /** Gives way in the middle; tells whether the page may go on. */
      giveWay() {
        const state = { isHeld: true, goesOn: Promise.resolve() };
        state.goesOn = Promise.resolve(inPage(giveWay)).then(() => {
          state.isHeld = false;
        });
        return state;
      },
      waitForVisitor: () => Object.assign(response, { writableNeedDrain: true }),
      async leave() {
        emitter.emit('close');
        await done;
      },
    };
  };
  const pages = async (host: string, count: number, network?: string) => {
    const all = Array.from({ length: count }, () => page(host, network));
    await settle();
    return all;
  };
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { running, refused, pages, wait, noteVisitOf };
}

describe('the turns of shops', () => {
  it('let a shop that is alone make several pages at once', async () => {
    const { running, pages } = openServer();
    const [first] = await pages('noisy', 10);
    expect(running).toEqual(['noisy', 'noisy', 'noisy']);
    await first?.end();
    expect(running).toEqual(['noisy', 'noisy', 'noisy']);
  });

  it('begin the page of another shop at once, and let the first one make one at a time from then on', async () => {
    const { running, pages } = openServer();
    const noise = await pages('noisy', 10);
    const [quiet] = await pages('quiet', 1);
    expect(running).toEqual(['noisy', 'noisy', 'noisy', 'quiet']);
    for (const page of noise.slice(0, 3)) {
      await page.end();
    }
    // Its next page waits until that of the other shop is ended.
    expect(running).toEqual(['quiet']);
    await quiet?.end();
    expect(running).toEqual(['noisy']);
    await noise[3]?.end();
    expect(running).toEqual(['noisy']);
  });

  it('let a shop go on after a while, although others are visited', async () => {
    const { running, pages, wait } = openServer({ patience: 30 });
    const noise = await pages('noisy', 4);
    await pages('quiet', 1);
    for (const page of noise.slice(0, 3)) {
      await page.end();
    }
    expect(running).toEqual(['quiet']);
    wait(31);
    await expect.poll(() => running).toEqual(['quiet', 'noisy']);
  });

  it('make pages of several busy shops beside each other', async () => {
    const { running, pages } = openServer();
    await pages('one', 5);
    await pages('two', 5);
    await pages('three', 5);
    expect(running).toEqual(['one', 'one', 'one', 'two', 'three']);
  });

  it('give a shop all of its pages again when the others have not been visited for a while', async () => {
    const { running, pages, wait } = openServer();
    const [quiet] = await pages('quiet', 1);
    await quiet?.end();
    const [first] = await pages('noisy', 10);
    expect(running).toEqual(['noisy']);
    wait(1_001);
    await first?.end();
    expect(running).toEqual(['noisy', 'noisy', 'noisy']);
  });

  it('let a shop make one page at a time beside visitors of another one’s kept pages', async () => {
    const { running, pages, noteVisitOf } = openServer();
    noteVisitOf('quiet');
    const [first] = await pages('noisy', 3);
    expect(running).toEqual(['noisy']);
    await first?.end();
    expect(running).toEqual(['noisy']);
  });

  it('do not count visits at hosts that show no shop', async () => {
    const { running, pages, noteVisitOf } = openServer();
    noteVisitOf('invented');
    await pages('noisy', 3);
    expect(running).toEqual(['noisy', 'noisy', 'noisy']);
  });

  it('forget a visitor who leaves while waiting', async () => {
    const { running, pages } = openServer({ alone: 1 });
    const [first, second, third] = await pages('noisy', 3);
    await second?.leave();
    await first?.end();
    expect(running).toEqual(['noisy']);
    await third?.end();
    expect(running).toEqual([]);
  });

  it('are one for all hosts that show no shop of that name, and nobody waits for those', async () => {
    const { running, pages } = openServer();
    await pages('noisy.invented-1', 2);
    await pages('noisy.invented-2', 2);
    expect(running).toHaveLength(3);
    const noise = await pages('noisy', 5);
    expect(running.filter((host) => host === 'noisy')).toHaveLength(3);
    await noise[0]?.end();
    expect(running.filter((host) => host === 'noisy')).toHaveLength(3);
  });

  it('are few for hosts that show no shop while a shop is visited', async () => {
    const { running, pages, noteVisitOf } = openServer();
    noteVisitOf('quiet');
    const [first] = await pages('quiet.invented', 5);
    expect(running).toHaveLength(1);
    const [own] = await pages('quiet', 1);
    expect(running).toHaveLength(2);
    await first?.end();
    expect(running).toEqual(['quiet']);
    await own?.end();
    expect(running).toEqual(['quiet.invented']);
  });

  it('are a shop’s own once a page of it was kept', async () => {
    const { running, pages } = openServer();
    const [first] = await pages('new', 1);
    await first?.end();
    await pages('invented', 5);
    expect(running).toHaveLength(3);
    // It does not wait with those any more.
    await pages('new', 1);
    expect(running).toContain('new');
  });

  it('refuse a page that has waited for too long, and go on with the others', async () => {
    const { running, refused, pages, noteVisitOf } = openServer({ longestWait: 30 });
    noteVisitOf('quiet');
    const [first] = await pages('noisy', 3);
    expect(running).toEqual(['noisy']);
    await expect.poll(() => refused).toEqual(['noisy', 'noisy']);
    const [later] = await pages('noisy', 1);
    await first?.end();
    expect(running).toEqual(['noisy']);
    await later?.end();
    expect([running, refused.length]).toEqual([[], 2]);
  });

  it('of one shop go to its visitors by network in rotation', async () => {
    const { running, pages } = openServer({ alone: 1 });
    const flood = await pages('noisy', 4, '192.0.2.1');
    const [shopper] = await pages('noisy', 1, '198.51.100.1');
    await flood[0]?.end();
    // The shopper's page began before those that waited longer.
    expect(running).toHaveLength(1);
    await shopper?.end();
    expect(running).toHaveLength(1);
    await flood[1]?.end();
    await flood[2]?.end();
    await flood[3]?.end();
    expect(running).toEqual([]);
  });

  it('go on while a visitor reads nothing of a page', async () => {
    const { running, pages } = openServer({ alone: 1 });
    const [first] = await pages('noisy', 2);
    expect(running).toEqual(['noisy']);
    first?.waitForVisitor();
    await expect.poll(() => running.length).toBe(2);
  });

  it('go on after a page that takes long, such as a download', async () => {
    const { running, pages } = openServer({ alone: 1, longest: 20 });
    await pages('noisy', 2);
    expect(running).toHaveLength(1);
    await expect.poll(() => running.length).toBe(2);
  });

  it('go on after a page whose visitor leaves while it is made', async () => {
    const { running, pages } = openServer({ alone: 1 });
    const [first] = await pages('noisy', 2);
    void first?.leave();
    await expect.poll(() => running.length).toBe(2);
  });
});

describe('a page in the middle', () => {
  it('waits for nothing while no visitor of its shop waits', async () => {
    const { pages } = openServer();
    const [noisy] = await pages('noisy', 1);
    await pages('quiet', 1);
    const page = noisy?.giveWay();
    await Promise.resolve();
    await Promise.resolve();
    expect(page?.isHeld).toBe(false);
  });

  it('lets everything be heard that has arrived, while visitors of its shop wait', async () => {
    const { pages } = openServer({ alone: 1 });
    const [noisy] = await pages('noisy', 2);
    const order: string[] = [];
    const listener = createServer((socket) => {
      // Where input is heard, further input is heard one round of the event loop later.
      socket.once('data', () => {
        visitor.write('second');
        socket.once('data', () => order.push('heard'));
        void noisy?.giveWay().goesOn.then(() => order.push('gone on'));
      });
    }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const visitor = connect((listener.address() as AddressInfo).port, '127.0.0.1', () =>
      visitor.write('first'),
    );
    await expect.poll(() => order.length).toBe(2);
    visitor.destroy();
    listener.close();
    expect(order).toEqual(['heard', 'gone on']);
  });

  it('waits for the pages of other shops, and for no others of its own', async () => {
    const { pages } = openServer();
    await pages('quiet', 1).then(([quiet]) => quiet?.end());
    const [noisy] = await pages('noisy', 3);
    const [quiet] = await pages('quiet', 1);
    const page = noisy?.giveWay();
    await pause(20);
    expect(page?.isHeld).toBe(true);
    await quiet?.end();
    await expect.poll(() => page?.isHeld).toBe(false);
  });

  it('goes on after a while, although others are visited', async () => {
    const { pages, wait } = openServer({ patience: 30 });
    await pages('quiet', 1);
    const [noisy] = await pages('noisy', 3);
    const page = noisy?.giveWay();
    await expect.poll(() => page?.isHeld).toBe(false);
    wait(30);
    const later = noisy?.giveWay();
    await settle();
    expect(later?.isHeld).toBe(false);
    // From here on nobody is let in between.
    wait(RULES.patience - 30);
    const last = noisy?.giveWay();
    await Promise.resolve();
    await Promise.resolve();
    expect(last?.isHeld).toBe(false);
  });

  it('goes on when the visitors leave that wait behind it', async () => {
    const { pages } = openServer({ patience: 60_000 });
    await pages('quiet', 1);
    const [noisy, waiting] = await pages('noisy', 2);
    const page = noisy?.giveWay();
    await pause(20);
    expect(page?.isHeld).toBe(true);
    await waiting?.leave();
    await expect.poll(() => page?.isHeld).toBe(false);
  });

  it('is not made for a visitor who leaves while others are heard', async () => {
    const { running, pages } = openServer({ alone: 1 });
    const [first, second] = await pages('noisy', 3);
    const ended = first?.end();
    // The second one has its turn now, and is not made yet.
    await Promise.resolve();
    void second?.leave();
    await ended;
    await settle();
    expect(running).toEqual(['noisy']);
  });
});

it.each([
  ['GET', '/', true],
  ['HEAD', '/search?q=mug', true],
  ['GET', '/admin/orders', true],
  ['GET', '/no-such-page', true],
  ['POST', '/admin/orders', false],
  ['GET', '/api/health', false],
  ['POST', '/api/orders', false],
  ['GET', '/media/shop/picture.webp', false],
  ['GET', '/_next/static/chunk.js', false],
  ['GET', '/metrics', false],
])('%s %s takes a turn: %s', (method, url, expected) => {
  expect(takesTurn({ method, url })).toBe(expected);
});
