// A download of all data that a shop has about a customer: one JSON file, streamed order by order.
import 'server-only';
import type { CustomerFacts } from '@/lib/auth/sessions/sessions.queries';
import type { Tenant } from '@/lib/tenants/tenant';
import { textStream } from '@/lib/text/text-stream';
import { countLeftOut, findOwnAccount, listOwnOrders, type OwnOrder } from './own-data.queries';

/** The version of the file's format, for programs that read it. */
const FORM = 1;

/** The file's name in the browser. */
export const ownDataName = ({ slug }: Tenant, now: Date): string =>
  `${slug}-account-${now.toISOString().slice(0, 10)}.json`;

/** Streams the file, with only a few orders in memory. */
export async function ownDataFile(
  tenant: Tenant,
  customer: CustomerFacts,
  now = new Date(),
): Promise<ReadableStream<Uint8Array>> {
  const account = await findOwnAccount(tenant.id, customer);
  const ordersLeftOut = await countLeftOut(tenant.id, customer);
  const head = {
    form: FORM,
    store: tenant.name,
    made_at: now,
    account: snakeCased(account.person),
    addresses: account.addresses.map(snakeCased),
    sessions: account.sessions.map(snakeCased),
    teams: account.teams.map(snakeCased),
    identities: account.identities.map(snakeCased),
    second_factors: account.factors.map(snakeCased),
    orders_left_out: ordersLeftOut,
  };
  const opening = JSON.stringify(head, null, 1).slice(0, -2);
  return textStream(
    `${opening},\n "orders": [`,
    parts(listOwnOrders(tenant.id, customer)),
    'account.data_failed',
  );
}

async function* parts(batches: AsyncGenerator<OwnOrder[], void, undefined>) {
  let isFirst = true;
  for await (const batch of batches) {
    for (const order of batch) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(orderForm(order), null, 1)}`;
      isFirst = false;
    }
  }
  yield '\n ]\n}\n';
}

const orderForm = ({ extras, items, files, payments, refunds, ...order }: OwnOrder) => ({
  ...snakeCased(order),
  extras: extras && snakeCased(extras),
  items: items.map(snakeCased),
  files: files.map(snakeCased),
  payments: payments.map(snakeCased),
  refunds: refunds.map(snakeCased),
});

/** Keys in the same case as in every other file and call. */
const snakeCased = (row: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
