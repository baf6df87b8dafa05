// What ends TLS for every shop: the real Caddy with the product's file, before the cache and a server that is reached over https.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RawRequest, rawRequest } from '../requests/raw-request';
import { startNext } from '../stack/next-server';
import { dataFolder } from '../stack/paths';
import { findPort } from '../stack/ports';
import { type Caddy, findCaddy, startCaddy } from './caddy';
import { startFront } from './nginx';
import { told } from './told';

const SECRET = 'a-secret-of-domains-that-only-tests-use';

const program = await findCaddy();
if (program === null) {
  console.warn('There is no Caddy here, and none can be installed: the one of deploy/ is not tried.');
}

describe.skipIf(program === null)('behind Caddy', () => {
  const stops: (() => Promise<void>)[] = [];
  let http: number;
  let https: number;
  let caddy: Caddy;

  beforeAll(async () => {
    https = await findPort(3_820);
    http = await findPort(3_830);
    const server = await findPort(3_840);
    const cache = await findPort(3_850);
    const env = {
      ...told.FRONT_SERVER_ENV,
      ...{ PLATFORM_DOMAIN: `localhost:${https}`, SITE_SCHEME: 'https', DOMAINS_SECRET: SECRET },
    };
    const logFile = join(dataFolder, 'test/behind-caddy.log');
    stops.push((await startNext({ mode: 'start', port: server, env, logFile })).stop);
    const folder = join(dataFolder, 'test/behind-caddy');
    const front = await startFront({ nginx: told.FRONT_NGINX, folder, port: cache, servers: [server] });
    stops.push(front.stop);
    caddy = await startCaddy({
      program: program ?? '',
      ports: { http, https },
      variables: {
        ASK: `http://127.0.0.1:${cache}/api/domains/allowed?secret=${SECRET}`,
        FRONT: `127.0.0.1:${cache}`,
      },
    });
    stops.push(caddy.stop);
  }, 60_000);

  afterAll(async () => {
    for (const stop of stops.splice(0).reverse()) {
      await stop();
    }
  });

  const ask = (name: string, more: Partial<RawRequest> = {}) =>
    rawRequest({ port: https, host: `${name}:${https}`, authority: caddy.authority, ...more });

  it('each shop has a certificate at its first visit, under its own domain too, and is itself', async () => {
    const names = ['clayandkiln.localhost', 'quietloom.test', 'localhost'];
    const pages = await Promise.all(names.map((name) => ask(name)));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(pages.map(({ headers }) => headers['strict-transport-security'])).toEqual(
      pages.map(() => expect.stringMatching(/^max-age=/)),
    );
    const [pottery = '', weaver = '', platform = ''] = pages.map(({ body }) => body);
    expect(pottery).toContain(`<link rel="canonical" href="https://clayandkiln.localhost:${https}/"/>`);
    expect(weaver).toContain(`<link rel="canonical" href="https://quietloom.test:${https}/"/>`);
    expect(platform).toContain(`href="https://clayandkiln.localhost:${https}/"`);
    await expect.poll(async () => (await ask('quietloom.test')).headers['x-front-cache']).toBe('HIT');
  });

  it('nobody gets one for a name that is no shop, nor for a domain that nobody has proved', async () => {
    for (const name of ['nobody.localhost', 'a.clayandkiln.localhost', 'somebody-elses.test']) {
      await expect(ask(name), name).rejects.toThrow(/alert internal error/i);
    }
  });

  it('http leads to https, but for calls, which are refused', async () => {
    const { status, headers } = await rawRequest({
      port: http,
      host: `quietloom.localhost:${http}`,
      path: '/search?q=towel',
    });
    expect(status).toBe(308);
    expect(headers.location).toBe('https://quietloom.localhost/search?q=towel');
    const call = { port: http, host: 'quietloom.localhost', path: '/api/orders', method: 'POST', body: '{}' };
    expect((await rawRequest(call)).status).toBe(403);
  });
});

describe.skipIf(program === null)('what Caddy sends on', () => {
  const heard: IncomingHttpHeaders[] = [];
  const echo = createServer((request, response) => {
    heard.push(request.headers);
    response.end(request.url);
  });
  let caddy: Caddy;
  let https: number;

  beforeAll(async () => {
    const port = await findPort(3_860);
    await new Promise<void>((resolve) => echo.listen(port, '127.0.0.1', resolve));
    https = await findPort(3_870);
    caddy = await startCaddy({
      program: program ?? '',
      ports: { http: await findPort(3_880), https },
      variables: {
        ...{ ASK: `http://127.0.0.1:${port}/allowed`, FRONT: `127.0.0.1:${port}` },
        ...{ FILES_HOST: 'files.localhost', STORE: `127.0.0.1:${port}` },
      },
    });
  }, 60_000);

  afterAll(async () => {
    await caddy.stop();
    echo.close();
  });

  it('says by itself who asks, for which host and under which id, whatever a visitor claims', async () => {
    const claimed = randomUUID();
    const forged = {
      ...{ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'other.test', 'x-forwarded-proto': 'http' },
      'x-request-id': claimed,
    };
    const host = `shop.localhost:${https}`;
    const { body } = await rawRequest({
      ...{ port: https, host, authority: caddy.authority },
      ...{ path: '/a%2Fb?c=d', headers: forged },
    });
    expect(body).toBe('/a%2Fb?c=d');
    const last = heard.at(-1) ?? {};
    expect(last).toMatchObject({ host, 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' });
    expect(last['x-forwarded-host']).toMatch(/^shop\.localhost/);
    expect(last['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(last['x-request-id']).not.toBe(claimed);
  });

  it('a store for files is asked under its own name, which its signed addresses hold', async () => {
    const host = `files.localhost:${https}`;
    const path = '/bucket/key?X-Amz-Signature=abc';
    const { body } = await rawRequest({ port: https, host, authority: caddy.authority, path });
    expect(body).toBe(path);
    expect(heard.at(-1)?.host).toBe(host);
  });
});
