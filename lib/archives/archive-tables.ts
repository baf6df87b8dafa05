// Which tables a shop takes along, and which columns stay behind. The test beside this file fails for a table that is
// in neither list, so that a new one is decided about.

export type ArchiveTable = {
  /** The columns after the shop's id by which rows are found one after the other, with their types. */
  keys: readonly (readonly [column: string, type: 'uuid' | 'integer' | 'text' | 'date' | 'timestamptz'])[];
  /** Columns that let somebody in, or serve only our own searches and limits. */
  without: readonly string[];
};

const ID = [['id', 'uuid']] as const;
const rowsOf = (...without: string[]): ArchiveTable => ({ keys: ID, without });

/** In the order of the archive. */
export const ARCHIVE_TABLES: Readonly<Record<string, ArchiveTable>> = {
  tenants: rowsOf('paypal_secret_encrypted', 'preview_version'),
  categories: rowsOf(),
  policies: { keys: [['kind', 'text']], without: [] },
  shop_fronts: { keys: [['tenant_id', 'uuid']], without: [] },
  delivery_methods: rowsOf(),
  // One row.
  vacations: { keys: [['time_zone', 'text']], without: [] },
  sender_addresses: { keys: [['name', 'text']], without: [] },
  tax_settings: { keys: [['answer', 'text']], without: [] },
  tax_rates: rowsOf(),
  tax_exempt_products: { keys: [['product_id', 'uuid']], without: [] },
  discount_codes: rowsOf(),
  shop_listings: { keys: [['tenant_id', 'uuid']], without: [] },
  products: rowsOf('search_name', 'search_words'),
  product_categories: {
    keys: [
      ['product_id', 'uuid'],
      ['category_id', 'uuid'],
    ],
    without: [],
  },
  related_products: {
    keys: [
      ['product_id', 'uuid'],
      ['related_id', 'uuid'],
    ],
    without: [],
  },
  product_variants: rowsOf('sku_key'),
  product_pictures: rowsOf(),
  category_listings: { keys: [['category_id', 'uuid']], without: [] },
  product_listings: { keys: [['product_id', 'uuid']], without: [] },
  product_terms: { keys: [['product_id', 'uuid']], without: [] },
  product_prices: {
    keys: [
      ['product_id', 'uuid'],
      ['variant_id', 'uuid'],
      ['valid_from', 'timestamptz'],
    ],
    without: [],
  },
  product_sales: {
    keys: [
      ['product_id', 'uuid'],
      ['from_day', 'date'],
      ['kind', 'text'],
      ['value', 'integer'],
    ],
    without: [],
  },
  // One row.
  work_calendars: { keys: [['time_zone', 'text']], without: [] },
  customers: rowsOf('password_hash'),
  customer_addresses: rowsOf(),
  customer_identities: rowsOf(),
  saved_teams: rowsOf(),
  orders: rowsOf('idempotency_key', 'request_fingerprint', 'cart_id', 'search_text'),
  order_extras: { keys: [['order_id', 'uuid']], without: [] },
  order_items: rowsOf(),
  buyers: rowsOf(),
  buyer_notes: { keys: [['buyer_id', 'uuid']], without: [] },
  day_counts: {
    keys: [
      ['day', 'date'],
      ['kind', 'text'],
      ['subject', 'text'],
    ],
    without: [],
  },
  product_day_views: {
    keys: [
      ['day', 'date'],
      ['product_id', 'uuid'],
    ],
    without: [],
  },
  order_files: rowsOf(),
  order_events: rowsOf(),
  order_alerts: rowsOf(),
  rosters: rowsOf(),
  shipments: rowsOf(),
  shipment_items: {
    keys: [
      ['shipment_id', 'uuid'],
      ['order_item_id', 'uuid'],
    ],
    without: [],
  },
  made_pieces: {
    keys: [
      ['order_item_id', 'uuid'],
      ['row', 'integer'],
    ],
    without: [],
  },
  payments: rowsOf(),
  refunds: rowsOf(),
  refund_items: {
    keys: [
      ['refund_id', 'uuid'],
      ['order_item_id', 'uuid'],
    ],
    without: [],
  },
  stock_changes: rowsOf(),
  discount_redemptions: {
    keys: [
      ['order_id', 'uuid'],
      ['code_id', 'uuid'],
    ],
    without: [],
  },
  uploads: rowsOf('sender'),
  tenant_domains: rowsOf('token'),
  tenant_users: { keys: [['user_id', 'uuid']], without: [] },
  tenant_state_changes: rowsOf(),
  tenant_actings: rowsOf(),
  tenant_fees: rowsOf(),
  fee_statements: rowsOf(),
  fee_entries: rowsOf(),
  audit_events: rowsOf(),
};

/** Tables with rows of a shop that are not taken along, and why. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  team_invitations: 'open for a week, and of no use elsewhere',
  sessions: 'lets somebody in',
  one_time_codes: 'lets somebody in',
  customer_factors: 'lets somebody in',
  customer_recovery_codes: 'lets somebody in',
  auth_challenges: 'lets somebody in',
  password_resets: 'lets somebody in',
  product_batches: 'undoes a change of many products for a day',
  stock_holds: 'what unpaid orders hold for minutes',
  order_counters: 'the highest order number, which orders have',
  webhook_events: 'kept by PayPal itself',
  paypal_referrals: 'open for a week, and of no use elsewhere',
  outbox_mails: 'mails are in the mailboxes that they went to',
  cache_events: 'between our servers',
  former_slugs: 'addresses at Makerfront',
  tenant_archives: 'the archives themselves',
  tenant_deletions: 'the receipt of a deleted shop',
};
