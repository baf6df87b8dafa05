// Requests every page, action and handler of the admin area without permission: with another shop's ids, in a
// lesser role, without a session, and from another origin.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright/test';
import { NEW_PRODUCT, toSave } from '@/lib/catalog/products/product-form-values';
import { EMPTY_DRAFT } from '@/lib/catalog/transfer/draft';
import { NO_DRAFT_OPTIONS } from '@/lib/catalog/transfer/options/draft-options';
import { type Permission, roleMay } from '../../lib/auth/permissions';
import { ACTIONS, HANDLERS, PAGES } from '../../lib/testing/admin-words';
import { root } from '../../tools/stack/paths';
import { SETTINGS_PAGES, signIn } from '../support/admin';
import { query } from '../support/database';
import { rawRequest } from '../support/raw-request';
import { callAction, outcomeOf, type Reference, serverReferences } from '../support/server-actions';
import { shop } from '../support/shops';
import { expect, test } from '../support/test';

const OURS = 'clayandkiln';
const THEIRS = 'stitchworks';
const port = process.env.E2E_PORT;

type Ids = {
  order: string;
  item: string;
  product: string;
  category: string;
  customer: string;
  session: string;
  mail: string;
  alert: string;
  /** A payment that can be refunded, with its order and the refundable amount. */
  payment: string;
  paidOrder: string;
  paid: number;
  /** An order that could be marked as paid. */
  unpaidOrder: string;
  invitation: string;
  statement: string;
  owner: string;
};

async function idsOf(slug: string): Promise<Ids> {
  const [row] = await query<Ids>(
    `SELECT o.id AS "order", o.customer_email AS customer,
       (SELECT id FROM order_items i WHERE i.order_id = o.id ORDER BY position LIMIT 1) AS item,
       (SELECT id FROM products p WHERE p.tenant_id = t.id ORDER BY created_at LIMIT 1) AS product,
       (SELECT id FROM categories c WHERE c.tenant_id = t.id ORDER BY display_order LIMIT 1) AS category,
       COALESCE((SELECT id FROM outbox_mails m WHERE m.tenant_id = t.id ORDER BY created_at LIMIT 1),
         gen_random_uuid()) AS mail,
       (SELECT id FROM sessions s WHERE s.tenant_id = t.id LIMIT 1) AS session,
       (SELECT id FROM order_alerts a WHERE a.tenant_id = t.id AND a.subject = 'test' LIMIT 1) AS alert,
       (SELECT id FROM team_invitations v WHERE v.tenant_id = t.id AND v.email = 'isolation@example.test') AS invitation,
       (SELECT id FROM fee_statements f WHERE f.tenant_id = t.id AND f.month = '2020-01-01') AS statement,
       (SELECT user_id FROM tenant_users w JOIN users p ON p.id = w.user_id
         WHERE w.tenant_id = t.id AND p.email = 'owner@' || t.slug || '.test') AS owner,
       (SELECT id FROM orders u WHERE u.tenant_id = t.id AND u.payment_status = 'unpaid'
         ORDER BY order_number DESC LIMIT 1) AS "unpaidOrder",
       y.id AS payment, y.order_id AS "paidOrder", y.amount_cents AS paid
     FROM tenants t JOIN orders o ON o.tenant_id = t.id
     CROSS JOIN LATERAL (SELECT * FROM payments p WHERE p.tenant_id = t.id AND p.status = 'captured'
       AND p.refunded_cents = 0 ORDER BY p.created_at LIMIT 1) y
     WHERE t.slug = $1 ORDER BY o.order_number LIMIT 1`,
    [slug],
  );
  if (!row) {
    throw new Error(`${slug} has no order`);
  }
  return row;
}

/** Waits until every mail of a shop is sent or given up: the worker that sends them changes their rows. */
const mailsAreDone = (slug: string) =>
  expect
    .poll(
      () =>
        query(
          `SELECT m.kind, m.attempts FROM outbox_mails m JOIN tenants t ON t.id = m.tenant_id
           WHERE t.slug = $1 AND m.next_attempt_at IS NOT NULL`,
          [slug],
        ),
      { timeout: 45_000 },
    )
    .toEqual([]);

// The servers' first sweep puts fees of months that are over on statements, minutes after the start: in the middle of a comparison.
test.beforeAll(() =>
  query("SELECT fee_statements_issue(id, 1, '', 0, 14) FROM tenants WHERE slug = ANY($1)", [[OURS, THEIRS]]),
);

