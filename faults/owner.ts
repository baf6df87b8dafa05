// A shop's owner without a browser: signs in, looks at pages, and calls the actions behind the buttons.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../dev/stack/paths';
import { type Answer, call } from './http';
import type { Shop } from './shops';
import type { World } from './world';

export type Owner = { shop: Shop; cookie: string };

const cookiesOf = ({ headers }: Answer): string[] =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '');

const origin = ({ server }: World, { host }: Shop) => `${host}:${server.port}`;

/** Signs in as the sign-in page does (next-auth's token against forged requests, then the credentials). */
export async function signIn(world: World, shop: Shop): Promise<Owner> {
  const { port } = world.server;
  const host = origin(world, shop);
  const first = await call({ port, host, path: '/api/auth/csrf' });
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(JSON.parse(first.body));
  const answer = await call({
    port,
    host,
    path: '/api/auth/callback/credentials',
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${host}`,
      cookie: cookiesOf(first).join('; '),
    },
    body: new URLSearchParams({ csrfToken, ...shop.owner, json: 'true' }).toString(),
  });
  const cookies = cookiesOf(answer);
  if (!cookies.some((cookie) => cookie.includes('session-token='))) {
    throw new Error(`The owner of ${shop.slug} could not sign in: ${answer.status} ${answer.body}`);
  }
  return { shop, cookie: cookies.join('; ') };
}

/** A page of the admin area as its owner gets it. */
export const openPage = (world: World, { shop, cookie }: Owner, path: string): Promise<Answer> =>
  call({ port: world.server.port, host: origin(world, shop), path, headers: { cookie } });

const manifest = z.object({ node: z.record(z.string(), z.object({ exportedName: z.string() })) });

/** What the build calls an action. */
function actionId(name: string): string {
  const file = readFileSync(join(root, '.next/server/server-reference-manifest.json'), 'utf8');
  const found = Object.entries(manifest.parse(JSON.parse(file)).node).find(
    ([, { exportedName }]) => exportedName === name,
  );
  if (found === undefined) {
    throw new Error(`The build has no action ${name}`);
  }
  return found[0];
}

/** Calls an action with its one argument, as React sends it. Answers 'ok', or the code of its refusal. */
export async function act(
  world: World,
  { shop, cookie }: Owner,
  { name, path, input }: { name: string; path: string; input: object },
): Promise<string> {
  const host = origin(world, shop);
  const { status, body } = await call({
    port: world.server.port,
    host,
    path,
    method: 'POST',
    headers: {
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': actionId(name),
      origin: `http://${host}`,
      cookie,
    },
    body: JSON.stringify([input]),
  });
  const code = /"ok":false,"code":"(\w+)"/.exec(body)?.[1];
  return code ?? (/"ok":true/.test(body) ? 'ok' : `HTTP ${status}`);
}
