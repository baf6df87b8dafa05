// The rights of the two roles on each table. `npm run migrate` compares the database with this table each time and
// repairs differences (prisma/access), and `lib/db/access.db.test.ts` tries every statement that is not allowed here.
import type { LoginKind } from './login-problem';

export type Rights = {
  /** Columns that the role may not read; null: it may not read the table at all. */
  hidden: readonly string[] | null;
  /** Columns that an insert may set; the others get their defaults. */
  inserted: 'all' | readonly string[];
  /** Columns that an update may set. `allBut` excludes those and the keys `tenant_id` and `id`. */
  changed: { allBut: readonly string[] } | readonly string[];
  isDeleted: boolean;
};

export type Access = { tenant: Rights | null; platform: Rights | null };

const only = (rights: string, change: Rights['changed'] = [], hidden: readonly string[] = []): Rights => ({
  hidden: rights.includes('read') ? hidden : null,
  inserted: rights.includes('insert') ? 'all' : [],
  changed: change,
  isDeleted: rights.includes('delete'),
});
const read = only('read');
const adding = (columns: readonly string[], rights: Rights): Rights => ({ ...rights, inserted: columns });

const CUSTOMER = [
  ...['customer_name', 'customer_email', 'customer_phone'],
  ...['shipping_address', 'shipping_address_line2', 'shipping_city', 'shipping_state', 'shipping_zip'],
];

const CHANGED_OF_FACTORS = ['name', 'confirmed_at', 'last_used_at', 'sealed_secret', 'last_step', 'counter'];