/** All of a shop's rows as text by table, to compare before and after. */
async function snapshot(slug: string): Promise<Record<string, unknown[]>> {
  await mailsAreDone(slug);
  const tables = [
    'tenant_users',
    'team_invitations',
    'audit_events',
    'products',
    'category_listings',
    'product_listings',
    'shop_listings',
    'categories',
    'orders',
    'order_items',
    'order_files',
    'made_pieces',
    'order_events',
    'shipments',
    'shipment_items',
    'order_alerts',
    'product_variants',
    'stock_changes',
    'payments',
    'fee_entries',
    'fee_statements',
    'refunds',
    'outbox_mails',
    'uploads',
  ];
  const rows = await Promise.all(
    tables.map(async (table) => [
      table,
      await query(
        `SELECT x::text FROM ${table} x WHERE tenant_id = (SELECT id FROM tenants WHERE slug = $1) ORDER BY 1`,
        [slug],
      ),
    ]),
  );
  return {
    ...Object.fromEntries(rows),
    tenants: await query('SELECT x::text FROM tenants x WHERE slug = $1', [slug]),
  };
}

const pagesOf = ({ order, statement, product, category }: Ids) => [
  '/admin',
  '/admin/products',
  '/admin/products/first',
  '/admin/products/order',
  '/admin/products/files',
  `/admin/products/${product}/listing`,
  `/admin/products/categories/${category}`,
  `/admin/products/${product}/related`,
  `/admin/products/${product}/stock`,
  '/admin/orders',
  '/admin/orders/new',
  `/admin/orders/${order}`,
  `/admin/orders/${order}/slip`,
  `/admin/orders/${order}/work-sheet`,
  `/admin/orders/${order}/labels`,
  '/admin/customers',
  `/admin/customers/${order}`,
  '/admin/production',
  `/admin/production/work-sheets?orders=${order}`,
  `/admin/production/slips?orders=${order}`,
  `/admin/production/labels?orders=${order}`,
  '/admin/analytics',
  '/admin/finances',
  '/admin/finances/statements',
  `/admin/finances/statements/${statement}`,
  '/admin/finances/taxes',
  ...SETTINGS_PAGES,
];

/** The route of an address: without its search part, and with names in place of the ids. */
const routesOf =
  ({ order, statement, item, product, category }: Ids) =>
  (path: string): string =>
    [order, statement, product, category]
      .reduce((route, id) => route.replace(id, '[id]'), path.replace(/\?.*$/, ''))
      .replace(item, '[itemId]');

const productFields = {
  ...toSave({ ...NEW_PRODUCT, name: 'Stolen', price: '1.00', sku: 'STO-LEN1' }),
  picture: 'keep',
};

