// @ts-check
// Shares the processor between shops. One thread renders the pages of all shops, each as slowly as there are pages at once:
// without this, fifty visitors of one shop would make every other shop fifty times as slow. A shop that others are beside
// renders one page at a time; its further visitors wait, and let the pages of the other shops be ended first. While they wait, the
// page at work gives way in the middle too: a page is several milliseconds in one go, and dozens with what follows.
import { withGiveWay } from '../lib/http/give-way.mjs';
import { HOSTLESS_PATHS } from '../lib/http/routes.mjs';
import { metrics } from '../lib/metrics/metrics.mjs';
import { requestKind } from '../lib/metrics/request-kind.mjs';
import { pathOf } from './check-request.mjs';

/**
 * @typedef {object} TurnRules
 * @property {number} alone the most pages of a shop at once while no other shop is visited
 * @property {number} beside the most while others are
 * @property {number} patience milliseconds that a shop's further pages wait at most for pages of other shops to end, one after
 *   another: so that it goes on, however many others are visited. Also for how long from its beginning a page gives way
 * @property {number} recently milliseconds for which a shop counts as visited
 * @property {number} longest milliseconds after which a page keeps no turn any more: it waits for something else than the
 *   processor
 * @property {number} longestWait milliseconds after which a page that waits is refused: before a proxy gives up, which would take
 *   the server for broken, also for the other shops
 * @property {number} look milliseconds after which it is looked whether a page waits for its visitor to read, which keeps no
 *   turn either: visitors who read nothing could stop a shop
 */

/** @type {TurnRules} */
export const TURN_RULES = {
  alone: 8,
  beside: 1,
  patience: 150,
  recently: 2_000,
  longest: 1_000,
  longestWait: 5_000,
  look: 50,
};

/**
 * @typedef {object} Shop
 * @property {number} running
 * @property {Map<() => void, string>} waiting what begins each page that waits, with its visitor's network
 * @property {Map<string, number>} served when the last page of each network began, while the shop is visited
 * @property {number} startedAt
 * @property {NodeJS.Timeout} [alarm]
 */

/**
 * Kinds of addresses that are pages, made by this thread. The others wait for somebody else (PayPal, a mail server, an
 * upload), are files, or must be answered however busy the server is.
 */
const PAGES = new Set(['grid', 'product', 'page', 'order', 'admin', 'feed', 'other']);

/**
 * Whether a request is for a page.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url'>} request
 */
export function takesTurn({ method = '', url = '' }) {
  const path = pathOf(url);
  return (
    (method === 'GET' || method === 'HEAD') && PAGES.has(requestKind(path)) && !HOSTLESS_PATHS.includes(path)
  );
}

/** Hosts that are known as names of shops. Above it, the one goes that was not seen as such for the longest. */
const MOST_NAMES = 50_000;

/** Networks of a shop's visitors that are remembered. */
const MOST_NETWORKS = 1_000;

/**
 * All hosts that have not shown a shop yet share this turn: strangers can invent any number, and one whose first label is a
 * shop's name shows that shop.
 */
const UNKNOWN = '';

/**
 * Lets everything be heard that has arrived meanwhile. One step is not enough: what runs after input is heard still belongs to the
 * same round of the event loop.
 *
 * @returns {Promise<void>}
 */
const listenToOthers = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/**
 * @param {TurnRules} [rules]
 * @param {() => number} [now] milliseconds
 * @param {Set<string>} [names] hosts that are known as names of shops
 */
