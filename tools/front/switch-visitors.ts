// People who shop and work while the servers behind the cache are replaced by servers of another release. Each has a page
// open, of whichever release answered, and goes on using it as a browser would.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataAddressIn } from '../../lib/cache/page-data.mjs';
import { wait } from '../../lib/wait';
import { actionsOf } from '../releases/copy-build';
import { type RawAnswer, type RawRequest, rawRequest } from '../requests/raw-request';
import { callAction, outcomeOf } from '../requests/server-actions';

export type Shop = {
  /** The port of the cache in front. */
  port: number;
  host: string;
  productId: string;
  /** Cookies of the shop's owner. */
  cookie: string;
  /** The build of a release. */
  buildOf: (release: string) => string;
};

/** What the visitors have met. */
export type Tally = {
  failures: string[];
  /** Number of finished visits by kind. */
  done: Record<string, number>;
  /** Number of pages by the release that made them. */
  pages: Record<string, number>;
  /** Calls of a page's action that a server of another release did not know. The page was loaded again, and called again. */
  loadedAgain: number;
  /** Forms without a script that such a server did not know. */
  unknownForms: number;
  /** Names and addresses in what a server said it has taken. */
  taken: { categories: string[]; orders: string[]; messages: string[] };
  /** Paths of a release's files that somebody has loaded. */
  files: Map<string, Set<string>>;
};

/** Milliseconds between two visits of one visitor. */
const PAUSE = 60;
/** Files of a page that one visit loads. */
const FILES = 4;
/** How often a page is loaded again before what was typed counts as lost. */
const TRIES = 20;

const releaseOf = ({ body }: RawAnswer): string => /data-dpl-id="([^"]+)"/.exec(body)?.[1] ?? '';

/** Style sheets name their release in the addresses of fonts, which are the same in each. */
const withoutRelease = (text: string): string => text.replace(/\?dpl=[\w-]+/g, '');

const some = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

type Visit = (visitor: { from: string }) => Promise<void>;

