import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { drainable } from './drain.mjs';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) {
    stop();
  }
});

function answerAll(waiting: ServerResponse[]): void {
  for (const response of waiting.splice(0)) {
    response.end('slow');
  }
}

/** A server that answers `/slow` on demand, and everything else at once. */
async function startServer() {
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/slow') {
      waiting.push(response);
    } else {
      response.end('quick');
    }
  });
  const { drain } = drainable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  stops.push(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const ask = async (path: string) => {
    const [answer]: [IncomingMessage] = (await once(
      get({ host: '127.0.0.1', port, path, agent }),
      'response',
    )) as [IncomingMessage];
    return { connection: answer.headers.connection, body: await text(answer) };
  };
  return { server, port, drain, ask, finish: () => answerAll(waiting) };
}

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(false));
    socket.once('error', () => resolve(true));
    stops.push(() => socket.destroy());
  });

it('finishes running requests, accepts no new connections, and then closes the connection', async () => {
  const { port, drain, ask, finish } = await startServer();
  const slow = ask('/slow');
  await pause(50);
  let isOver = false;
  const drained = drain({ patience: 10_000, hasSuccessor: false }).then(() => {
    isOver = true;
  });
  expect(await isRefused(port)).toBe(true);
  expect(isOver).toBe(false);
  finish();
  expect(await slow).toEqual({ connection: 'close', body: 'slow' });
  await drained;
});

it('closes idle connections at once without a successor', async () => {
  const { drain, ask } = await startServer();
  expect((await ask('/')).connection).toBe('keep-alive');
  const startedAt = performance.now();
  await drain({ patience: 10_000, hasSuccessor: false });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

it('answers one more request on an idle connection if there is a successor', async () => {
  const { drain, ask } = await startServer();
  await ask('/');
  const drained = drain({ patience: 10_000, hasSuccessor: true });
  await pause(300);
  expect(await ask('/')).toEqual({ connection: 'close', body: 'quick' });
  await drained;
});

it('gives up on responses that nobody reads when the time is over', async () => {
  const { drain, ask } = await startServer();
  const slow = ask('/slow').catch(() => 'cut');
  await pause(50);
  await drain({ patience: 200, hasSuccessor: true });
  expect(await slow).toBe('cut');
});