/** By table. Each right is needed by some code; no right is granted just because it is harmless. */
export const ACCESS: Record<string, Access> = {
  tenants: {
    tenant: only('read', [
      ...['name', 'description', 'logo_url', 'primary_color', 'secondary_color', 'updated_at'],
      ...['paypal_client_id', 'paypal_secret_encrypted', 'paypal_webhook_id', 'paypal_environment'],
      'paypal_merchant_id',
      ...['notifies_new_orders', 'notification_email', 'reply_to_email', 'contact_email'],
      ...['app_sign_in', 'app_origins', 'preview_version', 'setup_later'],
    ]),
    // For a new shop, without the columns that decide about money.
    platform: adding(
      ['id', 'name', 'slug', 'notification_email', 'trade'],
      only('read', [], ['paypal_secret_encrypted']),
    ),
  },
  users: { tenant: null, platform: only('read', ['password_hash', 'email', 'recovered_at']) },
  // A new shop's first member; a trigger refuses any other. The team changes through FUNCTIONS.
  tenant_users: { tenant: read, platform: adding(['tenant_id', 'user_id', 'role'], read) },
  // Inserting a row makes a member, so only FUNCTIONS write here.
  team_invitations: { tenant: only('read', [], ['token_hash']), platform: only('read delete') },
  audit_events: { tenant: read, platform: null },
  // Written by shop_move, which checks who may.
  tenant_state_changes: { tenant: read, platform: read },
  // Inserted by shop_request_archive, which checks who asks.
  tenant_archives: {
    tenant: only('read', [
      ...['status', 'done_parts', 'total_parts', 'object_key', 'byte_size', 'missing_files', 'attempts'],
      ...['next_attempt_at', 'ready_at', 'expires_at'],
    ]),
    // For the worker and the sweep.
    platform: only(
      'read',
      [],
      [
        ...[
          'requested_by_name',
          'recipient',
          'store_url',
          'done_parts',
          'total_parts',
          'object_key',
          'byte_size',
        ],
        ...['missing_files', 'attempts', 'created_at', 'ready_at'],
      ],
    ),
  },
  // The receipt of a deleted shop. Written by the functions that delete it.
  tenant_deletions: { tenant: null, platform: read },
  // Written by operator_act, acting_confirm and acting_end.
  tenant_actings: { tenant: read, platform: read },
  // Written by operator_set_fee.
  tenant_fees: { tenant: read, platform: read },
  // Entries are written by triggers of payments and refunds, statements by fee_statements_issue. What is paid is noted by
  // the platform's role alone.
  fee_statements: {
    tenant: read,
    platform: only('read', ['reminders', 'attempt', 'paypal_order_id', 'paypal_capture_id', 'paid_at']),
  },
  fee_entries: { tenant: read, platform: read },
  paypal_referrals: { tenant: only('read insert delete'), platform: null },
  sessions: {
    tenant: only('read insert delete', { allBut: ['user_id', 'customer_id', 'created_at'] }),
    platform: only('read delete'),
  },
  customers: { tenant: only('read insert delete', { allBut: ['created_at'] }), platform: null },
  customer_addresses: {
    tenant: only('read insert delete', { allBut: ['customer_id', 'created_at'] }),
    platform: null,
  },
  policies: { tenant: only('read insert', ['body', 'updated_at']), platform: null },
  tax_settings: {
    tenant: only('read insert', ['answer', 'home_country', 'home_state', 'version', 'updated_at']),
    platform: null,
  },
  sender_addresses: {
    tenant: only('read insert delete', [
      ...['name', 'phone', 'address', 'address_line2', 'city', 'state', 'zip', 'country', 'version'],
    ]),
    platform: null,
  },
  vacations: {
    tenant: only('read insert delete', [
      ...['first_day', 'last_day', 'time_zone', 'starts_at', 'ends_at', 'message', 'shown', 'version'],
    ]),
    platform: read,
  },
  tax_rates: { tenant: only('read insert delete', { allBut: ['created_at'] }), platform: null },
  related_products: { tenant: only('read insert delete'), platform: null },
  tax_exempt_products: { tenant: only('read insert delete'), platform: null },
  discount_codes: { tenant: only('read insert delete', { allBut: ['created_at'] }), platform: null },
  // Written once.
  discount_redemptions: { tenant: only('read insert'), platform: null },
  shop_fronts: { tenant: only('read insert', { allBut: [] }), platform: null },
  delivery_methods: { tenant: only('read insert delete', { allBut: ['created_at'] }), platform: null },
  category_listings: { tenant: only('read insert', { allBut: ['category_id'] }), platform: null },
  product_listings: { tenant: only('read insert', { allBut: ['product_id'] }), platform: null },
  shop_listings: { tenant: only('read insert', { allBut: [] }), platform: null },
  saved_teams: {
    tenant: only('read insert delete', ['product_id', 'logo_upload_id']),
    // For the sweep: which logos are still needed.
    platform: only(
      'read',
      [],
      ['customer_id', 'product_id', 'name', 'columns', 'rows', 'row_count', 'byte_size', 'created_at'],
    ),
  },
  one_time_codes: {
    tenant: only('read insert delete', { allBut: ['purpose', 'address', 'requester'] }),
    // For the sweep.
    platform: only(
      'read delete',
      [],
      [
        'customer_id',
        'purpose',
        'address',
        'requester',
        'code_hash',
        'detail',
        'tries',
        'created_at',
        'used_at',
      ],
    ),
  },
  customer_identities: {
    tenant: only('read insert delete', ['email', 'last_used_at']),
    platform: null,
  },
  // Rows of the platform's people. Inserting one takes over an account, so no shop's scope may access them.
  user_identities: { tenant: null, platform: only('read insert delete', ['email', 'last_used_at']) },
  // Of people of the platform: no shop's scope may reach them.
  user_factors: { tenant: null, platform: only('read insert delete', CHANGED_OF_FACTORS) },
  user_recovery_codes: { tenant: null, platform: only('read insert delete', ['used_at']) },
  customer_factors: {
    tenant: only('read insert delete', CHANGED_OF_FACTORS),
    // For the sweep.
    platform: only(
      'read delete',
      [],
      [
        ...['customer_id', 'kind', 'name', 'last_used_at', 'sealed_secret', 'last_step'],
        ...['rp_id', 'credential_id', 'public_key', 'counter', 'transports'],
      ],
    ),
  },
  customer_recovery_codes: { tenant: only('read insert delete', ['used_at']), platform: null },
  auth_challenges: {
    tenant: only('read insert delete'),
    // For the sweep.
    platform: only('read delete', [], ['purpose', 'binding', 'challenge', 'created_at']),
  },
  // Inserting a reset takes over the account.
  password_resets: { tenant: null, platform: only('read insert delete', ['used_at']) },
  rate_limits: { tenant: null, platform: only('read insert delete', ['key', 'points', 'expire']) },
  // Written by operator_change_slug, and when a shop is deleted.
  former_slugs: { tenant: null, platform: read },
  // Claimed, proved and given up by FUNCTIONS; what the checks find is the platform's.
  tenant_domains: {
    tenant: read,
    platform: only('read', [
      ...['status', 'records', 'status_since', 'watched_since', 'astray_since', 'checked_at'],
      ...['next_check_at', 'told'],
    ]),
  },
  // Only an operator lets an address open a shop (operator_invite_signup).
  contact_signups: { tenant: null, platform: adding(['id', 'email', 'created_at'], only('read')) },
  uploads: { tenant: only('read insert delete', { allBut: ['created_at'] }), platform: read },
  categories: { tenant: only('read insert delete', { allBut: ['created_at'] }), platform: null },
  products: {
    tenant: only('read insert delete', { allBut: ['created_at', 'search_name', 'search_words'] }),
    platform: null,
  },
  // The SKU in lower case is written by a trigger.
  product_variants: {
    tenant: only('read insert delete', { allBut: ['product_id', 'sku_key', 'created_at'] }),
    platform: null,
  },
  product_categories: { tenant: only('read insert delete'), platform: null },
  stock_holds: { tenant: only('read insert delete', ['expires_at']), platform: null },
  // Written once.
  stock_changes: { tenant: only('read insert'), platform: null },
  product_batches: { tenant: only('read insert delete', ['undone_at']), platform: null },
  // A save writes a product's pictures anew.
  product_pictures: { tenant: only('read insert delete'), platform: null },
  // The platform: for the work at the end of each shop's day.
  product_terms: { tenant: only('read insert', { allBut: ['product_id'] }), platform: read },
  work_calendars: { tenant: only('read insert', { allBut: [] }), platform: read },
  // Written by triggers.
  product_prices: { tenant: only('read insert', ['price_cents']), platform: null },
  product_sales: { tenant: only('read insert', ['until_day']), platform: null },
  rosters: { tenant: only('read insert delete', ['product_id']), platform: null },
  order_counters: { tenant: only('read insert', { allBut: [] }), platform: null },
  orders: {
    tenant: only('read insert', {
      allBut: [
        ...[
          'order_number',
          'customer_email',
          'total_cents',
          'charges',
          'delivery',
          'tax_country',
          'tax_state',
          'ready_by',
          'source',
          'pay_until',
        ],
        'platform_fee_cents',
        ...['platform_fee_percentage', 'platform_fee_fixed_cents', 'is_test'],
        ...['idempotency_key', 'request_fingerprint', 'cart_id', 'store_url', 'created_at'],
      ],
    }),
    platform: only(
      'read',
      [],
      [
        ...CUSTOMER,
        'charges',
        'delivery',
        'tax_country',
        'tax_state',
        'ready_by',
        'source',
        'cart_id',
        'internal_note',
        'seen_at',
        'search_text',
        'customer_id',
      ],
    ),
  },
  // For the sweep: which shops have old rows, and not what they count.
  day_counts: {
    tenant: only('read insert delete', ['count']),
    platform: only('read', [], ['kind', 'subject', 'count']),
  },
  product_day_views: {
    tenant: only('read insert delete', ['count']),
    platform: only('read', [], ['product_id', 'count']),
  },
  // Sums of orders and payments, written by their triggers.
  buyers: { tenant: read, platform: null },
  // For the sweep: which shops have notes, and not what they say.
  buyer_notes: {
    tenant: only('read insert delete', ['note', 'version', 'updated_at']),
    platform: only('read', [], ['note']),
  },
  // For the sweep: which shops have texts, and not what they say.
  order_extras: {
    tenant: only('read insert', ['note', 'gift_message', 'texts_removed_at']),
    platform: only('read', [], ['note', 'gift_message']),
  },
  order_items: {
    tenant: only('read insert', {
      allBut: [
        ...[
          'order_id',
          'position',
          'product_name',
          'product_sku',
          'product_price_cents',
          'product_image_url',
        ],
        ...['quantity', 'customization_label', 'customization_text', 'upcharge_cents', 'subtotal_cents'],
        ...['discount_cents', 'tax_cents'],
      ],
    }),
    // A shopper's texts are only for their shop.
    platform: only('read', [], ['choices', 'variant_id']),
  },
  order_files: { tenant: only('read insert delete', { allBut: ['order_id', 'created_at'] }), platform: read },
  // Events never change.
  order_events: { tenant: only('read insert'), platform: null },
  order_alerts: {
    tenant: only('read insert', { allBut: ['order_id', 'kind', 'subject'] }),
    platform: null,
  },
  shipments: {
    tenant: only('read insert', {
      allBut: ['order_id', 'is_pickup', 'created_at'],
    }),
    platform: null,
  },
  shipment_items: { tenant: only('read insert'), platform: null },
  made_pieces: { tenant: only('read insert delete'), platform: only('read', [], ['made_by']) },
  // Money is never deleted.
  payments: {
    tenant: only('read insert', {
      allBut: [
        ...['order_id', 'attempt', 'paypal_order_id', 'amount_cents', 'created_at'],
        ...['method', 'note', 'actor_name', 'fee_collection', 'paypal_merchant_id', 'partner_fee_cents'],
      ],
    }),
    platform: only('read', [], ['method', 'note', 'actor_name']),
  },
  refunds: {
    tenant: only('read insert', {
      allBut: [
        'order_id',
        'payment_id',
        'reason',
        'reason_code',
        'actor_name',
        'created_at',
        'postage_cents',
      ],
    }),
    platform: only('read', [], ['reason_code', 'partner_fee_cents', 'postage_cents', 'tax_cents']),
  },
  refund_items: { tenant: only('read insert'), platform: null },
  webhook_events: {
    tenant: only('read insert delete', {
      allBut: ['event_type', 'payload', 'received_at', 'transmission_id'],
    }),
    platform: only('read', [], ['payload', 'transmission_id']),
  },
  outbox_mails: {
    tenant: only('read insert delete', {
      allBut: ['order_id', 'recipient', 'kind', 'subject', 'expires_at', 'created_at'],
    }),
    // The platform role inserts the mail with the link for a new password, because that works across shops. Recipients
    // and contents of mails are only for their shop.
    platform: adding(
      [
        ...['tenant_id', 'id', 'kind', 'subject', 'recipient', 'sealed_parameters', 'expires_at'],
        ...['attempts', 'next_attempt_at', 'created_at'],
      ],
      only('read', [], ['recipient', 'sealed_parameters', 'expires_at']),
    ),
  },
  // A shop's scope records changes, and so do the functions that move a shop; every server reads them.
  cache_events: { tenant: only('read insert'), platform: only('read insert delete', ['purged_at']) },
  _prisma_migrations: { tenant: null, platform: null },
};