/** For each action an argument that it would accept, with the ids in `ids`. */
const inputsFor = ({
  order,
  item,
  product,
  category,
  session,
  mail,
  alert,
  payment,
  paidOrder,
  paid,
  unpaidOrder,
  invitation,
  statement,
  owner,
}: Ids): Record<string, unknown> => ({
  createProduct: { ...productFields, categoryId: category },
  createFirstProduct: { name: 'Stolen', price: '1.00', picture: 'keep' },
  putSetupStepOff: { step: 'look', isLater: true },
  updateProduct: { ...productFields, id: product, version: 1 },
  setProductActive: { id: product, isActive: false },
  duplicateProduct: { id: product },
  saveListingOfCategory: {
    categoryId: category,
    searchTitle: 'Stolen',
    searchDescription: '',
    base: { searchTitle: '', searchDescription: '' },
  },
  saveListing: {
    productId: product,
    searchTitle: 'Stolen',
    searchDescription: '',
    warnings: '',
    base: { searchTitle: '', searchDescription: '', warnings: '' },
  },
  deleteProduct: { id: product },
  restoreProduct: { id: product, isActive: true },
  deleteProductForGood: { id: product },
  chooseMatching: { query: '', category: null, status: null, sort: 'newest' },
  previewPrices: { ids: [product], change: { kind: 'percent', by: -5000 } },
  changeProducts: { ids: [product], change: { kind: 'deactivate' } },
  undoProductBatch: { id: product },
  saveStockKind: { productId: product, kind: 'counted', lowStockAt: 1, counts: [] },
  saveStockCounts: {
    productId: product,
    counts: [{ variantId: product, seen: 0, onHand: 9 }],
    reason: 'Stolen',
  },
  moveProduct: { id: product, side: 'before', anchorId: category },
  forgetProductOrder: {},
  saveRelatedProducts: { productId: product, relatedIds: [] },
  importProducts: {
    rows: [
      {
        ...EMPTY_DRAFT,
        name: 'Stolen',
        sku: 'STO-LEN2',
        price: '1.00',
        id: order,
        targetId: product,
        given: ['name'],
        options: NO_DRAFT_OPTIONS,
        setsPieces: false,
      },
    ],
  },
  makeSkus: { count: 1 },
  generateSku: {},
  createCategory: { name: 'Stolen' },
  renameCategory: { id: category, name: 'Stolen' },
  moveCategory: { id: category, direction: 'down' },
  deleteCategory: { id: category },
  moveOrder: { order_id: order, from: 'processing', to: 'cancelled' },
  refundPayment: {
    refund_id: '0c5a6f0e-5d0a-4b7e-9a51-6f1f2f3c4d5e',
    order_id: paidOrder,
    payment_id: payment,
    amount_cents: 100,
    seen_refundable_cents: paid,
    reason: 'Stolen',
    cancel_from: null,
    back: [],
  },
  saveOrderAddress: {
    order_id: order,
    started_from: '',
    customer: { name: 'Thief', phone: '(503) 555-0142' },
    shipping_address: {
      address: '1 Stolen Street',
      city: 'Portland',
      state: 'OR',
      zip: '97202',
      country: 'US',
    },
  },
  shipOrder: {
    shipment_id: '0c5a6f0e-5d0a-4b7e-9a51-6f1f2f3c4d5f',
    order_id: order,
    pieces: [{ item_id: item, pieces: 1 }],
    carrier: null,
    tracking_number: '',
  },
  correctShipment: {
    shipment_id: session,
    order_id: order,
    version: 1,
    carrier: null,
    tracking_number: '1Z999AA10123456784',
  },
  withdrawShipment: { shipment_id: session, order_id: order },
  collectShipment: { shipment_id: session, order_id: order },
  deleteTestOrder: { order_id: order },
  findOrderGoods: { text: 'Mug' },
  quoteOrderByHand: {
    ...{ lines: [{ product_id: product, quantity: 1 }], is_handed_over: true, delivery_method_id: null },
  },
  createOrderByHand: {
    key: 'isolation-order',
    customer: { name: 'Thief', email: '', phone: '' },
    ...{ lines: [{ product_id: product, quantity: 1 }], is_handed_over: true, delivery_method_id: null },
    payment: { kind: 'paid', method: 'cash' },
    note: '',
  },
  sendPaymentLink: { order_id: unpaidOrder },
  markOrderPaid: { order_id: unpaidOrder, method: 'cash', note: 'Stolen' },
  markOrderSeen: { order_id: order },
  completeMadeOrder: { order_id: order },
  undoOrderCompletion: { order_id: order },
  saveNote: { order_id: order, started_from: '', note: 'Stolen' },
  markAlertSeenTo: { alert_id: alert },
  saveCustomerNote: { buyer_id: session, version: 0, note: 'Stolen' },
  tickPieces: { order_item_id: item, rows: [0], is_made: true },
  saveGeneralSettings: { name: 'Stolen', description: '', logoUrl: '' },
  saveBrandingSettings: { primaryColor: '#000000', secondaryColor: '#000000' },
  saveWorkCalendar: { version: 0, timeZone: 'UTC', workingDays: [1], daysOff: [] },
  saveTaxAnswer: { answer: 'none', homeCountry: 'US', homeState: '', version: 0 },
  saveTaxRate: {
    ...{ id: null, version: null, country: 'US', state: 'NC', name: 'NC sales tax', percent: '4.75' },
    taxesShipping: true,
  },
  removeTaxRate: { id: product },
  saveExemptProducts: { productIds: [product] },
  saveDiscountCode: {
    id: null,
    version: null,
    fields: {
      ...{ code: 'WELCOME10', kind: 'percentage', percent: '10', amount: '', least: '' },
      ...{ startsOn: '', endsOn: '', goods: 'all', productIds: [], categoryIds: [] },
      ...{ mostUses: '', mostUsesEach: '' },
    },
  },
  switchDiscountCode: { id: product, version: 1, isActive: false },
  removeDiscountCode: { id: product },
  findGoods: { text: 'Mug' },
  saveDeliveryMethod: {
    ...{ id: null, version: null, name: 'Stolen', kind: 'pickup', first: '', further: '', bands: [] },
    ...{ freeFrom: '', minDays: '', maxDays: '', pickupAddress: 'Here', pickupTimes: '', places: [] },
  },
  saveSenderAddress: {
    version: 0,
    customer: { name: 'Stolen', phone: '' },
    shipping_address: {
      address: '12 Kiln Lane',
      city: 'Asheville',
      state: 'NC',
      zip: '28801',
      country: 'US',
    },
  },
  removeSenderAddress: { version: 1 },
  moveDeliveryMethod: { id: product, direction: 'up' },
  removeDeliveryMethod: { id: product },
  saveSearchSettings: {
    homeTitle: 'Stolen',
    homeDescription: '',
    returns: 'none',
    returnDays: '',
    areReturnsFree: false,
    base: { homeTitle: '', homeDescription: '', returns: 'unstated', returnDays: '', areReturnsFree: false },
  },
  saveEuSettings: {
    sellsToEu: true,
    ...{ makerName: 'Thief', makerAddress: '', makerContact: '', euName: '', euAddress: '', euContact: '' },
    base: {
      sellsToEu: false,
      ...{ makerName: '', makerAddress: '', makerContact: '', euName: '', euAddress: '', euContact: '' },
    },
  },
  savePolicySettings: {
    contactEmail: 'thief@example.com',
    ...{ about: '', shipping: '', returns: '', privacy: '', legal: '' },
  },
  previewMarkdown: { text: 'Stolen' },
  saveHomeSettings: {
    ...{ bannerUrl: '', bannerAlt: '', heading: 'Stolen', story: '' },
    ...{ featuredProducts: '', featuredCategories: '' },
  },
  saveNoticeSettings: {
    ...{ announcement: 'Stolen', announcementLink: '', announcementFrom: '', announcementUntil: '' },
    ...Object.fromEntries(
      ['instagram', 'facebook', 'pinterest', 'tiktok', 'youtube', 'etsy'].map((network) => [network, '']),
    ),
    ...Object.fromEntries(
      ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].flatMap((day) => [
        [`${day}From`, ''],
        [`${day}To`, ''],
      ]),
    ),
  },
  saveAppSettings: { appSignIn: true, appOrigins: 'https://thief.example.com' },
  claimDomain: { domain: 'stolen.example' },
  claimDomainAgain: { id: session },
  checkDomain: { id: session },
  makeDomainPrimary: { id: session },
  removeDomain: { id: session },
  mailDomainSteps: { id: session, email: 'dns@example.test' },
  moveStore: { seen: 'live', to: 'closed', message: '', backOn: '', typedName: 'Stolen' },
  saveVacation: { version: 0, first_day: '2030-01-01', last_day: '2030-01-02', message: 'Stolen' },
  stopVacation: { version: 1 },
  renewPreviewLink: {},
  allowChanges: null,
  leaveStore: null,
  payStatement: { id: statement },
  checkStatement: { id: statement },
  makeArchive: {},
  fetchArchive: { id: session },
  savePayPalAccount: { clientId: 'stolen', clientSecret: 'stolen' },
  removePayPalAccount: null,
  requestPayPalMessages: null,
  startConnection: null,
  finishConnection: null,
  saveNotificationSettings: {
    notifiesNewOrders: true,
    notificationEmail: 'thief@example.com',
    replyToEmail: 'thief@example.com',
    contactEmail: 'thief@example.com',
  },
  sendTestMail: { notificationEmail: 'thief@example.com' },
  sendMailsAgain: { mail_id: mail },
  changeOwnPassword: { current: 'makerfront-demo', next: 'a stolen set of mugs' },
  endOwnSession: { id: session },
  signOutSessions: { scope: 'others' },
  leaveTeam: null,
  inviteMember: { email: 'thief@example.com', role: 'owner' },
  resendInvitation: { id: invitation },
  revokeInvitation: { id: invitation },
  changeMemberRole: { user_id: owner, seen: 'owner', role: 'order-manager' },
  removeMember: { user_id: owner },
  saveRefundLimit: { limit: '1000000' },
  saveSecondFactorRule: { is_required: true },
  removeMemberSecondFactor: { user_id: session },
  enrolApp: { name: 'Stolen' },
  confirmApp: { id: session, code: '123456' },
  readNewPasskeyOptions: null,
  addPasskey: { name: 'Stolen', answer: {} },
  removeOwnFactor: { id: session },
  renewRecoveryCodes: null,
  startOwnEmailChange: { email: 'thief@example.test' },
  prepareToConnect: null,
  disconnectProvider: { id: session },
  confirmOwnEmailChange: { email: 'thief@example.test', from_code: '123456', to_code: '123456' },
});

