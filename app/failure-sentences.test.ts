// Makes every handler fail, and checks that its sentence is about the handler's task.
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { messages } from '@/lib/messages';
import { accountChangeSentences } from '@/lib/messages/en/account/changes';
import { ownOrderSentences } from '@/lib/messages/en/account/orders';
import { accountSignInSentences } from '@/lib/messages/en/account/sign-in';
import { teamSentences } from '@/lib/messages/en/account/teams';
import { transferSentences } from '@/lib/messages/en/admin/products/transfer';
import { customersSentences } from '@/lib/messages/en/admin/store/customers';
import { labelFileSentences } from '@/lib/messages/en/admin/store/label-file';
import { taxReportSentences } from '@/lib/messages/en/admin/store/tax-report';
import { visitsSentences } from '@/lib/messages/en/admin/store/visits';
import { factorSentences } from '@/lib/messages/en/factors';
import { headlessSentences } from '@/lib/messages/en/headless';
import { providerSentences } from '@/lib/messages/en/provider';
import { recentSentences } from '@/lib/messages/en/shop/front/recent';

const tenant = vi.hoisted(() => ({
  id: '0190a1b2-0000-7000-8000-00000000000a',
  slug: 'shop',
  name: 'Shop',
  appSignIn: true,
  appOrigins: [],
}));
const failed = vi.hoisted(() => () => {
  throw new Error('the database is away');
});

vi.mock('next/server', async (original) => ({
  ...(await original<object>()),
  after: () => {},
  connection: async () => {},
}));
vi.mock('next/headers', () => ({ cookies: failed, headers: failed }));
vi.mock('@/lib/auth/headless/bearer', () => ({ bearerOf: failed }));
vi.mock('@/lib/tenants/tenants.queries', () => ({
  getCachedTenant: async () => tenant,
  findTenantById: async () => tenant,
}));
vi.mock('@/lib/auth/admin', () => ({
  findAdmin: async () => ({ ok: true, value: { tenant, timeZone: 'No/Where', userId: tenant.id } }),
}));
vi.mock('@/lib/limits/rate-limits', () => ({ countTry: failed }));
vi.mock('@/lib/auth/visitor', () => ({ currentVisitor: failed }));
vi.mock('@/lib/auth/customers/customer-cookie', async (original) => ({
  ...(await original<object>()),
  readCustomerClaims: failed,
}));
vi.mock('@/lib/db/tenant-db', () => ({ tenantDb: failed }));
vi.mock('@/lib/db/platform-db', () => ({ platformDb: failed }));
vi.mock('@/lib/db/client', () => ({ database: failed }));
// Signatures are accepted, so that the work behind them is reached.
vi.mock('@/lib/orders/guest/checkout-proof', () => ({ checkoutProof: () => ({ ok: true, value: null }) }));
vi.mock('@/lib/uploads/preview-token', () => ({ isPreviewToken: () => true }));
vi.mock('@/lib/uploads/store/private-store', () => ({ privateDisk: failed, privateStore: failed }));
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => ({ get: async () => failed() }) }));
vi.mock('@/lib/payments/paypal/webhook-signature', () => ({ readSignature: failed }));
vi.mock('@/lib/uploads/store/object-key', async (original) => ({
  ...(await original<object>()),
  isObjectKey: () => true,
}));

vi.mock('@/lib/auth/provider/provider-settings', async (original) => ({
  ...(await original<object>()),
  providerSettings: () => ({ name: 'Demo ID' }),
}));

const { checkout, guestOrder, cart, upload, roster, product, order, production, finances, auth } = messages;

