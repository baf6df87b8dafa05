import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listenProblem } from './listen-problem.mjs';

/** The error of a server that cannot listen. */
async function refusalAt(port: number, host?: string): Promise<NodeJS.ErrnoException> {
  const server = createServer().listen(port, host);
  const [error] = await once(server, 'error');
  return error;
}

it('names a port that is in use, and how to choose another', async () => {
  const first = createServer().listen(0);
  await once(first, 'listening');
  const address = first.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sentence = listenProblem(await refusalAt(port), port, undefined);
  first.close();
  expect(sentence).toMatch(new RegExp(`^Port ${port} is taken\\. .* PORT=\\d+\\.$`));
  expect(sentence).not.toContain(`PORT=${port}.`);
});

it('names an address that this machine does not have', async () => {
  // Reserved for documentation.
  const host = '203.0.113.9';
  expect(listenProblem(await refusalAt(0, host), 3_000, host)).toMatch(/^HOST is 203\.0\.113\.9, /);
});

it('suggests no port above the highest one', () => {
  const taken = Object.assign(new Error(), { code: 'EADDRINUSE' });
  expect(listenProblem(taken, 65_535, undefined)).toMatch(/PORT=3000\.$/);
});

it('gives no sentence for a bug', () => {
  expect(listenProblem(new Error('a bug'), 3_000, undefined)).toBeNull();
});
