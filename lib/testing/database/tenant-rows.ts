// One row of every tenant table, for tests that try to reach them from another tenant's scope. A new tenant table
// needs an entry here; lib/db/tenant-isolation.db.test.ts fails until it has one.

import { randomUUID } from 'node:crypto';
import { type Database, database } from '@/lib/db/client';
import { asOrderId, asTenantId, type OrderId, type TenantId } from '@/lib/ids';
import { chargesOfLines } from '../rows/charges';
import { resetDatabase } from './reset-database';

export type Row = Record<string, string | number | boolean | null | object>;

/** The ids of one tenant's rows, for references from other rows. */
export type RowIds = {
  tenant: TenantId;
  user: string;
  customer: string;
  upload: string;
  category: string;
  product: string;
  order: OrderId;
  orderItem: string;
  shipment: string;
  refund: string;
  buyer: string;
  payment: string;
  discountCode: string;
};

type RowFactory = {
  /** The column values of a new row, whose parents are in `ids`. */
  row: (ids: RowIds) => Row;
  /** Reads the table through Prisma, without a `where`. */
  findAll: (db: Database) => Promise<object[]>;
  /** A trigger has made the tenant's one row together with its parent. */
  isMadeWithParent?: boolean;
};

const short = () => randomUUID().slice(0, 13);

