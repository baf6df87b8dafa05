// A shop's owner without a browser: signs in, requests pages, and calls the actions behind the buttons.
import { type RawAnswer, rawRequest } from '../requests/raw-request';
import { callAction, outcomeOf, serverReferences } from '../requests/server-actions';
import { cookieHeader, signInOverApi } from '../requests/sign-in';
import type { Shop } from './shops';
import type { World } from './world';

export type Owner = { shop: Shop; cookie: string };

const serverOf = ({ site }: World, { host }: Shop) => ({
  port: site.port,
  host: `${host}:${site.port}`,
});

/** Signs in as often as the rounds need, which is more often than the limit allows. */
export async function signIn(world: World, shop: Shop): Promise<Owner> {
  await world.sql("DELETE FROM rate_limits WHERE key LIKE 'signIn%'");
  return { shop, cookie: cookieHeader(await signInOverApi(serverOf(world, shop), shop.owner)) };
}

/** A page of the admin area as its owner gets it. */
export const openPage = (world: World, { shop, cookie }: Owner, path: string): Promise<RawAnswer> =>
  rawRequest({ ...serverOf(world, shop), path, headers: { cookie } });

/** The build's id of an action. */
export function actionId(wanted: string): string {
  const found = serverReferences().find(({ name }) => name === wanted);
  if (found === undefined) {
    throw new Error(`The build has no action ${wanted}`);
  }
  return found.id;
}

/** Calls an action with its one argument. Returns 'ok', or the code of its refusal. */
export async function act(
  world: World,
  { shop, cookie }: Owner,
  { name, path, input }: { name: string; path: string; input: object },
): Promise<string> {
  const server = serverOf(world, shop);
  const headers = { origin: `http://${server.host}`, cookie };
  return outcomeOf(await callAction({ ...server, path, id: actionId(name), input, headers }));
}