const SENTENCES: Record<string, string> = {
  'POST [tenant]/api/orders': checkout.orderFailed,
  'POST [tenant]/api/orders/open': guestOrder.openFailed,
  'POST [tenant]/api/orders/find': guestOrder.resendFailed,
  'POST [tenant]/api/orders/link': guestOrder.resendFailed,
  'POST [tenant]/api/quote': cart.checkFailed,
  'POST [tenant]/api/products/viewed': recentSentences.failed,
  'POST [tenant]/api/uploads': upload.failed,
  'POST [tenant]/api/uploads/complete': upload.failed,
  'PUT api/uploads/bytes/[token]': upload.failed,
  'GET [tenant]/api/uploads/preview': upload.previewFailed,
  'GET [tenant]/files/[token]': upload.downloadFailed,
  'GET [tenant]/media/[...key]': upload.previewFailed,
  'POST [tenant]/api/rosters': roster.saveFailed,
  'POST [tenant]/api/rosters/read': roster.readFailed,
  'POST [tenant]/api/rosters/saved': roster.openFailed,
  'GET [tenant]/api/rosters/template': roster.templateFailed,
  'POST [tenant]/api/paypal/create-order': checkout.paymentFailed,
  'POST [tenant]/api/paypal/capture-order': checkout.paymentProcessingFailed,
  'POST [tenant]/api/paypal/webhook': 'The message could not be kept. Please send it again.',
  'POST [tenant]/api/platform/paypal/webhook': 'The message could not be kept. Please send it again.',
  'POST [tenant]/api/account/addresses': accountChangeSentences.failed,
  'POST [tenant]/api/account/addresses/default': accountChangeSentences.failed,
  'POST [tenant]/api/account/addresses/delete': accountChangeSentences.failed,
  'POST [tenant]/api/account/contact': accountChangeSentences.failed,
  'POST [tenant]/api/account/contact/confirm': accountChangeSentences.failed,
  'POST [tenant]/api/account/contact/remove': accountChangeSentences.failed,
  'POST [tenant]/api/account/delete': accountChangeSentences.failed,
  'POST [tenant]/api/account/name': accountChangeSentences.failed,
  'POST [tenant]/api/account/password': accountChangeSentences.failed,
  'POST [tenant]/api/account/proof': accountChangeSentences.failed,
  'POST [tenant]/api/account/proof/code': accountChangeSentences.failed,
  'POST [tenant]/api/account/sessions/end': accountChangeSentences.failed,
  'GET [tenant]/api/account/data': accountChangeSentences.downloadFailed,
  'GET [tenant]/api/account/checkout': accountSignInSentences.failed,
  'POST [tenant]/api/account/code': accountSignInSentences.failed,
  'POST [tenant]/api/account/code/sign-in': accountSignInSentences.failed,
  'POST [tenant]/api/account/orders/again': ownOrderSentences.failed,
  'POST [tenant]/api/account/orders/again/fill': ownOrderSentences.failed,
  'POST [tenant]/api/account/password/sign-in': accountSignInSentences.failed,
  'POST [tenant]/api/account/recovery': accountSignInSentences.failed,
  'POST [tenant]/api/account/recovery/complete': accountSignInSentences.failed,
  'POST [tenant]/api/account/sign-out': accountSignInSentences.failed,
  'POST [tenant]/api/account/sign-up': accountSignInSentences.failed,
  'POST [tenant]/api/account/sign-up/confirm': accountSignInSentences.failed,
  'POST [tenant]/api/sign-in/provider': providerSentences.failed,
  'POST [tenant]/api/account/teams': teamSentences.failed,
  'POST [tenant]/api/account/teams/open': teamSentences.failed,
  'POST [tenant]/api/account/teams/remove': teamSentences.failed,
  'POST [tenant]/api/account/teams/save': teamSentences.failed,
  'GET [tenant]/api/account/factors': factorSentences.failed,
  'POST [tenant]/api/account/factors/app': factorSentences.failed,
  'POST [tenant]/api/account/factors/app/confirm': factorSentences.failed,
  'POST [tenant]/api/account/factors/passkey': factorSentences.failed,
  'POST [tenant]/api/account/factors/passkey/options': factorSentences.failed,
  'POST [tenant]/api/account/factors/recovery-codes': factorSentences.failed,
  'POST [tenant]/api/account/factors/remove': factorSentences.failed,
  'POST [tenant]/api/account/identities/unlink': factorSentences.failed,
  'POST [tenant]/api/account/passkey/options': factorSentences.failed,
  'POST [tenant]/api/account/passkey/sign-in': factorSentences.failed,
  'GET [tenant]/api/account/factors/proof': factorSentences.failed,
  'POST [tenant]/api/account/factors/proof': factorSentences.failed,
  'POST [tenant]/api/account/factors/proof/passkey': factorSentences.failed,
  'POST [tenant]/api/account/factors/proof/passkey/options': factorSentences.failed,
  'POST [tenant]/api/account/factors/proof/send': factorSentences.failed,
  'POST [tenant]/api/account/session': auth.sessionUnknown,
  ...Object.fromEntries(
    [
      ...['POST signup', 'POST token', 'POST otp', 'POST verify', 'POST resend', 'POST recover', 'GET user'],
      ...['POST factors', 'DELETE factors/[factor]', 'DELETE user/identities/[identity]'],
      ...['POST factors/[factor]/challenge', 'POST factors/[factor]/verify'],
      ...['PUT user', 'GET user/identities/authorize', 'GET reauthenticate', 'POST logout'],
    ].map((name) => [name.replace(' ', ' [tenant]/api/auth/v1/'), headlessSentences.failed]),
  ),
  'GET [tenant]/api/me': auth.failed,
  'GET [tenant]/api/me/orders': guestOrder.openFailed,
  'GET [tenant]/api/me/orders/[order]': guestOrder.openFailed,
  'GET [tenant]/api/session': auth.sessionUnknown,
  'POST [tenant]/api/session': auth.sessionUnknown,
  'POST [tenant]/api/admin/pictures': product.imageFailed,
  'POST [tenant]/api/admin/pictures/complete': product.imageFailed,
  'GET [tenant]/(admin)/admin/orders/[id]/roster/[itemId]': roster.downloadFailed,
  'GET [tenant]/(admin)/admin/orders/[id]/files/[fileId]/[name]': upload.downloadFailed,
  'GET [tenant]/(admin)/admin/orders/[id]/files/[fileId]/preview': upload.previewFailed,
  'GET [tenant]/(admin)/admin/orders/export': order.exportFailed,
  'GET [tenant]/(admin)/admin/orders/labels-file': labelFileSentences.failed,
  'GET [tenant]/(admin)/admin/products/export': transferSentences.exportFailed,
  'POST [tenant]/api/admin/products/read': transferSentences.readFailed,
  'GET [tenant]/(admin)/admin/orders/news': order.newsFailed,
  'GET [tenant]/(admin)/admin/production/ticks': production.othersUnknown,
  'GET [tenant]/(admin)/admin/customers/export': customersSentences.exportFailed,
  'GET [tenant]/(admin)/admin/production/export': production.exportFailed,
  'GET [tenant]/(admin)/admin/analytics/export': visitsSentences.exportFailed,
  'GET [tenant]/(admin)/admin/finances/export': finances.exportFailed,
  'GET [tenant]/(admin)/admin/finances/taxes/export': taxReportSentences.exportFailed,
};

