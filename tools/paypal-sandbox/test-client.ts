import { z } from 'zod';
import { type PayPalSandbox, startPayPalSandbox } from './server';

/* Shared by the tests of this folder: a running sandbox with two shops and a partner, and a client for it. */

const accounts = [
  { clientId: 'shop-a', clientSecret: 'secret-a' },
  { clientId: 'shop-b', clientSecret: 'secret:b' },
  { clientId: 'partner', clientSecret: 'partner-secret', isPartner: true },
];

export type Reply = { status: number; text: string; body: unknown };

const withId = z.looseObject({ id: z.string() });
const withCapture = z.looseObject({
  purchase_units: z.tuple([
    z.looseObject({ payments: z.looseObject({ captures: z.tuple([z.looseObject({ id: z.string() })]) }) }),
  ]),
});

/** The `id` of an answer. */
export const idOf = (reply: Reply): string => withId.parse(reply.body).id;

/** The id of the only capture in an answer. */
export const captureIdOf = (reply: Reply): string =>
  withCapture.parse(reply.body).purchase_units[0].payments.captures[0].id;

/** A valid order body of one unit: three jerseys at 20.00, overridden by `unit`. */
export const dollars = (value: string) => ({ currency_code: 'USD', value });

export function orderBody(unit: object = {}, top: object = {}) {
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: 'order-1',
        custom_id: 'tenant:order-1',
        amount: { ...dollars('60.00'), breakdown: { item_total: dollars('60.00') } },
        items: [{ name: 'Jersey', sku: 'AB1-C2D3', quantity: '3', unit_amount: dollars('20.00') }],
        ...unit,
      },
    ],
    ...top,
  };
}

async function send(url: string, init: RequestInit): Promise<Reply> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
  return { status: response.status, text, body: isJson ? JSON.parse(text) : undefined };
}

type Call = { body?: unknown; rawBody?: string; requestId?: string; headers?: Record<string, string> };

/** Calls the sandbox as one account. */
export class AccountClient {
  private token = '';

  constructor(
    private readonly sandbox: PayPalSandbox,
    private readonly account: { clientId: string; clientSecret: string },
  ) {}

  async signIn(): Promise<Reply> {
    const credentials = Buffer.from(`${this.account.clientId}:${this.account.clientSecret}`);
    const reply = await send(`${this.sandbox.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${credentials.toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    const granted = z.object({ access_token: z.string() }).safeParse(reply.body);
    if (granted.success) this.token = granted.data.access_token;
    return reply;
  }

  call(method: string, path: string, { body, rawBody, requestId, headers }: Call = {}): Promise<Reply> {
    return send(`${this.sandbox.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': 'application/json',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
        ...headers,
      },
      body: rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
  }

  create(body: unknown = orderBody(), call: Call = {}): Promise<Reply> {
    return this.call('POST', '/v2/checkout/orders?', { body, ...call });
  }

  capture(orderId: string, call: Call = {}): Promise<Reply> {
    const requestId = `capture:${orderId}`;
    return this.call('POST', `/v2/checkout/orders/${orderId}/capture?`, { requestId, ...call });
  }

  refund(captureId: string, call: Call = {}): Promise<Reply> {
    return this.call('POST', `/v2/payments/captures/${captureId}/refund`, call);
  }

  approve(orderId: string, choice: object = {}): Promise<Reply> {
    return this.call('POST', '/checkoutnow/approve', { body: { token: orderId, ...choice } });
  }

  /** An order that the buyer has already approved. */
  async approvedOrder(body: unknown = orderBody(), choice: object = {}): Promise<string> {
    const orderId = idOf(await this.create(body));
    await this.approve(orderId, choice);
    return orderId;
  }

  /** The id of a completed capture. */
  async completedCapture(body: unknown = orderBody()): Promise<string> {
    return captureIdOf(await this.capture(await this.approvedOrder(body)));
  }
}

const ledgerSchema = z.object({
  orders: z.array(z.looseObject({ id: z.string(), clientId: z.string(), status: z.string() })),
  captures: z.array(z.looseObject({ id: z.string(), amount: z.string(), status: z.string() })),
  refunds: z.array(z.looseObject({ id: z.string(), amount: z.string() })),
});

/** A fresh sandbox on a free port, with its accounts signed in and its control API. */
export async function startTestSandbox() {
  const sandbox = await startPayPalSandbox({ port: 0, accounts });
  const clients = accounts.map((account) => new AccountClient(sandbox, account));
  await Promise.all(clients.map((client) => client.signIn()));
  const [shopA, shopB, partner] = clients;
  if (!shopA || !shopB || !partner) throw new Error('Three accounts are expected.');
  const control = (method: string, path: string, body?: unknown): Promise<Reply> => {
    return shopA.call(method, `/__control/${path}`, { body });
  };
  return {
    sandbox,
    shopA,
    shopB,
    partner,
    control,
    ledger: async () => ledgerSchema.parse((await control('GET', 'ledger')).body),
  };
}

export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;
