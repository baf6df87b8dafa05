// Two real servers behind the real cache, on one database.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../stack/build';
import { type NextServer, startNext } from '../stack/next-server';
import { findPort } from '../stack/ports';
import { step } from '../stack/report';
import { startStack } from '../stack/stack';
import { forgetSurroundings } from '../stack/surroundings';
import { startFront } from './nginx';

const SERVERS = 2;

/** What the tests are told of it. */
export type BehindFront = { env: Record<string, string>; stop: () => Promise<void> };

/** Starts all of it in a folder of its own. */
export async function startBehindFront(nginx: string, folder: string): Promise<BehindFront> {
  forgetSurroundings();
  mkdirSync(folder, { recursive: true });
  const port = await findPort(3_600);
  const stack = await startStack({ port, folder, databaseName: 'makerfront_front', isThrowaway: true });
  const servers: NextServer[] = [];
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) {
      await one();
    }
    await stack.stop();
  };
  try {
    await ensureBuilt(stack.payPalSdkUrl);
    const ports: number[] = [];
    // They are found at the address of the front, which is a proxy that they trust.
    const env = {
      ...stack.env,
      ...{ PLATFORM_DOMAIN: `localhost:${port}`, TRUST_PROXY: '1', RECONCILE_SECONDS: '3600' },
    };
    while (ports.length < SERVERS) {
      const own = await findPort(3_700 + 10 * ports.length);
      const logFile = join(folder, `server-${ports.length + 1}.log`);
      const server = await step(`Starting server ${ports.length + 1}`, () =>
        startNext({ mode: 'start', port: own, env, logFile }),
      );
      servers.push(server);
      ports.push(own);
      stops.push(server.stop);
    }
    const front = await startFront({ nginx, folder: join(folder, 'front'), port, servers: ports });
    stops.push(front.stop);
    return {
      env: {
        FRONT_PORT: String(port),
        FRONT_FOLDER: front.folder,
        FRONT_SERVERS: JSON.stringify(
          servers.map(({ process }, at) => ({ port: ports[at], pid: process.pid })),
        ),
        FRONT_DATABASE_URL: stack.ownerUrl,
        FRONT_NGINX: nginx,
        FRONT_SERVER_ENV: JSON.stringify(env),
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