/** By table, parents before their children. */
export const tenantRows: Record<string, RowFactory> = {
  tenants: {
    row: ({ tenant }) => ({ id: tenant, name: 'Isolated', slug: `isolated-${short()}` }),
    findAll: (db) => db.tenant.findMany(),
  },
  tenant_users: {
    row: ({ tenant, user }) => ({ tenant_id: tenant, user_id: user, role: 'owner' }),
    findAll: (db) => db.tenantUser.findMany(),
  },
  sessions: {
    row: ({ tenant, user }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      user_id: user,
      access_expires_at: '2099-01-01T00:00:00Z',
      expires_at: '2099-01-01T00:00:00Z',
    }),
    findAll: (db) => db.session.findMany(),
  },
  customers: {
    row: ({ tenant, customer }) => ({
      tenant_id: tenant,
      id: customer,
      email: `${short()}@example.test`,
      phone: `+1555${Math.floor(Math.random() * 1e7)
        .toString()
        .padStart(7, '0')}`,
    }),
    findAll: (db) => db.customer.findMany(),
  },
  customer_addresses: {
    row: ({ tenant, customer }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      customer_id: customer,
      name: 'Ada Lovelace',
      address: '12 Kiln Lane',
      city: 'Asheville',
      state: 'NC',
      zip: '28801',
    }),
    findAll: (db) => db.customerAddress.findMany(),
  },
  customer_identities: {
    row: ({ tenant, customer }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      customer_id: customer,
      issuer: `https://${short()}.example`,
      subject: short(),
    }),
    findAll: (db) => db.customerIdentity.findMany(),
  },
  one_time_codes: {
    row: ({ tenant, customer }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      customer_id: customer,
      purpose: 'sign_in',
      address: `${short()}@example.test`,
      code_hash: '0'.repeat(43),
      expires_at: '2099-01-01T00:00:00Z',
    }),
    findAll: (db) => db.oneTimeCode.findMany(),
  },
  customer_factors: {
    row: ({ tenant, customer }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      customer_id: customer,
      kind: 'totp',
      name: 'Phone',
      sealed_secret: 'sealed',
    }),
    findAll: (db) => db.customerFactor.findMany(),
  },
  customer_recovery_codes: {
    row: ({ tenant, customer }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      customer_id: customer,
      code_hash: short(),
    }),
    findAll: (db) => db.customerRecoveryCode.findMany(),
  },
  auth_challenges: {
    row: ({ tenant }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      purpose: 'passkey_sign_in',
      binding: short(),
      challenge: short(),
      expires_at: '2099-01-01T00:00:00Z',
    }),
    findAll: (db) => db.authChallenge.findMany(),
  },
  team_invitations: {
    row: ({ tenant, user }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      email: `${short()}@example.test`,
      role: 'order-manager',
      token_hash: short(),
      invited_by: user,
      invited_by_name: 'Rosalind Harker',
      expires_at: '2099-01-01T00:00:00Z',
    }),
    findAll: (db) => db.teamInvitation.findMany({ omit: { tokenHash: true } }),
  },
  tenant_actings: {
    row: ({ tenant, user }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      user_id: user,
      operator_name: 'Olive Operator',
      reason: 'A total looks wrong',
      created_at: '2026-01-01T00:00:00Z',
      ends_at: '2026-01-01T00:30:00Z',
    }),
    findAll: (db) => db.tenantActing.findMany(),
  },
  tenant_archives: {
    row: ({ tenant }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      requested_by_name: 'Nora Owner',
      recipient: 'nora@example.test',
      store_url: 'http://localhost/',
    }),
    findAll: (db) => db.tenantArchive.findMany(),
  },
  tenant_fees: {
    row: ({ tenant }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      percentage: 2.5,
      fixed_cents: 20,
      valid_from: '2026-01-01T00:00:00Z',
      actor_name: 'Olive Operator',
    }),
    findAll: (db) => db.tenantFee.findMany(),
  },
  tenant_domains: {
    row: ({ tenant }) => {
      const name = `${short()}.example.test`.toLowerCase();
      return {
        tenant_id: tenant,
        id: randomUUID(),
        host: name,
        base: name,
        token: randomUUID(),
        expires_at: '2099-01-01T00:00:00Z',
      };
    },
    findAll: (db) => db.tenantDomain.findMany(),
  },
  tenant_state_changes: {
    row: ({ tenant }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      from_state: 'draft',
      to_state: 'live',
      actor_name: 'Ada Lovelace',
      actor_kind: 'owner',
    }),
    findAll: (db) => db.tenantStateChange.findMany(),
  },
  audit_events: {
    row: ({ tenant, user }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      kind: 'member.joined',
      actor_id: user,
      actor_name: 'Rosalind Harker',
    }),
    findAll: (db) => db.auditEvent.findMany(),
  },
  uploads: {
    row: ({ tenant, upload }) => ({
      tenant_id: tenant,
      id: upload,
      kind: 'product_picture',
      object_key: short(),
      file_name: 'mug.png',
      content_type: 'image/webp',
      byte_size: 1_000,
    }),
    findAll: (db) => db.upload.findMany(),
  },
  categories: {
    row: ({ tenant, category }) => ({
      tenant_id: tenant,
      id: category,
      name: 'Mugs',
      display_order: Math.floor(Math.random() * 1_000_000),
    }),
    findAll: (db) => db.category.findMany(),
  },
  products: {
    row: ({ tenant, product, category }) => ({
      tenant_id: tenant,
      id: product,
      name: 'Harvest Mug',
      price_cents: 2_800,
      category_id: category,
      sku: short(),
    }),
    findAll: (db) => db.product.findMany(),
  },
  product_variants: {
    row: ({ tenant, product }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      product_id: product,
      position: 1,
      option_values: ['Large'],
      is_offered: true,
      on_hand: 0,
      stock_variant_id: product,
      version: 1,
    }),
    findAll: (db) => db.productVariant.findMany(),
    isMadeWithParent: true,
  },
  product_categories: {
    row: ({ tenant, product, category }) => ({
      tenant_id: tenant,
      product_id: product,
      category_id: category,
    }),
    findAll: (db) => db.productCategory.findMany(),
  },
  related_products: {
    row: ({ tenant, product }) => ({
      tenant_id: tenant,
      product_id: product,
      related_id: product,
      position: 0,
    }),
    findAll: (db) => db.relatedProduct.findMany(),
  },
  product_terms: {
    row: ({ tenant, product }) => ({
      ...{ tenant_id: tenant, product_id: product },
      ...{ sale_kind: 'percent', sale_value: 1_500, sale_from: '2026-12-01', sale_until: '2026-12-24' },
      quantity_breaks: [{ from: 10, kind: 'price', value: 2_500 }],
    }),
    findAll: (db) => db.productTerms.findMany(),
  },
  product_prices: {
    row: ({ tenant, product }) => ({
      ...{ tenant_id: tenant, product_id: product, variant_id: product },
      ...{ valid_from: '2026-01-01T00:00:00Z', price_cents: 2_800 },
    }),
    findAll: (db) => db.productPrice.findMany(),
    isMadeWithParent: true,
  },
  product_sales: {
    row: ({ tenant, product }) => ({
      ...{ tenant_id: tenant, product_id: product, kind: 'percent', value: 1_500 },
      ...{ from_day: '2026-10-01', until_day: '2026-10-15' },
    }),
    findAll: (db) => db.productSale.findMany(),
  },
  work_calendars: {
    row: ({ tenant }) => ({ tenant_id: tenant, time_zone: 'America/New_York' }),
    findAll: (db) => db.workCalendar.findMany(),
  },
  day_counts: {
    row: ({ tenant }) => ({
      ...{ tenant_id: tenant, day: '2026-11-21', kind: 'visit', subject: 'pinterest.com', count: 3 },
    }),
    findAll: (db) => db.dayCount.findMany(),
  },
  product_day_views: {
    row: ({ tenant, product }) => ({ tenant_id: tenant, product_id: product, day: '2026-11-21', count: 3 }),
    findAll: (db) => db.productDayView.findMany(),
  },
  product_batches: {
    row: ({ tenant, product }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      kind: 'activate',
      entries: [{ id: product, version: 2, before: { isActive: false } }],
    }),
    findAll: (db) => db.productBatch.findMany(),
  },
  product_pictures: {
    row: ({ tenant, product }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      product_id: product,
      position: 0,
      image_url: `/media/${tenant}/mug-1280.webp`,
      alt: 'A mug',
      focal_x: 50,
      focal_y: 50,
      width: 1280,
      height: 960,
    }),
    findAll: (db) => db.productPicture.findMany(),
  },
  rosters: {
    row: ({ tenant, product, upload }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      product_id: product,
      upload_id: upload,
      is_parsed: true,
      columns: [{ header: 'Name', meaning: 'name' }],
      rows: [['Okafor']],
      sha256: '0'.repeat(64),
    }),
    findAll: (db) => db.roster.findMany(),
  },
  delivery_methods: {
    row: ({ tenant }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      name: 'Standard parcel',
      kind: 'pieces',
      first_cents: 650,
      places: [{ country: 'US', states: null }],
      position: 0,
    }),
    findAll: (db) => db.deliveryMethod.findMany(),
  },
  category_listings: {
    row: ({ tenant, category }) => ({
      tenant_id: tenant,
      category_id: category,
      search_title: 'Mugs by hand',
    }),
    findAll: (db) => db.categoryListing.findMany(),
  },
  product_listings: {
    row: ({ tenant, product }) => ({ tenant_id: tenant, product_id: product, search_title: 'A mug by hand' }),
    findAll: (db) => db.productListing.findMany(),
  },
  shop_listings: {
    row: ({ tenant }) => ({ tenant_id: tenant, home_title: 'Mugs by hand' }),
    findAll: (db) => db.shopListing.findMany(),
  },
  shop_fronts: {
    row: ({ tenant }) => ({ tenant_id: tenant, heading: 'Made by hand', story: 'We throw pots.' }),
    findAll: (db) => db.shopFront.findMany(),
  },
  policies: {
    row: ({ tenant }) => ({ tenant_id: tenant, kind: 'returns', body: 'Send it back within 30 days.' }),
    findAll: (db) => db.policy.findMany(),
  },
  saved_teams: {
    row: ({ tenant, customer, product }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      customer_id: customer,
      product_id: product,
      name: 'Riverside U12',
      columns: { columns: [{ label: 'Name', kind: 'name' }] },
      rows: [['Okafor']],
      row_count: 1,
      byte_size: 20,
    }),
    findAll: (db) => db.savedTeam.findMany(),
  },
  order_counters: {
    row: ({ tenant }) => ({ tenant_id: tenant, last_number: 1_001 }),
    findAll: (db) => db.orderCounter.findMany(),
  },
  orders: {
    row: ({ tenant, order }) => ({
      tenant_id: tenant,
      id: order,
      order_number: 1_001 + Math.floor(Math.random() * 1_000_000),
      customer_name: 'Ada Lovelace',
      customer_email: 'ada@example.test',
      customer_phone: '+1 555 0100',
      shipping_address: '12 Kiln Lane',
      shipping_city: 'Asheville',
      shipping_state: 'NC',
      shipping_zip: '28801',
      total_cents: 2_800,
      charges: chargesOfLines(2_800),
      platform_fee_cents: 111,
      idempotency_key: short(),
      request_fingerprint: 'none',
    }),
    findAll: (db) => db.order.findMany(),
  },
  order_files: {
    row: ({ tenant, order, upload }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      order_id: order,
      kind: 'logo',
      object_key: short(),
      file_name: 'crest.png',
      content_type: 'image/png',
      byte_size: 1_000,
      sha256: '0'.repeat(64),
      source_upload_id: upload,
    }),
    findAll: (db) => db.orderFile.findMany(),
  },
  order_items: {
    row: ({ tenant, order, orderItem, product }) => ({
      tenant_id: tenant,
      id: orderItem,
      order_id: order,
      product_id: product,
      position: Math.floor(Math.random() * 1_000_000),
      product_name: 'Harvest Mug',
      product_sku: 'MUG-0001',
      product_price_cents: 2_800,
      quantity: 1,
      subtotal_cents: 2_800,
    }),
    findAll: (db) => db.orderItem.findMany(),
  },
  made_pieces: {
    row: ({ tenant, orderItem }) => ({
      tenant_id: tenant,
      order_item_id: orderItem,
      row: Math.floor(Math.random() * 1_000_000),
      made_by: 'Rosalind Harker',
    }),
    findAll: (db) => db.madePiece.findMany(),
  },
  buyers: {
    row: ({ tenant, buyer }) => ({
      tenant_id: tenant,
      id: buyer,
      email: `${short()}@example.test`,
      name: 'Ada',
      last_order_at: '2026-11-05T12:00:00Z',
    }),
    findAll: (db) => db.buyer.findMany(),
  },
  buyer_notes: {
    row: ({ tenant, buyer }) => ({ tenant_id: tenant, buyer_id: buyer, note: 'Likes blue' }),
    findAll: (db) => db.buyerNote.findMany(),
  },
  order_extras: {
    row: ({ tenant, order }) => ({ tenant_id: tenant, order_id: order, note: 'Please ring twice' }),
    findAll: (db) => db.orderExtras.findMany(),
  },
  shipments: {
    row: ({ tenant, order, shipment }) => ({ tenant_id: tenant, id: shipment, order_id: order }),
    findAll: (db) => db.shipment.findMany(),
  },
  shipment_items: {
    row: ({ tenant, shipment, orderItem }) => ({
      tenant_id: tenant,
      shipment_id: shipment,
      order_item_id: orderItem,
      pieces: 1,
    }),
    findAll: (db) => db.shipmentItem.findMany(),
  },
  order_events: {
    row: ({ tenant, order }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      order_id: order,
      kind: 'order.created',
    }),
    findAll: (db) => db.orderEvent.findMany(),
  },
  payments: {
    row: ({ tenant, order, payment }) => ({
      tenant_id: tenant,
      id: payment,
      order_id: order,
      attempt: 1 + Math.floor(Math.random() * 1_000_000),
      paypal_order_id: short(),
      amount_cents: 2_800,
    }),
    findAll: (db) => db.payment.findMany(),
  },
  refunds: {
    row: ({ tenant, order, payment, refund }) => ({
      tenant_id: tenant,
      id: refund,
      order_id: order,
      payment_id: payment,
      amount_cents: 1_000,
    }),
    findAll: (db) => db.refund.findMany(),
  },
  refund_items: {
    row: ({ tenant, refund, orderItem }) => ({
      tenant_id: tenant,
      refund_id: refund,
      order_item_id: orderItem,
      pieces: 1,
      amount_cents: 500,
    }),
    findAll: (db) => db.refundItem.findMany(),
  },
  stock_holds: {
    row: ({ tenant, order, product }) => ({
      tenant_id: tenant,
      order_id: order,
      variant_id: product,
      pieces: 1,
      expires_at: '2099-01-01T00:00:00Z',
    }),
    findAll: (db) => db.stockHold.findMany(),
  },
  stock_changes: {
    row: ({ tenant, order, product }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      variant_id: product,
      kind: 'sale',
      change: -1,
      on_hand: 2,
      order_id: order,
    }),
    findAll: (db) => db.stockChange.findMany(),
  },
  discount_codes: {
    row: ({ tenant, discountCode }) => ({
      tenant_id: tenant,
      id: discountCode,
      code: short().toUpperCase(),
      kind: 'percentage',
      basis_points: 1_000,
    }),
    findAll: (db) => db.discountCode.findMany(),
  },
  discount_redemptions: {
    row: ({ tenant, order, discountCode }) => ({
      tenant_id: tenant,
      order_id: order,
      code_id: discountCode,
      email: 'ada@example.test',
    }),
    findAll: (db) => db.discountRedemption.findMany(),
  },
  vacations: {
    row: ({ tenant }) => ({
      ...{ tenant_id: tenant, first_day: '2026-12-24', last_day: '2026-12-26', time_zone: 'UTC' },
      ...{ starts_at: '2026-12-24T00:00:00Z', ends_at: '2026-12-27T00:00:00Z' },
    }),
    findAll: (db) => db.vacation.findMany(),
  },
  sender_addresses: {
    row: ({ tenant }) => ({ tenant_id: tenant, name: 'Clay & Kiln', address: '12 Kiln Lane', country: 'US' }),
    findAll: (db) => db.senderAddress.findMany(),
  },
  tax_settings: {
    row: ({ tenant }) => ({ tenant_id: tenant, answer: 'added', home_state: 'NC' }),
    findAll: (db) => db.taxSettings.findMany(),
  },
  tax_rates: {
    row: ({ tenant }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      country: 'US',
      state: 'NC',
      name: `NC sales tax ${short()}`,
      basis_points: 475,
    }),
    findAll: (db) => db.taxRate.findMany(),
  },
  tax_exempt_products: {
    row: ({ tenant, product }) => ({ tenant_id: tenant, product_id: product }),
    findAll: (db) => db.taxExemptProduct.findMany(),
  },
  paypal_referrals: {
    row: ({ tenant }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      expires_at: '2036-12-15T00:00:00Z',
    }),
    findAll: (db) => db.paypalReferral.findMany(),
  },
  fee_statements: {
    row: ({ tenant }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      number: 1 + Math.floor(Math.random() * 1_000_000_000),
      month: `${1_000 + Math.floor(Math.random() * 8_000)}-01-01`,
      fees_cents: 900,
      returned_cents: 100,
      total_cents: 800,
      due_at: '2026-12-15T00:00:00Z',
    }),
    findAll: (db) => db.feeStatement.findMany(),
  },
  fee_entries: {
    row: ({ tenant, order, payment }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      order_id: order,
      payment_id: payment,
      kind: 'fee',
      collection: 'owed',
      amount_cents: 900,
      booked_at: '2026-11-05T12:00:00Z',
    }),
    findAll: (db) => db.feeEntry.findMany(),
  },
  webhook_events: {
    row: ({ tenant }) => ({
      tenant_id: tenant,
      id: `WH-${short()}`,
      event_type: 'PAYMENT.CAPTURE.COMPLETED',
      payload: [],
    }),
    findAll: (db) => db.webhookEvent.findMany(),
  },
  order_alerts: {
    row: ({ tenant, order }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      order_id: order,
      kind: 'second_capture',
      subject: short(),
    }),
    findAll: (db) => db.orderAlert.findMany(),
  },
  outbox_mails: {
    row: ({ tenant, order }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      order_id: order,
      kind: 'order_link',
      subject: short(),
    }),
    findAll: (db) => db.outboxMail.findMany(),
  },
  cache_events: {
    row: ({ tenant }) => ({ tenant_id: tenant, id: randomUUID(), kind: 'tenant' }),
    findAll: (db) => db.cacheEvent.findMany(),
  },
};

