// `npm run bench`: everything, one after the other: the speed of the production build, compared with the most that Node could do
// on this machine and with an earlier commit, Lighthouse, the cache in front where there is an nginx, and ten thousand shops beside three.
// A word after it measures one part: `pages` (with orders and rosters), `orders` (those with stock, tax and code beside plain
// ones), `earlier`, `lighthouse`, `front`, `scale`. Options such as `--shops 300` are for `scale`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { measureEarlier } from '../bench/earlier/measure-earlier';
import { measureFront } from '../bench/front/measure-front';
import { measureLighthouse } from '../bench/lighthouse/measure';
import { measure, measureOrders } from '../bench/measure';
import { readScaleOptions } from '../bench/scale/options';
import { runScale } from '../bench/scale/run-scale';
import { startSmtpSink } from '../bench/smtp-sink';
import { payPalControl } from '../paypal-sandbox/client';
import { ensureBuilt, generateClient } from '../stack/build';
import { startNext } from '../stack/next-server';
import { dataFolder } from '../stack/paths';
import { findPort } from '../stack/ports';
import { abortedByUser } from '../stack/processes';
import { runCommand, step } from '../stack/report';
import { startStack } from '../stack/stack';
import { forgetSurroundings } from '../stack/surroundings';

const folder = join(dataFolder, 'bench');

const NO_ORDER_LIMITS = { ORDERS_PER_ADDRESS: '1000000', ORDERS_PER_STORE: '1000000' };

const PARTS = ['pages', 'orders', 'earlier', 'lighthouse', 'front', 'scale'] as const;
type Part = (typeof PARTS)[number];

const words = process.argv.slice(2);
const named = PARTS.find((part) => part === words[0]);
/** Those of `scale`, which comes last: a wrong one is told before half an hour of measuring. */
const scaleWords = named === undefined ? words : words.slice(1);
const isWanted = (part: Part): boolean => named === part || (named === undefined && part !== 'orders');

async function measureServer(signal: AbortSignal): Promise<void> {
  const port = await findPort(3_200);
  const stack = await startStack({ port, folder, databaseName: 'makerfront_bench', isThrowaway: true });
  try {
    await ensureBuilt(stack.payPalSdkUrl);
    const logFile = join(folder, 'server.log');
    rmSync(logFile, { force: true });
    const server = await step('Starting the server', () =>
      // The benchmark places more orders from one address than a shop's limit allows.
      startNext({ mode: 'start', port, env: { ...stack.env, ...NO_ORDER_LIMITS }, logFile }),
    );
    try {
      const payPalUrl = stack.env.PAYPAL_API_BASE ?? '';
      // PayPal's webhooks about payments that the browser has settled are extra load; they are held for ever.
      await payPalControl(payPalUrl)('POST', 'webhooks/hold');
      const options = { port, databaseUrl: stack.ownerUrl, payPalUrl, signal };
      const parts: Record<Exclude<Part, 'scale'>, () => Promise<void>> = {
        pages: () => measure(options),
        orders: () => measureOrders(options),
        earlier: () => measureEarlier(options),
        lighthouse: () => measureLighthouse(options),
        front: () => measureFront({ port, folder, signal }),
      };
      for (const part of PARTS) {
        if (part !== 'scale' && isWanted(part)) {
          await parts[part]();
        }
      }
    } finally {
      await server.stop();
    }
  } finally {
    await stack.stop();
  }
}

await runCommand(async () => {
  const signal = abortedByUser();
  readScaleOptions(scaleWords);
  forgetSurroundings();
  rmSync(join(folder, 'storage'), { recursive: true, force: true });
  await step('Generating the database client', generateClient);
  const mailSink = await startSmtpSink();
  process.env.SMTP_URL = mailSink.url;
  try {
    if (named !== 'scale') {
      await measureServer(signal);
    }
    if (isWanted('scale')) {
      await runScale(scaleWords, signal);
    }
  } finally {
    await mailSink.stop();
  }
});
process.exit();
