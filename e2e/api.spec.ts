import { readFileSync } from 'node:fs';
import { findProduct, query } from './support/database';
import { mendPayPal } from './support/paypal';
import { postJson, rawRequest } from './support/raw-request';
import { expect, test } from './support/test';

const HOST = 'clayandkiln.localhost';

const orderFor = (productId: string, changes: object = {}) => ({
  customer: { name: 'Ada Winslow', email: 'ada.winslow@example.com', phone: '(503) 555-0142' },
  shipping_address: { address: '18 Foundry Lane', city: 'Portland', state: 'OR', zip: '97202' },
  lines: [{ product_id: productId, quantity: 2 }],
  ...changes,
});

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const place = (body: unknown, headers: Record<string, string> = key(), host = HOST) =>
  postJson(host, '/api/orders', body, headers);
const countOrders = async () =>
  Number((await query<{ count: string }>('SELECT count(*) FROM orders'))[0]?.count);

test('the worst texts cost next to nothing on the wire', async () => {
  const dots = `x@${'.'.repeat(120_000)}@`;
  const find = (email: string) => postJson(HOST, '/api/orders/find', { order_number: '1', email });
  // Half a minute of work each for a slow pattern; the first request may wait for its handler to be loaded.
  await find('ada@example.com');
  const begun = performance.now();
  for (const email of [dots, `${'a.'.repeat(60_000)}@`, `x@${'-'.repeat(120_000)}`]) {
    expect(await find(email)).toMatchObject({
      status: 422,
      json: { error: { message: 'Please enter a valid email address' } },
    });
  }
  expect(
    (await place(orderFor('x', { customer: { name: 'A', email: dots, phone: '(503) 555-0100' } }))).status,
  ).toBe(422);
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect((await place(nested)).json.error.code).toBe('invalid_json');
  expect((await postJson('stitchworks.localhost', '/api/rosters', nested)).json.error.code).toBe(
    'invalid_json',
  );
  const keys = `{${Array.from({ length: 15_000 }, (_, index) => `"key${index}":1`).join(',')}}`;
  expect((await place(keys)).status).toBe(413);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('an order is priced by the server, and a retry is the same order', async () => {
  const bowl = await findProduct('clayandkiln', 'Ramen Bowl');
  const headers = key();
  const first = await place(orderFor(bowl.id), headers);
  expect(first.status).toBe(201);
  expect(first.json).toMatchObject({ total_cents: 8_800 });
  const again = await place(orderFor(bowl.id), headers);
  expect(again.json).toEqual(first.json);
  const other = await place(orderFor(bowl.id, { lines: [{ product_id: bowl.id, quantity: 3 }] }), headers);
  expect(other.status).toBe(409);
  expect(other.json.error.code).toBe('idempotency_key_reused');
});

test('bad orders get a clear 4xx, one log line, and leave nothing', async () => {
  const bowl = await findProduct('clayandkiln', 'Ramen Bowl');
  const mug = await findProduct('clayandkiln', 'Name Mug');
  const inactive = await findProduct('clayandkiln', 'Ribbed Floor Vase');
  const foreign = await findProduct('stitchworks', 'Keeper Jersey');
  const line = (changes: object) =>
    orderFor(bowl.id, { lines: [{ product_id: bowl.id, quantity: 1, ...changes }] });
  const customer = (changes: object) =>
    orderFor(bowl.id, {
      customer: { name: 'A', email: 'a@example.com', phone: '(503) 555-0100', ...changes },
    });
  const cases: [string, unknown, number, string][] = [
    ['malformed JSON', '{"customer":', 400, 'invalid_json'],
    ['an array', [], 422, 'invalid_input'],
    ['nothing', 'null', 422, 'invalid_input'],
    ['quantity 0', line({ quantity: 0 }), 422, 'invalid_input'],
    ['quantity -1', line({ quantity: -1 }), 422, 'invalid_input'],
    ['quantity 1.5', line({ quantity: 1.5 }), 422, 'invalid_input'],
    ['quantity 1e9', line({ quantity: 1e9 }), 422, 'invalid_input'],
    ['quantity "abc"', line({ quantity: 'abc' }), 422, 'invalid_input'],
    ['no lines', orderFor(bowl.id, { lines: [] }), 422, 'invalid_input'],
    ['a product id that is none', line({ product_id: "1' OR 1=1" }), 422, 'invalid_input'],
    ['a foreign product', line({ product_id: foreign.id }), 422, 'product_unavailable'],
    ['an inactive product', line({ product_id: inactive.id }), 422, 'product_unavailable'],
    [
      'an unknown product',
      line({ product_id: '00000000-0000-4000-8000-000000000000' }),
      422,
      'product_unavailable',
    ],
    ['a personalised product without text', line({ product_id: mug.id }), 422, 'customization_missing'],
    ['a name of 10,000 characters', customer({ name: 'x'.repeat(10_000) }), 422, 'invalid_input'],
    ['a NUL in a name', customer({ name: 'A\u0000B' }), 422, 'invalid_input'],
    ['a body of 5,001 values', orderFor(bowl.id, { padding: Array(5_001).fill(1) }), 413, 'body_too_large'],
  ];
  const before = await countOrders();
  await untilLogRests();
  for (const [name, body, status, code] of cases) {
    const logBefore = logLines().length;
    const answer = await place(body);
    expect(answer.status, name).toBe(status);
    expect(answer.json.error, name).toMatchObject({ code, message: expect.stringMatching(/\S/) });
    await expect.poll(() => logLines().length - logBefore, { message: name }).toBe(1);
    expect(logLines().at(-1), name).toContain(`"code":"${code}"`);
  }
  // This body is not read, and leaves no line.
  await untilLogRests();
  const logBefore = logLines().length;
  const long = await place(orderFor(bowl.id, { padding: 'x'.repeat(1_000_000) }));
  expect([long.status, long.json.error.code]).toEqual([413, 'body_too_large']);
  await untilLogRests();
  expect(logLines().length).toBe(logBefore);
  expect(await countOrders()).toBe(before);
});

/** Lines of background work, and a library's deprecation warning. */
const OF_NO_REQUEST = /"event":"(?:sweep\.done|\w+\.run_done)"|DeprecationWarning/;

const logLines = () =>
  readFileSync(process.env.E2E_SERVER_LOG ?? '', 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !OF_NO_REQUEST.test(line));

/** The last log lines of an earlier test reach the file a moment after its end. */
async function untilLogRests(): Promise<void> {
  let seen = -1;
  await expect
    .poll(() => {
      const before = seen;
      seen = logLines().length;
      return seen - before;
    })
    .toBe(0);
}

test('each invalid field gets its sentence', async () => {
  const bowl = await findProduct('clayandkiln', 'Ramen Bowl');
  const { json } = await place(
    orderFor(bowl.id, {
      customer: { name: ' ', email: 'nobody', phone: '(503) 555-0100' },
      shipping_address: { address: '', city: 'Portland', state: 'OR', zip: '97202' },
    }),
  );
  expect(json.error.message).toBe('Please fill in all required fields');
  expect(json.error.fields).toEqual({
    'customer.name': 'Please enter your full name',
    'customer.email': 'Please enter a valid email address',
    'shipping_address.address': 'Please enter your street address',
  });
});

test('emoji and right-to-left names are kept as they are', async () => {
  const bowl = await findProduct('clayandkiln', 'Ramen Bowl');
  const name = 'שרה כהן 🏺 أحمد';
  const { status, json } = await place(
    orderFor(bowl.id, { customer: { name, email: 'a@example.com', phone: '(503) 555-0100' } }),
  );
  expect(status).toBe(201);
  const [row] = await query<{ customer_name: string }>('SELECT customer_name FROM orders WHERE id = $1', [
    json.order_id,
  ]);
  expect(row?.customer_name).toBe(name);
});

test('entry is guarded: key, content type, origin, shop', async () => {
  const bowl = await findProduct('clayandkiln', 'Ramen Bowl');
  const cases: [Record<string, string>, string, number, string][] = [
    [{}, HOST, 400, 'invalid_idempotency_key'],
    [{ 'idempotency-key': 'short' }, HOST, 400, 'invalid_idempotency_key'],
    [{ ...key(), 'content-type': 'text/plain' }, HOST, 415, 'unsupported_media_type'],
    [{ ...key(), origin: 'http://stitchworks.localhost' }, HOST, 403, 'forbidden_origin'],
    [{ ...key(), origin: 'null' }, HOST, 403, 'forbidden_origin'],
    [{ ...key(), 'sec-fetch-site': 'same-site' }, HOST, 403, 'forbidden_origin'],
    [key(), 'nobody-here.localhost', 404, 'store_not_found'],
  ];
  for (const [headers, host, status, code] of cases) {
    const answer = await place(orderFor(bowl.id), headers, host);
    expect(answer.status, code).toBe(status);
    expect(answer.json.error.code).toBe(code);
  }
  for (const [path, expected, code] of [
    ['/api/orders', 405, 'method_not_allowed'],
    ['/api/none', 404, 'not_found'],
  ] as const) {
    const { status, body } = await rawRequest({ host: HOST, path });
    expect([status, JSON.parse(body).error.code]).toEqual([expected, code]);
  }
});

test('a payment is opened only for its own order, shop, amount and token', async () => {
  await mendPayPal();
  const bowl = await findProduct('clayandkiln', 'Ramen Bowl');
  const [own, other] = await Promise.all([place(orderFor(bowl.id)), place(orderFor(bowl.id))]);
  const right = { tenant_id: bowl.tenant_id, order_id: own.json.order_id, amount: '88.00' };
  const jersey = await findProduct('stitchworks', 'Keeper Jersey');
  const start = (body: unknown, token: string, host = HOST) =>
    postJson(host, '/api/paypal/create-order', body, { authorization: `Bearer ${token}` });
  const { checkout_token: token } = own.json;
  const cases: [object, string, string, number, string][] = [
    [right, '', HOST, 401, 'unauthorized'],
    [right, 'rubbish', HOST, 401, 'unauthorized'],
    [right, other.json.checkout_token, HOST, 401, 'unauthorized'],
    [right, `2${token.slice(1)}`, HOST, 401, 'unauthorized'],
    [{ ...right, amount: '87.99' }, token, HOST, 409, 'amount_mismatch'],
    [{ ...right, amount: 8_800 }, token, HOST, 409, 'amount_mismatch'],
    [{ ...right, amount: '8.8e1' }, token, HOST, 422, 'invalid_input'],
    [{ ...right, amount: -88 }, token, HOST, 422, 'invalid_input'],
    [{ ...right, tenant_id: jersey.tenant_id }, token, HOST, 403, 'tenant_mismatch'],
    [{ ...right, tenant_id: jersey.tenant_id }, token, 'stitchworks.localhost', 401, 'unauthorized'],
  ];
  for (const [body, given, host, status, code] of cases) {
    const answer = await start(body, given, host);
    expect(answer.json.error?.code, code).toBe(code);
    expect(answer.status, code).toBe(status);
  }
  const first = await start(right, token);
  expect(first.status).toBe(200);
  expect((await start({ ...right, amount: 88 }, token)).json).toEqual(first.json);

  const capture = (body: object, host = HOST) => postJson(host, '/api/paypal/capture-order', body);
  const unapproved = await capture({ tenant_id: bowl.tenant_id, paypal_order_id: first.json.id });
  expect(unapproved.json).toEqual({ status: 'ORDER_NOT_APPROVED', order_id: own.json.order_id });
  const foreign = await capture(
    { tenant_id: jersey.tenant_id, paypal_order_id: first.json.id },
    'stitchworks.localhost',
  );
  expect(foreign.status).toBe(404);
  expect(foreign.json.error.code).toBe('payment_not_found');
});