/**
 * Functions that run with the rights of the owner of the tables. Each checks its arguments itself. Only the platform's
 * role may call them; no role may call the functions that they use.
 */
export const FUNCTIONS: readonly string[] = [
  'acting_confirm',
  'acting_end',
  'acting_of',
  'fee_statements_issue',
  'domain_claim',
  'domain_claim_again',
  'domain_end',
  'domain_make_primary',
  'domain_prove',
  'domain_remove',
  'domain_take',
  'domain_works',
  'opening_person',
  'operator_act',
  'operator_change_slug',
  'operator_domains',
  'operator_feature_shop',
  'operator_alerts',
  'operator_failed_mails',
  'operator_find_orders',
  'operator_invite_signup',
  'operator_log',
  'operator_mail_way_in',
  'operator_of_session',
  'operator_set_fee',
  'operator_set_opening',
  'operator_required',
  'platform_tenant',
  'shop_begin_deletion',
  'shop_closing_notice',
  'shop_count_deleted_files',
  'shop_delete_orders',
  'shop_finish_deletion',
  'shop_log_archive_fetched',
  'shop_move',
  'shop_request_archive',
  'team_accept',
  'team_accept_as_new',
  'team_change_role',
  'team_invite',
  'team_remove',
  'team_remove_factors',
  'team_renew_invitation',
  'team_require_second_factor',
  'team_revoke_invitation',
  'team_set_refund_limit',
  'test_order_delete',
];