/** Actions that take ids of rows; with another shop's ids they must find nothing. */
const AIMED = [
  'saveListing',
  'saveListingOfCategory',
  'createProduct',
  'updateProduct',
  'setProductActive',
  'duplicateProduct',
  'deleteProduct',
  'restoreProduct',
  'deleteProductForGood',
  'undoProductBatch',
  'saveStockKind',
  'saveStockCounts',
  'moveProduct',
  'renameCategory',
  'moveCategory',
  'deleteCategory',
  'moveOrder',
  'refundPayment',
  'markOrderPaid',
  'createOrderByHand',
  'sendPaymentLink',
  'deleteTestOrder',
  'saveOrderAddress',
  'shipOrder',
  'correctShipment',
  'withdrawShipment',
  'collectShipment',
  'completeMadeOrder',
  'undoOrderCompletion',
  'saveNote',
  'markAlertSeenTo',
  'tickPieces',
  'sendMailsAgain',
  'resendInvitation',
  'revokeInvitation',
  'changeMemberRole',
  'removeMember',
];

/** A required second factor is set up before the admin area opens, by actions of that page. */
const IN_ADMIN = /\(admin\)\/|\(admin-login\)\/admin\/second-factor\//;

const adminActions = (): Reference[] =>
  serverReferences().filter(({ file, name }) => IN_ADMIN.test(file) && !name.startsWith('$$'));

