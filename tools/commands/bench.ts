// `npm run bench`: the speed of the production build, compared with the most that Node could do on this machine.
// `npm run bench -- orders`: only orders with stock, tax and code beside plain ones. `-- front`: only the cache in front.
// `-- lighthouse`: only Lighthouse's judgement of the pages, and their JavaScript. `-- scale`: whether a shop is as fast among
// ten thousand shops as among three.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { measureFront } from '../bench/front/measure-front';
import { measureLighthouse } from '../bench/lighthouse/measure';
import { measure, measureOrders } from '../bench/measure';
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

await runCommand(async () => {
  const signal = abortedByUser();
  forgetSurroundings();
  rmSync(join(folder, 'storage'), { recursive: true, force: true });
  await step('Generating the database client', generateClient);
  const mailSink = await startSmtpSink();
  process.env.SMTP_URL = mailSink.url;
  if (process.argv[2] === 'scale') {
    try {
      await runScale(process.argv.slice(3), signal);
    } finally {
      await mailSink.stop();
    }
    return;
  }
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
      if (process.argv.includes('front')) {
        await measureFront({ port, folder, signal });
      } else if (process.argv.includes('lighthouse')) {
        await measureLighthouse(options);
      } else {
        await (process.argv.includes('orders') ? measureOrders(options) : measure(options));
      }
    } finally {
      await server.stop();
    }
  } finally {
    await stack.stop();
    await mailSink.stop();
  }
});
process.exit();