export function createShopTurns(
  { alone, beside, patience, recently, longest, longestWait, look } = TURN_RULES,
  now = () => performance.now(),
  names = new Set(),
) {
  /**
   * The shops with pages that are made or wait, by host.
   * @type {Map<string, Shop>}
   */
  const shops = new Map();
  /** Those of which a page is made and none waits, and those of which pages wait. Sets, so that each step costs the same. */
  /** @type {[Set<string>, Set<string>]} */
  const [calm, queued] = [new Set(), new Set()];
  /** What lets a page go on that waits in the middle, with its shop's host. @type {Map<() => void, string>} */
  const held = new Map();

  /** Whether a page of another shop is made for which this one's pages wait. @param {string} host */
  const isOtherServed = (host) => calm.size > (calm.has(host) ? 1 : 0);

  /**
   * Files a shop after each change.
   *
   * @param {string} host
   * @param {Shop} shop
   */
  function file(host, { running, waiting, alarm }) {
    queued[waiting.size > 0 ? 'add' : 'delete'](host);
    // Nobody waits for hosts that strangers may have invented.
    calm[running > 0 && waiting.size === 0 && host !== UNKNOWN ? 'add' : 'delete'](host);
    if (running === 0 && waiting.size === 0) {
      clearTimeout(alarm);
      shops.delete(host);
    }
  }

  /** The two hosts that were visited last: enough to know, for any host, when another was visited. */
  let [latest, before] = [
    { host: '', at: Number.NEGATIVE_INFINITY },
    { host: '', at: Number.NEGATIVE_INFINITY },
  ];

  /**
   * Remembers a name under which a shop's pages are kept: they are for its own names only.
   *
   * @param {string} host
   * @param {import('node:http').ServerResponse} response
   */
  function noteName(host, response) {
    if (typeof response.getHeader('surrogate-key') !== 'string') {
      return;
    }
    names.delete(host);
    names.add(host);
    const [oldest] = names;
    if (names.size > MOST_NAMES && oldest !== undefined) {
      names.delete(oldest);
    }
  }

  /** @param {string} host */
  function noteVisit(host) {
    if (host === UNKNOWN) {
      return;
    }
    if (latest.host !== host) {
      before = latest;
    }
    latest = { host, at: now() };
  }

  /** @param {string} host */
  const mostOf = (host) => {
    // Invented hosts have no more than a shop beside others. `latest` is never theirs.
    const { at } = latest.host === host ? before : latest;
    return now() - at < recently ? beside : alone;
  };

  /**
   * Begins as many pages of a shop as may begin now. The first one begins at once; `isFurther` are those that have waited.
   *
   * @param {string} host
   * @param {boolean} isFurther
   */
  function startNext(host, isFurther) {
    const shop = shops.get(host);
    if (shop === undefined) {
      return;
    }
    while (shop.waiting.size > 0 && shop.running < mostOf(host)) {
      const patienceLeft = shop.startedAt + patience - now();
      if (isFurther && isOtherServed(host) && patienceLeft > 0) {
        clearTimeout(shop.alarm);
        shop.alarm = setTimeout(() => startNext(host, true), patienceLeft);
        break;
      }
      const [begin, network] = nextOf(shop);
      shop.waiting.delete(begin);
      shop.running += 1;
      shop.startedAt = now();
      shop.served.delete(network);
      shop.served.set(network, shop.startedAt);
      const [oldest] = shop.served.keys();
      if (shop.served.size > MOST_NETWORKS && oldest !== undefined) {
        shop.served.delete(oldest);
      }
      begin();
    }
    file(host, shop);
  }

  /**
   * The page whose visitor's network had none for the longest: so one network's hundred pages do not wait before another's
   * first one.
   *
   * @param {Shop} shop
   * @returns {[() => void, string]}
   */
  function nextOf({ waiting, served }) {
    const [first, ...others] = waiting;
    if (first === undefined) {
      throw new Error('Nobody waits');
    }
    const sinceOf = (/** @type {string} */ network) => served.get(network) ?? Number.NEGATIVE_INFINITY;
    return others.reduce((best, other) => (sinceOf(other[1]) < sinceOf(best[1]) ? other : best), first);
  }

  /** Whether visitors of a shop wait for its pages at work. @param {string} host */
  const areOthersBehind = (host) => (shops.get(host)?.waiting.size ?? 0) > 0;

  /**
   * What a page that begins now waits for in the middle. Not for ever: each time may be as long as one go of each other page at work.
   *
   * @param {string} host
   * @returns {() => Promise<void> | null}
   */
  function wayOf(host) {
    const until = now() + patience;
    return () => (areOthersBehind(host) && now() < until ? giveWay(host, until) : null);
  }

  /** @param {string} host @param {number} until */
  async function giveWay(host, until) {
    await listenToOthers();
    const patienceLeft = until - now();
    if (!isOtherServed(host) || patienceLeft <= 0) {
      return;
    }
    await new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        held.delete(go);
        resolve(undefined);
      };
      const timer = setTimeout(go, patienceLeft);
      held.set(go, host);
    });
  }

  /** @param {string} host whose page has ended or was left */
  function goOn(host) {
    startNext(host, true);
    for (const [go, other] of held) {
      if (!isOtherServed(other) || !areOthersBehind(other)) {
        go();
      }
    }
    if (calm.size === 0) {
      for (const other of [...queued]) {
        startNext(other, true);
      }
    }
  }

  /**
   * Waits for the shop's turn. Returns what gives it back, or null if the visitor left meanwhile; 'late' if it took too long.
   *
   * @param {string} host
   * @param {string} network
   * @param {import('node:http').ServerResponse} response
   * @returns {Promise<(() => void) | null | 'late'>}
   */
  function takeTurn(host, network, response) {
    noteVisit(host);
    /** @type {Shop} */
    const shop = shops.get(host) ?? {
      running: 0,
      waiting: new Map(),
      served: new Map(),
      startedAt: Number.NEGATIVE_INFINITY,
    };
    shops.set(host, shop);
    const isFurther = shop.running > 0 || shop.waiting.size > 0;
    const { waitingRequests } = metrics();
    waitingRequests.inc();
    return new Promise((resolve) => {
      /** @param {null | 'late'} why */
      const giveUp = (why) => {
        clearTimeout(timer);
        response.off('close', leave);
        shop.waiting.delete(begin);
        waitingRequests.dec();
        goOn(host);
        resolve(why);
      };
      const leave = () => giveUp(null);
      const timer = setTimeout(() => giveUp('late'), longestWait);
      const begin = () => {
        clearTimeout(timer);
        response.off('close', leave);
        waitingRequests.dec();
        let isHeld = true;
        resolve(() => {
          if (isHeld) {
            isHeld = false;
            shop.running -= 1;
            goOn(host);
          }
        });
      };
      response.once('close', leave);
      shop.waiting.set(begin, network);
      startNext(host, isFurther);
    });
  }

  /**
   * Makes a page when it is its shop's turn; not at all if its visitor leaves before, or if that takes too long.
   *
   * @param {{ host: string, network: string }} visitor
   * @param {import('node:http').ServerResponse} response
   * @param {{ make: () => Promise<void>, refuse: () => void }} answer
   */
  async function inTurn({ host, network }, response, { make, refuse }) {
    const shop = names.has(host) ? host : UNKNOWN;
    const giveBack = await takeTurn(shop, network, response);
    if (giveBack === null) {
      return;
    }
    if (giveBack === 'late') {
      refuse();
      return;
    }
    let looksLeft = Math.ceil(longest / look);
    const timer = setInterval(() => {
      looksLeft -= 1;
      if (response.writableNeedDrain || looksLeft <= 0) {
        end();
      }
    }, look);
    let isOver = false;
    const end = () => {
      isOver = true;
      clearInterval(timer);
      giveBack();
      noteName(host, response);
    };
    // What is left is the network's work.
    response.once('finish', end);
    response.once('close', end);
    if (areOthersBehind(shop)) {
      // A page has just ended, and two in one go hold up others for as long as both.
      await listenToOthers();
      if (isOver) {
        return;
      }
    }
    try {
      await withGiveWay(wayOf(shop), make);
    } finally {
      if (response.writableEnded) {
        end();
      }
    }
  }

  return {
    inTurn,
    /**
     * Counts a visit that takes no turn, because its page is kept: it needs the thread too, for a moment.
     *
     * @param {string} host
     */
    noteVisitOf(host) {
      if (names.has(host)) {
        noteVisit(host);
      }
    },
  };
}