/** Headers that make the server answer a page in another form, or that could bypass the middleware. */
const WAYS_OF_ASKING: Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
];

/** The page of an action: those of an order or a statement belong to its page, those of the banner to every page. */
const pathOf = ({ file }: Reference, { order, statement, product, category }: Ids): string => {
  const folder = file.replace(/^.*\(admin(?:-login)?\)/, '').replace(/\/[\w-]*actions\.ts$/, '');
  const pages: Record<string, string> = {
    '/admin/orders': `/admin/orders/${order}`,
    '/admin/finances/statements': `/admin/finances/statements/${statement}`,
    '/admin/customers': `/admin/customers/${order}`,
    '/admin/products/categories/[id]': `/admin/products/categories/${category}`,
    '/admin/acting': '/admin',
  };
  return pages[folder] ?? folder.replace('/products/[id]', `/products/${product}`);
};

async function cookieOf(context: BrowserContext, slug: string): Promise<string> {
  const cookies = await context.cookies(shop(slug));
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const setRole = (role: string) =>
  query(
    `UPDATE tenant_users SET role = $1 WHERE user_id = (SELECT id FROM users WHERE email = 'owner@${OURS}.test')`,
    [role],
  );

type Handler = { method: string; path: string; body?: string };

const handlers = ({ order, item }: Ids): Handler[] => [
  { method: 'GET', path: `/admin/orders/export?q=${order}` },
  { method: 'GET', path: '/admin/orders/export' },
  { method: 'GET', path: '/admin/orders/labels-file?for=shippo' },
  { method: 'GET', path: `/admin/orders/labels-file?order=${order}` },
  { method: 'GET', path: `/admin/orders/${order}/roster/${item}?type=csv` },
  { method: 'GET', path: '/admin/analytics/export' },
  { method: 'GET', path: '/admin/finances/export' },
  { method: 'GET', path: '/admin/finances/export?year=2026' },
  { method: 'GET', path: '/admin/finances/taxes/export?year=2026' },
  { method: 'GET', path: '/admin/orders/news' },
  { method: 'GET', path: '/admin/customers/export' },
  { method: 'GET', path: '/admin/production/export' },
  { method: 'GET', path: `/admin/production/ticks?orders=${order}` },
  { method: 'GET', path: '/admin/products/export' },
  { method: 'POST', path: '/api/admin/products/read', body: 'Name,SKU,Price' },
  { method: 'POST', path: '/api/admin/pictures', body: '{}' },
  { method: 'POST', path: '/api/admin/pictures/complete', body: '{}' },
];

/** Asks a handler of our shop from its own pages. */
const askHandler = ({ method, path, body }: Handler, headers: Record<string, string> = {}) =>
  rawRequest({
    host: `${OURS}.localhost:${port}`,
    path,
    method,
    headers: { ...headers, origin: `http://${OURS}.localhost:${port}` },
    ...(body && { body }),
  });

test.beforeAll(async () => {
  await query(
    `INSERT INTO order_alerts (tenant_id, id, order_id, kind, subject)
     SELECT DISTINCT ON (o.tenant_id) o.tenant_id, gen_random_uuid(), o.id, 'second_capture', 'test'
     FROM orders o JOIN tenants t ON t.id = o.tenant_id WHERE t.slug = ANY($1)
     ORDER BY o.tenant_id, o.order_number`,
    [[OURS, THEIRS]],
  );
  await query(
    `INSERT INTO fee_statements (tenant_id, id, number, month, fees_cents, returned_cents, total_cents, due_at)
     SELECT id, gen_random_uuid(), 1 + (random() * 900)::int, '2020-01-01', 900, 0, 900, now() + interval '14 days'
     FROM tenants WHERE slug = ANY($1) ON CONFLICT DO NOTHING`,
    [[OURS, THEIRS]],
  );
  await query(
    `INSERT INTO team_invitations (tenant_id, id, email, role, token_hash, invited_by_name, expires_at)
     SELECT id, gen_random_uuid(), 'isolation@example.test', 'owner', 'isolation', 'Nobody', now() + interval '1 day'
     FROM tenants WHERE slug = ANY($1)`,
    [[OURS, THEIRS]],
  );
});
test.afterAll(async () => {
  await query("DELETE FROM order_alerts WHERE subject = 'test'");
  await query("DELETE FROM fee_statements WHERE month = '2020-01-01'");
  await query("DELETE FROM team_invitations WHERE email = 'isolation@example.test'");
});
test.beforeEach(async () => {
  // Hundreds of requests in each test.
  test.slow();
  await query('DELETE FROM rate_limits');
});
test.afterEach(async () => {
  await setRole('owner');
  await query("DELETE FROM outbox_mails WHERE subject = 'isolation'");
});

/** Handlers of an order's files, tested in `order-file-routes.db.test.ts` and `signed-addresses.db.test.ts`. */
const TRIED_ELSEWHERE = [
  'GET /admin/orders/[id]/files/[fileId]/[name]',
  'GET /admin/orders/[id]/files/[fileId]/preview',
  'GET /files/[token]',
];

test('these tests know every action, page and handler of the admin area', async () => {
  const ids = await idsOf(OURS);
  const known = Object.keys(inputsFor(ids)).sort();
  expect(
    adminActions()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(known);
  expect(known).toEqual(Object.keys(ACTIONS).sort());
  const routeOf = routesOf(ids);
  expect(pagesOf(ids).map(routeOf).sort()).toEqual(Object.keys(PAGES).sort());
  const tried = handlers(ids).map(({ method, path }) => `${method} ${routeOf(path)}`);
  expect([...new Set([...tried, ...TRIED_ELSEWHERE])].sort()).toEqual(Object.keys(HANDLERS).sort());
});

test('without a session there is nothing: no page, no action, no handler, in no form of the address', async ({
  page,
}) => {
  const ids = await idsOf(OURS);
  const before = await snapshot(OURS);
  for (const path of pagesOf(ids)) {
    await page.goto(shop(OURS, path));
    await expect(page).toHaveURL(
      shop(OURS, path === '/admin' ? '/admin/login' : `/admin/login?return=${encodeURIComponent(path)}`),
    );
    for (const form of [
      path,
      `/${path}`,
      path.replace('/admin', '/%2e/admin'),
      `${path}.rsc`,
      `${path}?_rsc=1`,
    ]) {
      await Promise.all(
        WAYS_OF_ASKING.map(async (headers) => {
          const answer = await rawRequest({ host: `${OURS}.localhost:${port}`, path: form, headers });
          expect(answer.body, `${form} ${JSON.stringify(headers)}`).not.toContain(ids.customer);
          expect(answer.body, form).not.toContain('Total Revenue');
        }),
      );
    }
  }
  for (const action of adminActions()) {
    const input = inputsFor(ids)[action.name];
    const answer = await callAction({ slug: OURS, path: pathOf(action, ids), id: action.id, input });
    expect(outcomeOf(answer), action.name).toBe('signed_out');
  }
  for (const handler of handlers(ids)) {
    const answer = await askHandler(handler);
    expect([answer.status, answer.body.includes(ids.customer)], handler.path).toEqual([401, false]);
  }
  expect(await snapshot(OURS)).toEqual(before);
});

/** The permission that each page, action or handler asks for. */
const wordOf = (table: Record<string, Permission>, name: string): Permission => {
  const word = table[name];
  if (word === undefined) {
    throw new Error(`${name} is in no table`);
  }
  return word;
};

for (const role of ['product-manager', 'order-manager'] as const) {
  test(`a ${role} is let in where their role says, at the next request, and nowhere else`, async ({
    page,
    context,
  }) => {
    await signIn(page, OURS);
    // The session was an owner's when it began.
    await setRole(role);
    const ids = await idsOf(OURS);
    const before = await snapshot(OURS);
    const cookie = await cookieOf(context, OURS);
    const routeOf = routesOf(ids);
    for (const path of pagesOf(ids)) {
      const isAllowed = roleMay(role, wordOf(PAGES, routeOf(path)));
      await page.goto(shop(OURS, path));
      await expect(page.getByText('Checking your session')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Access Denied' }), path).toHaveCount(isAllowed ? 0 : 1);
      if (!roleMay(role, 'orders.view')) {
        await expect(page.getByText(ids.customer)).toHaveCount(0);
      }
    }
    for (const action of adminActions()) {
      const isAllowed = roleMay(role, wordOf(ACTIONS, action.name));
      // The permission is asked for first: an argument that no action takes shows that it was granted, and does nothing.
      const input = isAllowed ? 'no argument of an action' : inputsFor(ids)[action.name];
      const call = { slug: OURS, path: pathOf(action, ids), id: action.id, input, cookie };
      expect(outcomeOf(await callAction(call)), action.name).toBe(isAllowed ? 'invalid' : 'denied');
    }
    for (const handler of handlers(ids)) {
      const isAllowed = roleMay(role, wordOf(HANDLERS, `${handler.method} ${routeOf(handler.path)}`));
      const answer = await askHandler(handler, { cookie });
      if (isAllowed) {
        expect(answer.status, handler.path).not.toBe(403);
      } else {
        expect([answer.status, answer.body.includes(ids.customer)], handler.path).toEqual([403, false]);
      }
    }
    expect(await snapshot(OURS)).toEqual(before);
  });
}

test("another shop's owner finds nothing with their ids here, and still finds ours", async ({
  page,
  context,
}) => {
  // The other shop has a session to aim at, whichever tests have run before.
  await signIn(page, THEIRS);
  await signIn(page, OURS);
  // A mail of the other shop that could be sent again, and is not due.
  await query(
    `INSERT INTO outbox_mails (tenant_id, id, order_id, kind, subject, attempts, last_error, gave_up_at, next_attempt_at, created_at)
     SELECT o.tenant_id, gen_random_uuid(), o.id, 'order_link', 'isolation', 27, 'timeout', now(), NULL, '2020-01-01'
     FROM orders o JOIN tenants t ON t.id = o.tenant_id WHERE t.slug = $1 ORDER BY o.order_number LIMIT 1`,
    [THEIRS],
  );
  const [ours, theirs] = [await idsOf(OURS), await idsOf(THEIRS)];
  await query(
    `INSERT INTO made_pieces (tenant_id, order_item_id, row, made_by)
     SELECT tenant_id, id, 0, 'Dale Okafor' FROM order_items WHERE id = $1 ON CONFLICT DO NOTHING`,
    [theirs.item],
  );
  const [before, beforeOurs] = [await snapshot(THEIRS), await snapshot(OURS)];
  const cookie = await cookieOf(context, OURS);
  for (const paper of ['', '/slip', '/work-sheet', '/labels']) {
    const path = `/admin/orders/${theirs.order}${paper}`;
    await page.goto(shop(OURS, path));
    await expect(page.getByText('This store has no such order.'), path).toBeVisible();
    await expect(page.getByText(theirs.customer)).toHaveCount(0);
  }
  for (const action of adminActions().filter(({ name }) => AIMED.includes(name))) {
    const input = inputsFor(theirs)[action.name];
    const answer = await callAction({ slug: OURS, path: pathOf(action, ours), id: action.id, input, cookie });
    expect(outcomeOf(answer), action.name).toBe('refused');
  }
  // Handlers that take ids of rows: nothing to download, and no ticks.
  const host = `${OURS}.localhost:${port}`;
  for (const order of [ours.order, theirs.order]) {
    const path = `/admin/orders/${order}/roster/${theirs.item}?type=csv`;
    expect((await rawRequest({ host, path, headers: { cookie } })).status, path).toBe(404);
  }
  const ticks = await rawRequest({
    host,
    path: `/admin/production/ticks?orders=${theirs.order}`,
    headers: { cookie },
  });
  expect([ticks.status, ticks.body]).toEqual([200, '{"ticks":{}}']);
  expect(await snapshot(THEIRS)).toEqual(before);
  expect(await snapshot(OURS)).toEqual(beforeOurs);
  // Not over-blocked: the same address with our own id shows the order.
  await page.goto(shop(OURS, `/admin/orders/${ours.order}`));
  await expect(page.getByText(ours.customer).first()).toBeVisible();
});

test('actions are refused without an origin, from another one, and with a cookie of another shop', async ({
  page,
  context,
}) => {
  await signIn(page, OURS);
  const [ours, theirs] = [await idsOf(OURS), await idsOf(THEIRS)];
  const [before, beforeTheirs] = [await snapshot(OURS), await snapshot(THEIRS)];
  const cookie = await cookieOf(context, OURS);
  for (const action of adminActions()) {
    const call = {
      slug: OURS,
      path: pathOf(action, ours),
      id: action.id,
      cookie,
      input: inputsFor(ours)[action.name],
    };
    expect(outcomeOf(await callAction({ ...call, origin: null })), action.name).toBe('forbidden_origin');
    for (const origin of ['https://evil.example', `http://${THEIRS}.localhost:${port}`, 'null']) {
      const outcome = outcomeOf(await callAction({ ...call, origin }));
      expect(outcome, `${action.name} from ${origin}`).toBe('HTTP 403');
    }
    const stolen = {
      ...call,
      slug: THEIRS,
      path: pathOf(action, theirs),
      input: inputsFor(theirs)[action.name],
    };
    expect(outcomeOf(await callAction(stolen)), `${action.name} with a stolen cookie`).toBe('signed_out');
  }
  for (const { method, path, body } of handlers(ours)) {
    const foreign = await rawRequest({
      host: `${OURS}.localhost:${port}`,
      path,
      method,
      headers: { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      ...(body && { body }),
    });
    expect(foreign.status, path).toBe(403);
    const stolen = await rawRequest({
      host: `${THEIRS}.localhost:${port}`,
      path,
      method,
      headers: { cookie, origin: `http://${THEIRS}.localhost:${port}` },
      ...(body && { body }),
    });
    expect(stolen.status, path).toBe(401);
  }
  expect(await snapshot(OURS)).toEqual(before);
  expect(await snapshot(THEIRS)).toEqual(beforeTheirs);
});

test('a forged forwarded host does not make a foreign origin our own', async ({ page, context }) => {
  await signIn(page, OURS);
  const before = await snapshot(OURS);
  const cookie = await cookieOf(context, OURS);
  const ids = await idsOf(OURS);
  const action = adminActions().find(({ name }) => name === 'saveNote');
  const answer = await rawRequest({
    host: `${OURS}.localhost:${port}`,
    path: `/admin/orders/${ids.order}`,
    method: 'POST',
    headers: {
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      'next-action': action?.id ?? '',
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      cookie,
    },
    body: JSON.stringify([inputsFor(ids).saveNote]),
  });
  expect(outcomeOf(answer)).toBe('HTTP 403');
  expect(await snapshot(OURS)).toEqual(before);
});

/** A form as a browser without JavaScript sends it. */
function formInParts(fields: Record<string, string>) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${parts.join('')}--x--\r\n`,
  };
}

test('cached functions of the build cannot be called from outside', async () => {
  const cached = serverReferences().filter(({ name }) => name.startsWith('$$RSC_SERVER_CACHE'));
  expect(cached.length).toBeGreaterThan(3);
  const [tenant] = await query<{ id: string }>('SELECT id FROM tenants WHERE slug = $1', [THEIRS]);
  for (const { id, file, name } of cached) {
    const answer = await callAction({ slug: OURS, path: '/', id, input: tenant?.id });
    expect(answer.status, `${file} ${name}`).toBe(404);
    expect(answer.body).not.toMatch(/priceCents|platformFee/);
    for (const host of [`${OURS}.localhost:${port}`, `localhost:${port}`]) {
      for (const fields of [
        { [`$ACTION_ID_${id}`]: '' },
        {
          $ACTION_REF_1: '',
          '$ACTION_1:0': `{"id":"${id}","bound":"$@1"}`,
          '$ACTION_1:1': `["${tenant?.id}"]`,
        },
      ]) {
        const inParts = await rawRequest({ host, method: 'POST', ...formInParts(fields) });
        // The landing page accepts multipart forms. No cached function can be called there.
        expect([400, 409, 415], `${name} in parts at ${host}`).toContain(inParts.status);
        expect(inParts.body).not.toMatch(/priceCents|platformFee/);
      }
    }
  }
});

test('no browser receives the id of a cached function', () => {
  const ids = serverReferences().flatMap(({ id, name }) =>
    name.startsWith('$$RSC_SERVER_CACHE') ? [id] : [],
  );
  const folder = join(root, '.next/static');
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.js')) {
      const script = readFileSync(join(folder, file), 'utf8');
      expect(
        ids.filter((id) => script.includes(id)),
        file,
      ).toEqual([]);
    }
  }
});
