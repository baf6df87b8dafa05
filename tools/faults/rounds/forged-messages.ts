// A stranger has PayPal's signed webhooks. The signature covers a CRC-32 of the body, and another text can be
// padded to the same sum: one that reports unpaid orders as paid.
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { cents, centsToDecimal } from '../../../lib/money/cents';
import { withCrc32 } from '../../paypal-sandbox/webhooks/same-crc';
import type { Fault } from '../fault';
import { until } from '../gate';
import type { Shopper } from '../record';
import { post } from '../shop-requests';
import { buy, crowd, newShopper, pay } from '../shopper';
import type { Shop } from '../shops';
import type { World } from '../world';

const KINDS = ['COMPLETED', 'PENDING', 'DENIED', 'DECLINED'] as const;
const COPIES = 3;

const interceptedReply = z.object({
  messages: z.array(
    z.object({ url: z.string(), headers: z.record(z.string(), z.string()), body: z.string() }),
  ),
});
type Message = z.infer<typeof interceptedReply>['messages'][number];

const intercepted = async (world: World) =>
  interceptedReply.parse(await world.payPal.control('GET', 'webhooks/intercepted')).messages;

/** A shopper pays at each shop, and the stranger gets the webhooks about it. */
async function getHoldOfMessages(world: World): Promise<Message[]> {
  await world.payPal.control('POST', 'webhooks/intercept', { times: 1_000 });
  for (const shop of world.shops) {
    for (const _kind of KINDS) {
      await buy(world, newShopper(world, shop));
    }
  }
  await until(async () => (await intercepted(world)).length >= world.shops.length * KINDS.length * 2, 20_000);
  const messages = await intercepted(world);
  await world.payPal.control('DELETE', 'webhooks');
  return messages;
}

/** What PayPal would report about an order's payment, had there been one. */
function claimOf({ shop, attempt }: Shopper, kind: string) {
  const { id = '', totalCents = 0 } = attempt.order ?? {};
  const amount = { currency_code: 'USD', value: centsToDecimal(cents(totalCents)) };
  return {
    event_type: `PAYMENT.CAPTURE.${kind}`,
    resource_type: 'capture',
    resource: {
      id: '8R261647WV282751T',
      status: kind,
      amount,
      custom_id: `${shop.id}:${id}`,
      supplementary_data: { related_ids: { order_id: attempt.paypalOrderId } },
    },
  };
}

/** Sends forgeries under one signature: the first may be accepted as a hint, and no other. */
async function sendForgeries(world: World, shop: Shop, genuine: Message, claim: object): Promise<string[]> {
  const ids = Array.from({ length: COPIES }, (_, copy) => `WH-FORGED-${world.nextKey()}-${copy}`);
  const statuses: number[] = [];
  for (const id of ids) {
    const body = withCrc32(crc32(genuine.body), (note) => JSON.stringify({ id, ...claim, note }));
    const { status } = await post(world, shop, '/api/paypal/webhook', body, genuine.headers);
    statuses.push(status);
  }
  if (statuses[0] !== 200 || statuses.slice(1).some((status) => status !== 401)) {
    world.record.complain('money', `forgeries under one signature were answered ${statuses.join(', ')}`);
  }
  return ids;
}

/** Waits until each accepted one was acted on once. */
const haveBeenTried = (world: World, ids: readonly string[]) =>
  until(async () => {
    const [row] = await world.sql<{ untried: number }>(
      `SELECT count(*)::int AS untried FROM webhook_events
       WHERE id = ANY($1) AND handled_at IS NULL AND last_error IS NULL`,
      [ids],
    );
    return row?.untried === 0;
  }, 25_000);

async function expectUnpaid(world: World, victims: readonly Shopper[]): Promise<void> {
  const rows = await world.sql<{ number: number; payment_status: string }>(
    `SELECT order_number AS number, payment_status FROM orders WHERE id = ANY($1::uuid[]) AND payment_status <> 'unpaid'`,
    [victims.map(({ attempt }) => attempt.order?.id)],
  );
  for (const { number, payment_status: status } of rows) {
    world.record.complain('money', `order ${number} is ${status} by a forged message`);
  }
}

export const forgedMessageRounds: Fault[] = [
  {
    name: 'webhook-padded-to-a-signature',
    weight: 2,
    async play(world) {
      const victims = await crowd(world, world.crowd, { until: 'opened' });
      const messages = await getHoldOfMessages(world);
      const sent: string[] = [];
      for (const [index, victim] of victims.entries()) {
        const { shop } = victim;
        const at = messages.findIndex(({ url }) => new URL(url).hostname === shop.host);
        const [genuine] = at === -1 ? [] : messages.splice(at, 1);
        if (genuine !== undefined) {
          const kind = KINDS[index % KINDS.length] ?? 'COMPLETED';
          sent.push(...(await sendForgeries(world, shop, genuine, claimOf(victim, kind))));
        }
      }
      if (sent.length === 0 || !(await haveBeenTried(world, sent))) {
        world.record.complain('money', `${sent.length} forged messages were sent, and not all were acted on`);
      }
      await expectUnpaid(world, victims);
      // The shopper of the order can still pay it.
      for (const victim of victims) {
        await world.payPal.approve(victim.attempt.paypalOrderId ?? '');
      }
      await Promise.all(victims.map((victim) => pay(world, victim)));
    },
  },
];
