// Two servers of different releases side by side, while one release replaces the other: no request fails, and nothing that
// was typed is lost. The releases have no file in common, as images of containers have not.
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wait } from '../../lib/wait';
import { releaseName } from '../../server/releases/releases.mjs';
import { copyBuild } from '../releases/copy-build';
import { rawRequest } from '../requests/raw-request';
import { cookieHeader, signInOverApi } from '../requests/sign-in';
import { type NextServer, startNext } from '../stack/next-server';
import { dataFolder, root } from '../stack/paths';
import { findPort } from '../stack/ports';
import { stopProcess } from '../stack/processes';
import { type Front, startFront } from './nginx';
import { query } from './query';
import { type Shop, sendVisitors, type Tally } from './switch-visitors';
import { told } from './told';

const folder = join(dataFolder, 'test/two-releases');
/** Milliseconds that a server has to finish what it has begun. */
const PATIENCE = 30_000;

const hoursAgo = (hours: number) => releaseName(new Date(Date.now() - hours * 3_600_000));

/** The build of this folder. */
const FIRST = readFileSync(join(root, '.release-id'), 'utf8').trim();
/** Built with another key: the ids of its actions are others. */
const OTHER_KEY = hoursAgo(2);
/** Built with the same key. */
const SAME_KEY = hoursAgo(1);

type Running = { port: number; server: NextServer };

let front: Front;
let shop: Shop;
let running: Running[] = [];
let starts = 0;

const folderOf = (release: string) => (release === FIRST ? root : join(folder, release));
const buildOf = (release: string) => join(folderOf(release), '.next');

async function start(release: string): Promise<Running> {
  starts += 1;
  const port = await findPort(3_800 + 10 * starts);
  const env = {
    ...told.FRONT_SERVER_ENV,
    PLATFORM_DOMAIN: `localhost:${front.port}`,
    KEPT_FILES_DIRECTORY: join(front.folder, 'kept'),
  };
  const logFile = join(folder, `server-${starts}.log`);
  const server = await startNext({ mode: 'start', port, env, folder: folderOf(release), logFile });
  return { port, server };
}

const sendTo = (servers: readonly Running[]) => front.sendTo(servers.map(({ port }) => port));

/** What docs/operations.md says, for each server: out of the list, ended, and its successor into the list. */
async function replaceAll(release: string): Promise<void> {
  for (const former of [...running]) {
    const others = running.filter((one) => one !== former);
    await sendTo(others);
    await stopProcess(former.server.process, PATIENCE);
    running = [...others, await start(release)];
    await sendTo(running);
    // Both releases answer.
    await wait(3_000);
  }
}

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  copyBuild(folder, OTHER_KEY, { hasOtherActionIds: true, renames: 'all' });
  copyBuild(folder, SAME_KEY, { hasOtherActionIds: true, renames: 'all' });
  const port = await findPort(3_650);
  front = await startFront({ nginx: told.FRONT_NGINX, folder: join(folder, 'front'), port, servers: [9] });
  running = [await start(FIRST), await start(FIRST)];
  await sendTo(running);
  const host = `clayandkiln.localhost:${port}`;
  const owner = { email: 'owner@clayandkiln.test', password: 'makerfront-demo' };
  const cookie = cookieHeader(await signInOverApi({ port, host }, owner));
  const productId = randomUUID();
  await query(
    `INSERT INTO products (tenant_id, id, name, sku, price_cents, updated_at)
     SELECT id, $1, 'Always There', 'ALWAYS-THERE', 2800, now() FROM tenants WHERE slug = 'clayandkiln'`,
    [productId],
  );
  await query("UPDATE tenants SET contact_email = 'hello@clayandkiln.test' WHERE slug = 'clayandkiln'");
  shop = { port, host, productId, cookie, buildOf };
}, 240_000);

afterAll(async () => {
  await front?.stop();
  await Promise.all(running.map(({ server }) => server.stop()));
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

/** Removes what the visitors of an earlier switch have left. */
async function removeTaken(): Promise<void> {
  await query("DELETE FROM categories WHERE name LIKE 'Typed %'");
  await query("DELETE FROM orders WHERE customer_email LIKE '%@switch.example'");
}

/** Everything that a server said it has taken is in the database, once. */
async function expectAllTaken({ taken }: Tally): Promise<void> {
  const categories = await query<{ name: string }>("SELECT name FROM categories WHERE name LIKE 'Typed %'");
  expect(categories.map(({ name }) => name).sort()).toEqual(taken.categories.toSorted());
  const orders = await query<{ email: string }>(
    "SELECT customer_email AS email FROM orders WHERE customer_email LIKE '%@switch.example'",
  );
  expect(orders.map(({ email }) => email).sort()).toEqual(taken.orders.toSorted());
}

it.each([
  { release: OTHER_KEY, former: FIRST, keepsIds: false },
  { release: SAME_KEY, former: OTHER_KEY, keepsIds: true },
])(
  'servers of a release are replaced under load, its actions with the same ids: $keepsIds',
  // A second try would find no server of the former release.
  { timeout: 240_000, retry: 0 },
  async ({ release, former, keepsIds }) => {
    await removeTaken();
    const { tally, end } = sendVisitors(shop);
    await wait(3_000);
    await replaceAll(release);
    await end();
    const { done, pages, loadedAgain, unknownForms } = tally;
    console.log(JSON.stringify({ done, pages, loadedAgain, unknownForms }));
    expect(tally.failures.slice(0, 20)).toEqual([]);
    await expectAllTaken(tally);
    for (const one of [former, release]) {
      expect(tally.pages[one]).toBeGreaterThan(5);
    }
    if (keepsIds) {
      expect([tally.loadedAgain, tally.unknownForms]).toEqual([0, 0]);
    } else {
      expect(tally.loadedAgain).toBeGreaterThan(0);
    }
    // A tab of the former release finds the files of its pages after the last server of it has ended.
    for (const path of tally.files.get(former) ?? []) {
      const file = await rawRequest({ port: shop.port, host: shop.host, path: `${path}?dpl=${former}` });
      expect([path, file.status]).toEqual([path, 200]);
    }
  },
);