/** Functions of those above and of triggers, which no login may call. */
export const INNER_FUNCTIONS: readonly string[] = [
  'buyer_add',
  'domain_settle',
  'end_holds_of_order',
  'note_past_sale',
  'note_product_price',
  'note_variant_price',
  'platform_role_fits',
  'product_has_picture',
  'product_has_variant',
  'product_sku_changed',
  'shop_closed_life',
  'shop_in_deletion_stays_closed',
  'slug_is_not_former',
  'slug_outlives_shop',
  'team_audit',
  'team_drop_mails',
  'team_lock_owners',
  'team_refuse_planted',
  'team_revoke_invitations_of',
  'variant_sku_key',
];

/** Functions of triggers that write what no login may write. No login may call them. */
export const TRIGGER_FUNCTIONS: readonly string[] = [
  'buyer_of_order',
  'buyer_of_payment',
  'fee_of_payment',
  'fee_of_refund',
];

/** Tables that belong to no shop, so no policy can tell whose a row is. */
export const SHARED_TABLES: readonly string[] = [
  'users',
  'user_identities',
  'user_factors',
  'user_recovery_codes',
  'contact_signups',
  'rate_limits',
  '_prisma_migrations',
];

/** The columns of a table that an update may set. */
export function changeableColumns(columns: readonly string[], rights: Rights | null): string[] {
  const changed = rights?.changed ?? [];
  return 'allBut' in changed
    ? columns.filter((column) => !['tenant_id', 'id', ...changed.allBut].includes(column))
    : [...changed];
}

/** The columns of a table that an insert may set. */
export function insertableColumns(columns: readonly string[], rights: Rights | null): string[] {
  const inserted = rights?.inserted ?? [];
  return inserted === 'all' ? [...columns] : [...inserted];
}

export type Policy = { name: string; kind: LoginKind; condition: string };

/** The policies of a table: one for each role that may touch it, and none for a table that belongs to no shop. */
export function policiesOf(table: string): Policy[] {
  const access = ACCESS[table];
  if (!access || SHARED_TABLES.includes(table)) {
    return [];
  }
  const [key, name] = table === 'tenants' ? ['id', 'own_row'] : ['tenant_id', 'own_rows'];
  return [
    ...(access.tenant
      ? [
          {
            name: `${table}_${name}`,
            kind: 'tenant',
            condition: `(${key} = (SELECT current_tenant_id()))`,
          } as const,
        ]
      : []),
    ...(access.platform ? [{ name: `${table}_platform`, kind: 'platform', condition: 'true' } as const] : []),
  ];
}
