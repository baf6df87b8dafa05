// A stranger guesses an owner's password, requests links in the owner's name, and floods the shop. Neither the
// owner nor the shoppers may be locked out.
import { rawRequest } from '../../requests/raw-request';
import { callAction, outcomeOf } from '../../requests/server-actions';
import { cookieHeader, signInOverApi } from '../../requests/sign-in';
import type { Fault } from '../fault';
import { until } from '../gate';
import { actionId } from '../owner';
import { placeOnce } from '../shop-requests';
import { buy, crowd, newShopper } from '../shopper';
import type { Shop } from '../shops';
import type { World } from '../world';

/** Addresses of this machine; the server counts each as a network. */
const STRANGER = '127.0.0.66';
const NEW_PLACE = '127.0.0.77';
const botAddress = (index: number) => `127.0.1.${index + 1}`;

const GUESSES = 14;
const BOTS = 8;
const RESETS = 4;

type Place = { from: string; cookies?: ReadonlyMap<string, string> };

const serverOf = (world: World, { host }: Shop) => ({
  port: world.site.port,
  host: `${host}:${world.site.port}`,
});

/** The cookies of a sign-in; null if it was refused. */
const trySignIn = (world: World, shop: Shop, place: Place, password = shop.owner.password) =>
  signInOverApi({ ...serverOf(world, shop), ...place }, { email: shop.owner.email, password }).catch(
    () => null,
  );

async function askForLink(world: World, shop: Shop, email: string, from: string): Promise<string> {
  const server = serverOf(world, shop);
  const answer = await callAction({
    ...server,
    from,
    path: '/admin/forgot-password',
    id: actionId('requestReset'),
    input: { email },
    headers: { origin: `http://${server.host}` },
  });
  return outcomeOf(answer);
}

const times = <Value>(count: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** One address guesses more than it may, others a little each, in both shops, and all request links. */
async function besiege(world: World, shop: Shop): Promise<void> {
  await Promise.all([
    times(GUESSES, (index) => trySignIn(world, shop, { from: STRANGER }, `guess ${index}`)),
    times(BOTS, (index) => trySignIn(world, shop, { from: botAddress(index) }, `guess ${index}`)),
    times(RESETS, () => askForLink(world, shop, shop.owner.email, STRANGER)),
    times(RESETS, (index) => askForLink(world, shop, `nobody-${index}@example.test`, STRANGER)),
  ]);
}

/** As after hundreds of thousands of requests: every limit of the shop is used up. */
const flood = (world: World) =>
  world.sql(`UPDATE rate_limits SET points = 500000 WHERE key LIKE '%Tenant:%'`);

async function lockOut(world: World): Promise<void> {
  const shop = world.shopAt(Math.floor(world.random() * world.shops.length));
  const complain = (text: string) => world.record.complain('recovery', `${shop.slug}: ${text}`);
  await world.sql('DELETE FROM rate_limits');
  const known = await trySignIn(world, shop, { from: '127.0.0.1' });
  if (known === null) {
    return complain('the owner cannot sign in while nothing happens');
  }
  // One request of each kind, so that every limit of the shop has a row to fill.
  await placeOnce(world, newShopper(world, shop));
  await askForLink(world, shop, 'nobody@example.test', NEW_PLACE);
  const siege = [besiege(world, shop), flood(world)];
  const shoppers = crowd(world, world.crowd);
  await Promise.all(siege);
  await flood(world);

  if ((await trySignIn(world, shop, { from: STRANGER })) !== null) {
    complain('the stranger may guess on, and has now guessed right');
  }
  const mark = new Map([...known].filter(([name]) => name.includes('known_browser')));
  if ((await trySignIn(world, shop, { from: STRANGER, cookies: mark })) === null) {
    complain('the owner’s own browser is locked out');
  }
  // While many addresses guess, a new place may have to retry, as its owner is told.
  const isIn = await until(async () => (await trySignIn(world, shop, { from: NEW_PLACE })) !== null, 30_000);
  if (!isIn) {
    complain('the owner is locked out of another place');
  }
  const links = async () =>
    (await world.inbox.list()).filter(
      ({ to, content }) => to.includes(shop.owner.email) && content.includes('/admin/reset-password#'),
    ).length;
  if ((await askForLink(world, shop, shop.owner.email, NEW_PLACE)) !== 'ok') {
    complain('the owner may not ask for a link');
  }
  // Sent by now, or among the three that the stranger caused, of which the last still opens.
  if (!(await until(async () => (await links()) > 0, 15_000))) {
    complain('no link came to the owner');
  }
  await shoppers;
  await buy(world, newShopper(world, shop));
  await world.sql('DELETE FROM rate_limits');
}

/** An owner who is signed in keeps working, whatever strangers do. */
async function signedInOwner(world: World): Promise<void> {
  const shop = world.shopAt(Math.floor(world.random() * world.shops.length));
  const cookies = await trySignIn(world, shop, { from: STRANGER });
  await besiege(world, shop);
  const page = await rawRequest({
    ...serverOf(world, shop),
    from: STRANGER,
    path: '/admin/orders',
    headers: { cookie: cookieHeader(cookies ?? new Map()) },
  });
  if (page.status !== 200) {
    world.record.complain('recovery', `a signed-in owner's page is answered ${page.status} during a siege`);
  }
  await world.sql('DELETE FROM rate_limits');
}

export const lockOutRounds: Fault[] = [
  { name: 'locked-out-by-strangers', weight: 1, play: lockOut },
  { name: 'guessed-at-while-signed-in', weight: 1, play: signedInOwner },
];
