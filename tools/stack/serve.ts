// Shared by `npm run demo` and `npm run dev`: the stack, a server on it, the table of addresses, and a Ctrl-C that
// stops everything.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, generateClient, isBuilt } from './build';
import { claimFolder } from './claim';
import { startNext } from './next-server';
import { dataFolder } from './paths';
import { isPortFree } from './ports';
import { removePostgres } from './postgres';
import { SetupError, step, table } from './report';
import { type Stack, startStack } from './stack';

const DEFAULT_PORT = 3000;

function portFromEnvironment(): number {
  const text = process.env.PORT ?? String(DEFAULT_PORT);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new SetupError(`PORT is "${text}"; it must be a number from 1 to 65535.`);
  }
  return port;
}

async function resetData(): Promise<void> {
  if (process.env.DATABASE_URL || process.env.MIGRATION_DATABASE_URL) {
    throw new SetupError(
      'DATABASE_URL or MIGRATION_DATABASE_URL is set, and --reset only ever clears the embedded database. Leave out one of the two.',
    );
  }
  await removePostgres(join(dataFolder, 'postgres'));
  for (const name of ['postgres', 'storage', 'secrets.json', 'server.log']) {
    rmSync(join(dataFolder, name), { recursive: true, force: true });
  }
}

/** Resolves on a request to end: Ctrl-C, a stop signal, or the terminal closing. */
function waitForStop(): { requested: Promise<'stop'>; isRequested: () => boolean } {
  let isRequested = false;
  const requested = new Promise<'stop'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      // Stays registered: a second Ctrl-C must not interrupt stopping the database.
      process.on(signal, () => {
        isRequested = true;
        resolve('stop');
      });
    }
  });
  return { requested, isRequested: () => isRequested };
}

/** Runs the product until it is told to stop. */
export async function serve(mode: 'start' | 'dev'): Promise<void> {
  const port = portFromEnvironment();
  const letGo = claimFolder(dataFolder);
  const stopping = waitForStop();
  try {
    if (!(await isPortFree(port))) {
      throw new SetupError(
        `Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm run ${mode === 'dev' ? 'dev' : 'demo'}`,
      );
    }
    console.log('\nMakerfront is starting.\n');
    if (process.argv.includes('--reset')) {
      await step('Clearing the data of earlier runs', resetData);
    }
    await step('Generating the database client', generateClient);
    await serveOnStack(mode, port, stopping);
  } catch (error) {
    // Whatever Ctrl-C interrupted failed because of it: ignore the error.
    if (!stopping.isRequested()) {
      throw error;
    }
  } finally {
    letGo();
  }
}

async function serveOnStack(mode: 'start' | 'dev', port: number, stopping: ReturnType<typeof waitForStop>) {
  const stack = await startStack({ port });
  try {
    if (mode === 'start' && !isBuilt(stack.payPalSdkUrl)) {
      await step('Building, one or two minutes', () => build(stack.payPalSdkUrl));
    }
    const logFile = mode === 'start' ? join(dataFolder, 'server.log') : undefined;
    const server = await step('Starting the server', () =>
      startNext({ mode, port, env: stack.env, ...(logFile && { logFile }) }),
    );
    const died = new Promise<'died'>((resolve) => server.process.once('exit', () => resolve('died')));
    if (!stopping.isRequested()) {
      printAddresses(port, stack, logFile);
    }
    if ((await Promise.race([stopping.requested, died])) === 'died' && !stopping.isRequested()) {
      throw new SetupError(`The server stopped by itself.${logFile ? ` Its log is ${logFile}.` : ''}`);
    }
    console.log('\nStopping…');
    await server.stop();
  } finally {
    await stack.stop();
  }
}

function printAddresses(port: number, stack: Stack, logFile: string | undefined): void {
  const at = (host: string) => `http://${host}:${port}`;
  console.log('\nMakerfront runs. Open:\n');
  table([
    ['Landing page', at('localhost')],
    ['Clay & Kiln, a pottery', at('clayandkiln.localhost')],
    ['Stitchworks, team wear', at('stitchworks.localhost')],
    ['Quiet Loom, a weaver', at('quietloom.localhost')],
    ['Owner sign-in', '/admin/login on each shop: owner@SLUG.test, password makerfront-demo'],
    ['Operator sign-in', `${at('localhost')}/platform: operator@makerfront.test, same password`],
    ['Open a shop', `${at('localhost')}/open: any address, the code is in the mailbox`],
    ...(stack.mailboxUrl ? [['Mailbox', stack.mailboxUrl] as const] : []),
    ...(stack.smsInboxUrl ? [['Text messages', stack.smsInboxUrl] as const] : []),
    ...(stack.dnsUrl ? [['DNS', stack.dnsUrl] as const] : []),
    ...(logFile ? [['Server log', logFile] as const] : []),
  ]);
  console.log(
    '\nPay with the PayPal stand-in: no account is needed and no money moves. Ctrl-C stops everything.',
  );
}
