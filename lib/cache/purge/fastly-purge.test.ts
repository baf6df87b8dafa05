import { createServer } from 'node:http';
import { afterEach, describe, expect } from 'vitest';
import { fastlyPurge } from './fastly-purge';
import { itPurgesByTag, type StandIn } from './purge-contract';

const KEY = 'key-of-the-test';
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop();
  }
});

/** Answers as Fastly does. */
async function startFastly(): Promise<StandIn> {
  const dropped: string[] = [];
  let fails = false;
  const server = createServer((request, response) => {
    const keys = String(request.headers['surrogate-key'] ?? '').split(' ');
    const isRight =
      request.method === 'POST' &&
      request.url === '/service/SU1Z/purge' &&
      request.headers['fastly-key'] === KEY &&
      keys.length <= 256;
    const status = fails ? 503 : isRight ? 200 : 400;
    fails = false;
    if (status === 200) {
      dropped.push(...keys);
    }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end('{"status":"ok"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  expect(port).toBeGreaterThan(0);
  return {
    purge: fastlyPurge({ url: `http://127.0.0.1:${port}/service/SU1Z/`, key: KEY }),
    dropped: () => dropped,
    failNext: () => {
      fails = true;
    },
  };
}

describe('Fastly’s purging', () => itPurgesByTag(startFastly));