/** These do nothing that fails, have sentences of their own, or answer programs. */
const SAY_NOTHING = [
  ...['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} [tenant]/api/auth/v1/[...path]`),
  'GET [tenant]/api/auth/v1/health',
  'GET [tenant]/api/auth/v1/settings',
  'GET [tenant]/api/[...path]',
  'POST [tenant]/api/[...path]',
  'PUT [tenant]/api/[...path]',
  'PATCH [tenant]/api/[...path]',
  'DELETE [tenant]/api/[...path]',
  'GET [tenant]/api/auth/[...nextauth]',
  'POST [tenant]/api/auth/[...nextauth]',
  'POST [tenant]/api/auth/signout',
  'GET api/health',
  'GET api/health/live',
  // For machines, which read the status.
  'GET metrics',
  // Counts in memory.
  'POST [tenant]/api/visits',
  // Lead back to a page, also when they fail.
  'GET [tenant]/api/sign-in/provider/finish',
  'GET api/sign-in/provider/callback',
  'GET [tenant]/manifest.webmanifest',
  // For machines.
  'GET [tenant]/feeds/google.xml',
  'GET [tenant]/robots.txt',
  'GET [tenant]/sitemap.xml',
  'GET robots.txt',
  // Leads to the storefront, whatever the link is worth.
  'GET [tenant]/preview/[key]',
  'GET api/cron/domains',
  'GET api/domains/allowed',
  'GET api/cron/mails',
  'GET api/cron/reconcile',
  'GET api/cron/sweep',
];

const ID = '0190a1b2-0000-7000-8000-0000000000ff';
const BODY = {
  tenant_id: tenant.id,
  order_id: ID,
  amount: '1.00',
  paypal_order_id: 'X',
  product_id: ID,
  upload_id: ID,
  roster_id: ID,
  table: null,
  token: 'x'.repeat(64),
  order_number: '1',
  email: 'ada@example.test',
  address: 'ada@example.test',
  code: '123456',
  password: 'nine kilns and a teapot',
  name: 'Ada',
  scope: 'local',
  who: 'shopper',
  purpose: 'sign_in',
  return: '/',
  kind: 'logo',
  file_name: 'a.png',
  content_type: 'image/png',
  byte_size: 1,
  sha256: '0'.repeat(64),
  lines: [{ product_id: ID, quantity: 1 }],
  customer: { name: 'Ada', email: 'ada@example.test', phone: '(503) 555-0100' },
  shipping_address: { address: '1', city: 'x', state: 'OR', zip: '97202' },
};
/** Bodies that single handlers need. */
const BODIES: Record<string, object> = {
  'POST [tenant]/api/auth/v1/verify': { type: 'email', token: '123456' },
  'POST [tenant]/api/auth/v1/resend': { type: 'signup', token: null },
  'POST [tenant]/api/products/viewed': { product_ids: [ID] },
  'POST [tenant]/api/admin/pictures': { kind: 'product_picture' },
};
const QUERY = `grant_type=password&product=${ID}&id=${ID}&token=x&kind=product_picture&name=a.png&orders=${ID}&year=2026`;
const PARAMS = {
  tenant: 'shop',
  id: ID,
  fileId: ID,
  itemId: ID,
  token: 'x',
  name: 'x',
  key: [tenant.id, 'x'],
};

type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;
const isHandler = (value: unknown): value is Handler => typeof value === 'function';

const { methodNotAllowed } = await import('@/lib/entry/method-not-allowed');
const headless = await import('@/lib/entry/headless/headless-handler');
const me = await import('@/lib/entry/headless/me-handler');
/** What every file shares. */
const shared: unknown[] = [methodNotAllowed, headless.OPTIONS, me.OPTIONS];
const handlers = new Map<string, Handler>();
for (const file of readdirSync('app', { recursive: true, encoding: 'utf8' })) {
  if (/(^|\/)route\.ts$/.test(file)) {
    const module: object = await import(/* @vite-ignore */ pathToFileURL(`app/${file}`).href);
    for (const [method, handler] of Object.entries(module)) {
      if (/^[A-Z]+$/.test(method) && isHandler(handler) && !shared.includes(handler)) {
        handlers.set(`${method} ${file.replace(/\/route\.ts$/, '')}`, handler);
      }
    }
  }
}

it('covers every handler', () => {
  expect([...handlers.keys()].sort()).toEqual([...Object.keys(SENTENCES), ...SAY_NOTHING].sort());
});

it.each(Object.entries(SENTENCES))('%s says: %s', async (name, sentence) => {
  const [method = ''] = name.split(' ');
  const handler = handlers.get(name);
  const request = new Request(`http://shop.test/x?${QUERY}`, {
    method,
    headers: {
      host: 'shop.test',
      origin: 'http://shop.test',
      'content-type': 'application/json',
      'idempotency-key': 'a-key-of-a-test',
    },
    ...(method !== 'GET' && { body: JSON.stringify({ ...BODY, ...BODIES[name] }) }),
  });
  const answer = await handler?.(request, { params: Promise.resolve(PARAMS) });
  expect(answer?.status).toBeGreaterThanOrEqual(500);
  expect(await answer?.text()).toContain(sentence);
});