function visits(shop: Shop, tally: Tally): Record<string, () => Visit> {
  const { port, host, productId, cookie, buildOf } = shop;
  const ask = (request: Partial<RawRequest> & { path: string }) => rawRequest({ port, host, ...request });
  const complain = (text: string) => tally.failures.push(text);
  const count = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1;
  };

  async function load(path: string): Promise<{ release: string; body: string }> {
    const page = await ask({ path, headers: { cookie } });
    const release = releaseOf(page);
    if (page.status !== 200 || release === '') {
      complain(`page ${path}: ${page.status} of release "${release}"`);
    }
    count(tally.pages, release);
    return { release, body: page.body };
  }

  /** A page whose data has gone with the last server of its release is loaded once more. */
  async function loadWithData(path: string): Promise<{ release: string; body: string }> {
    let page = await load(path);
    for (let time = 0; time < 2; time += 1) {
      const address = dataAddressIn(page.body);
      if (address === null) {
        return page;
      }
      const data = await ask({ path: address });
      if (data.status === 200 && data.body.includes('__next_f')) {
        count(tally.done, 'data');
        return page;
      }
      page = await load(path);
    }
    complain(`data of ${path}: not there, also after the page was loaded again`);
    return page;
  }

  async function loadFile(release: string, path: string): Promise<void> {
    const { status, body } = await ask({ path: `${path}?dpl=${release}` });
    const file = join(buildOf(release), decodeURIComponent(path.replace('/_next/', '')));
    const isWhole = () => withoutRelease(readFileSync(file, 'utf8')) === withoutRelease(body);
    if (status !== 200 || !existsSync(file) || !isWhole()) {
      complain(`file ${path} of release ${release}: ${status}, ${body.length} characters`);
      return;
    }
    const files = tally.files.get(release) ?? new Set();
    tally.files.set(release, files.add(path));
  }

  const paths = ['/', '/cart', `/product/${productId}`, '/contact', '/search?q=towel', '/admin/products'];

  const pages = (): Visit => async () => {
    const { release, body } = await loadWithData(some(paths) ?? '/');
    const files = [...new Set(body.match(/\/_next\/static\/[\w~./%-]+\.(?:js|css|woff2)/g) ?? [])];
    for (let file = 0; file < FILES; file += 1) {
      await loadFile(release, some(files) ?? '');
    }
  };

  /** A click on a link: the part of the page that changes. Next compares its release with that of the page. */
  const parts = (): Visit => async () => {
    const headers = { rsc: '1', cookie };
    let path = some(paths) ?? '/';
    let part = await ask({ path, headers });
    if (part.status === 307) {
      path = part.headers.location ?? path;
      part = await ask({ path, headers });
    }
    const release = part.headers['x-nextjs-deployment-id'] ?? /"b":"([^"]+)"/.exec(part.body)?.[1];
    const isPart = part.headers['content-type']?.includes('text/x-component') === true;
    if (part.status !== 200 || !isPart || typeof release !== 'string' || !existsSync(buildOf(release))) {
      complain(`part ${path}: ${part.status} ${part.headers['content-type']} of release "${release}"`);
    }
  };

  const calls = (): Visit => {
    let release: string | null = null;
    return async () => {
      release ??= (await load('/cart')).release;
      const headers = {
        'content-type': 'application/json',
        origin: `http://${host}`,
        'x-deployment-id': release,
      };
      const call = { method: 'POST', headers };
      const quote = await ask({ ...call, path: '/api/quote', body: '{"lines":[]}' });
      const email = `${randomUUID()}@switch.example`;
      const order = await ask({
        ...call,
        headers: { ...headers, 'idempotency-key': randomUUID() },
        path: '/api/orders',
        body: JSON.stringify({
          customer: { name: 'Ada Winslow', email, phone: '(503) 555-0142' },
          shipping_address: { address: '18 Foundry Lane', city: 'Portland', state: 'OR', zip: '97202' },
          lines: [{ product_id: productId, quantity: 1 }],
        }),
      });
      if (quote.status !== 200 || order.status !== 201) {
        complain(`calls: a quote ${quote.status}, an order ${order.status} ${order.body.slice(0, 200)}`);
      } else {
        tally.taken.orders.push(email);
      }
    };
  };

  /** A dialog of the admin area: what is typed stays, however often the page says that there is a newer one. */
  const actions = (): Visit => {
    let release: string | null = null;
    return async () => {
      const name = `Typed ${randomUUID()}`;
      for (let tries = 0; tries < TRIES; tries += 1) {
        release ??= (await load('/admin/products')).release;
        const id = actionsOf(buildOf(release)).find((action) => action.name === 'createCategory')?.id ?? '';
        const headers = { cookie, origin: `http://${host}`, 'x-deployment-id': release };
        const path = '/admin/products';
        const answer = await callAction({ port, host, path, id, input: { name }, headers });
        const outcome = outcomeOf(answer);
        if (outcome === 'ok') {
          tally.taken.categories.push(name);
          return;
        }
        // The two answers to which a page says that there is a newer version (components/admin/call-action.ts).
        if (answer.headers['x-nextjs-action-not-found'] !== '1' && outcome !== 'newer_version') {
          complain(`action: ${outcome} ${answer.body.slice(0, 200)}`);
          return;
        }
        tally.loadedAgain += 1;
        release = null;
        await wait(PAUSE);
      }
      complain(`action: ${name} was never taken`);
    };
  };

  /** The contact form of a browser without a script, whose page is loaded again for each message. */
  const forms =
    (): Visit =>
    async ({ from }) => {
      const page = await load('/contact');
      const message = `Is the kiln on? ${randomUUID()}`;
      const form = new FormData();
      for (const [, name = '', value = ''] of page.body.matchAll(
        /<input type="hidden" name="(\$ACTION_[^"]+)"(?: value="([^"]*)")?/g,
      )) {
        form.set(name, value.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
      }
      form.set('name', 'Ada');
      form.set('email', 'ada@switch.example');
      form.set('orderNumber', '');
      form.set('message', message);
      form.set('website', '');
      const packed = new Response(form);
      const sent = await ask({
        path: '/contact',
        method: 'POST',
        from,
        headers: { 'content-type': packed.headers.get('content-type') ?? '', origin: `http://${host}` },
        body: new Uint8Array(await packed.arrayBuffer()),
      });
      if (sent.headers['x-nextjs-action-not-found'] === '1') {
        tally.unknownForms += 1;
      } else if (sent.status !== 200 || !sent.body.includes('Your message is on its way')) {
        complain(`form: ${sent.status} ${sent.body.slice(0, 200)}`);
      } else {
        tally.taken.messages.push(message);
      }
    };

  return { pages, parts, calls, actions, forms };
}

const WORKERS: Record<string, number> = { pages: 3, parts: 2, calls: 2, actions: 2, forms: 1 };

/** Sends the visitors, until the returned `end` is called; it waits for their last answers. */
export function sendVisitors(shop: Shop): { tally: Tally; end: () => Promise<void> } {
  const tally: Tally = {
    failures: [],
    done: {},
    pages: {},
    loadedAgain: 0,
    unknownForms: 0,
    taken: { categories: [], orders: [], messages: [] },
    files: new Map(),
  };
  let isOver = false;
  let places = 0;
  const work = Object.entries(visits(shop, tally)).flatMap(([name, begin]) =>
    Array.from({ length: WORKERS[name] ?? 1 }, async () => {
      const visit = begin();
      while (!isOver) {
        // Every message from another network, because a shop takes only a few from one.
        places += 1;
        const from = `127.9.${Math.floor(places / 250)}.${1 + (places % 250)}`;
        await visit({ from }).catch((error: unknown) => tally.failures.push(`${name}: ${String(error)}`));
        tally.done[name] = (tally.done[name] ?? 0) + 1;
        await wait(PAUSE);
      }
    }),
  );
  return {
    tally,
    async end() {
      isOver = true;
      await Promise.all(work);
    },
  };
}