/** The same for tables that belong to the platform; rows of the same people and shops. */
export const platformRows: Record<string, Pick<RowFactory, 'row'>> = {
  user_factors: {
    row: ({ user }) => ({
      id: randomUUID(),
      user_id: user,
      kind: 'totp',
      name: 'Phone',
      sealed_secret: 'sealed',
    }),
  },
  user_recovery_codes: {
    row: ({ user }) => ({ id: randomUUID(), user_id: user, code_hash: short() }),
  },
  users: {
    row: () => ({ id: randomUUID(), email: `${short()}@example.test`, password_hash: 'none' }),
  },
  user_identities: {
    row: ({ user }) => ({
      id: randomUUID(),
      user_id: user,
      issuer: `https://${short()}.example`,
      subject: short(),
    }),
  },
  contact_signups: {
    row: () => ({ id: randomUUID(), email: `${short()}@example.test` }),
  },
  rate_limits: {
    row: () => ({ key: short(), points: 1 }),
  },
  tenant_deletions: {
    row: ({ tenant }) => ({ tenant_id: tenant, slug: `gone-${short()}`, closed_at: '2026-01-01T00:00:00Z' }),
  },
  former_slugs: {
    row: ({ tenant }) => ({ slug: `former-${short()}`, tenant_id: tenant }),
  },
  password_resets: {
    row: ({ tenant, user }) => ({
      tenant_id: tenant,
      id: randomUUID(),
      user_id: user,
      token_hash: short(),
      expires_at: '2099-01-01T00:00:00Z',
    }),
  },
};

/** Inserts a row by its column names; Postgres converts the types. */
export function insertRow(db: Database, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row)
    .map((column) => `"${column}"`)
    .join(', ');
  const values = `SELECT ${columns} FROM jsonb_populate_record(NULL::"${table}", $1::jsonb)`;
  return db.$executeRawUnsafe(`INSERT INTO "${table}" (${columns}) ${values}`, JSON.stringify(row));
}

/** A tenant with one row in every tenant table. */
export async function createTenantRows(): Promise<RowIds> {
  const user = await database().user.create({
    data: { email: `${short()}@example.test`, passwordHash: 'none' },
  });
  const ids = {
    tenant: asTenantId(randomUUID()),
    user: user.id,
    customer: randomUUID(),
    upload: randomUUID(),
    category: randomUUID(),
    product: randomUUID(),
    order: asOrderId(randomUUID()),
    orderItem: randomUUID(),
    shipment: randomUUID(),
    refund: randomUUID(),
    buyer: randomUUID(),
    payment: randomUUID(),
    discountCode: randomUUID(),
  };
  for (const [table, { row, isMadeWithParent = false }] of Object.entries(tenantRows)) {
    if (!isMadeWithParent) {
      await insertRow(database(), table, row(ids));
    }
  }
  return ids;
}

/** Empties the database and makes two such tenants. */
export async function freshTenantRows(): Promise<{ ours: RowIds; theirs: RowIds }> {
  await resetDatabase();
  return { ours: await createTenantRows(), theirs: await createTenantRows() };
}

/** New ids for everything except tenant and user: rows made from them do not exist yet. */
export const otherIds = (ids: RowIds): RowIds => ({
  ...ids,
  customer: randomUUID(),
  upload: randomUUID(),
  category: randomUUID(),
  product: randomUUID(),
  order: asOrderId(randomUUID()),
  orderItem: randomUUID(),
  shipment: randomUUID(),
  refund: randomUUID(),
  buyer: randomUUID(),
  discountCode: randomUUID(),
});
