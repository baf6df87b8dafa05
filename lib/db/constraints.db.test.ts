import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { cents } from '@/lib/money/cents';
import { chargeOf } from '@/lib/orders/charges';
import { ORDER_EVENT_KINDS } from '@/lib/orders/events/order-event';
import { RESERVED_SLUGS } from '@/lib/tenants/hosts/reserved-slugs';
import { resetDatabase } from '@/lib/testing/database/reset-database';
import {
  createTenantRows,
  insertRow,
  otherIds,
  platformRows,
  type Row,
  type RowIds,
  tenantRows,
} from '@/lib/testing/database/tenant-rows';
import { createTenant } from '@/lib/testing/rows/factories';
import { type Database, database } from './client';
import { isUniqueViolation } from './errors';

let ids: RowIds;
beforeEach(async () => {
  await resetDatabase();
  ids = await createTenantRows();
});

/** Inserts one more row of a table, beside the existing ones, with `change` applied to it. */
function insert(table: string, change: Row = {}, db: Database = database()): Promise<number> {
  const row = (tenantRows[table] ?? platformRows[table])?.row(ids) ?? {};
  const id: Row = 'id' in row ? { id: randomUUID() } : {};
  return insertRow(db, table, { ...row, ...id, ...change });
}

type Refused = [name: string, check: string, table: string, change: Row, implied?: string];

const goods = (amountCents: number) => chargeOf('goods', cents(amountCents));

/** Charges that are impossible for an order of 2,800 cents. */
const WRONG_CHARGES: readonly [says: string, charges: Row[string]][] = [
  ['no charges', []],
  ['charges of a cent less than the total', [goods(2_799)]],
  ['charges that are no list', 'none'],
  ['a negative charge', [goods(3_000), chargeOf('shipping', cents(-200))]],
  ['a discount that adds', [goods(2_700), chargeOf('discount', cents(100))]],
  ['free postage that adds', [goods(2_700), chargeOf('shipping_discount', cents(100))]],
  ['a charge of an unknown kind', [goods(2_800), { ...goods(0), kind: 'gift' }]],
  ['a charge of half a cent', [goods(2_799), { ...goods(0), amountCents: 0.5 }]],
  ['a charge without a name', [{ kind: 'goods', rateBasisPoints: null, amountCents: 2_800 }]],
  ['a tax without its rate', [goods(2_700), chargeOf('tax', cents(100), 'Sales tax')]],
  ['goods with a rate', [{ ...goods(2_800), rateBasisPoints: 825 }]],
  [
    'the tax that prices hold as money',
    [goods(2_700), { ...chargeOf('tax_included', cents(100)), rateBasisPoints: 825 }],
  ],
];

/** A mail to a person, without an order. */
const TO_ADA = { kind: 'password_reset', order_id: null, recipient: 'ada@example.test' };

const PRODUCT = randomUUID();

const refusedTerms = (check: string, cases: readonly [says: string, change: Row][]): Refused[] =>
  cases.map(([says, change]) => [says, check, 'product_terms', change]);

/**
 * At least one row for each check of the database, and one for each end of a range. `implied`: an earlier check that
 * refuses every such row too.
 */
const REFUSED: readonly Refused[] = [
  ['a price of -1', 'products_price_cents_check', 'products', { price_cents: -1 }],
  ['a product without a name', 'products_name_check', 'products', { name: '  ' }],
  ['a product name of 301 characters', 'products_name_check', 'products', { name: 'x'.repeat(301) }],
  ['a product without an SKU', 'products_sku_check', 'products', { sku: '' }],
  ['an SKU of 65 characters', 'products_sku_check', 'products', { sku: 'x'.repeat(65) }],
  ['a former SKU of 65 characters', 'products_former_sku_check', 'products', { former_sku: 'x'.repeat(65) }],
  ['a former SKU that is empty', 'products_former_sku_check', 'products', { former_sku: '' }],
  [
    'a personalisation of at most 0 letters',
    'products_customization_limit_check',
    'products',
    { customization_limit: 0 },
  ],
  [
    'a personalisation of up to 501 letters',
    'products_customization_limit_check',
    'products',
    { customization_limit: 501 },
  ],
  ['a version 0', 'products_version_check', 'products', { version: 0 }],
  [
    'an archived product that is active',
    'products_archived_check',
    'products',
    { is_active: true, archived_at: '2026-01-01T00:00:00Z' },
  ],
  ['a place below 0', 'products_position_check', 'products', { position: -1 }],
  ...refusedTerms('product_terms_sale_check', [
    ['a sale of an unknown kind', { sale_kind: 'half' }],
    ['a sale price of nothing', { sale_kind: 'price', sale_value: 0 }],
    ['a sale price above every price', { sale_kind: 'price', sale_value: 10_000_000 }],
    ['more than 90 % off', { sale_value: 9_001 }],
    ['a sale without a first day', { sale_from: null }],
    ['days of no sale', { sale_kind: null, sale_value: null }],
  ]),
  ...refusedTerms('product_terms_sale_days_check', [
    ['a sale that ends before it begins', { sale_until: '2026-11-30' }],
  ]),
  ...refusedTerms('product_terms_quantity_breaks_check', [
    ['steps that are no list', { quantity_breaks: {} }],
    ['six steps', { quantity_breaks: [1, 2, 3, 4, 5, 6] }],
    ['steps of 1,025 bytes', { quantity_breaks: ['x'.repeat(1_021)] }],
  ]),
  ...refusedTerms('product_terms_minimum_quantity_check', [
    ['a least quantity of none', { minimum_quantity: 0 }],
    ['a least quantity of 10,000', { minimum_quantity: 10_000 }],
  ]),
  ...refusedTerms('product_terms_ready_days_check', [
    ['ready a day ago', { ready_days: -1 }],
    ['ready in more than a year', { ready_days: 366 }],
  ]),
  ...refusedTerms('product_terms_letter_style_check', [
    ['letters of an unknown kind', { letter_style: 'comic' }],
  ]),
  ['a price of before of -1', 'product_prices_price_cents_check', 'product_prices', { price_cents: -1 }],
  [
    'a product that had no price',
    'product_prices_price_cents_check',
    'product_prices',
    { price_cents: null },
  ],
  ['a past sale of an unknown kind', 'product_sales_kind_check', 'product_sales', { kind: 'half' }],
  [
    'a past sale that ended before it began',
    'product_sales_days_check',
    'product_sales',
    { until_day: '2026-09-30' },
  ],
  ['a clock without a zone', 'work_calendars_time_zone_check', 'work_calendars', { time_zone: '' }],
  [
    'a zone of 65 characters',
    'work_calendars_time_zone_check',
    'work_calendars',
    { time_zone: 'x'.repeat(65) },
  ],
  [
    'a week without a working day',
    'work_calendars_working_days_check',
    'work_calendars',
    { working_days: [] },
  ],
  ['an eighth day', 'work_calendars_working_days_check', 'work_calendars', { working_days: [1, 8] }],
  ['days off that are no list', 'work_calendars_days_off_check', 'work_calendars', { days_off: {} }],
  [
    '21 times off',
    'work_calendars_days_off_check',
    'work_calendars',
    { days_off: Array.from({ length: 21 }, () => 1) },
  ],
  [
    'days off of 4,097 bytes',
    'work_calendars_days_off_check',
    'work_calendars',
    { days_off: ['x'.repeat(4_093)] },
  ],
  ['version 0 of a calendar', 'work_calendars_version_check', 'work_calendars', { version: 0 }],
  ['a batch of an unknown kind', 'product_batches_kind_check', 'product_batches', { kind: 'other' }],
  ['a batch that is no list', 'product_batches_entries_check', 'product_batches', { entries: {} }],
  [
    'a batch of 1,001 products',
    'product_batches_entries_check',
    'product_batches',
    { entries: Array.from({ length: 1_001 }, () => ({})) },
  ],
  ['four options', 'products_options_check', 'products', { options: [{}, {}, {}, {}] }],
  ['options of 32 kB', 'products_options_check', 'products', { options: [{ name: 'x'.repeat(32_768) }] }],
  ['options that are no list', 'products_options_check', 'products', { options: {} }],
  ['stock of an unknown kind', 'products_stock_kind_check', 'products', { stock_kind: 'some' }],
  [
    'a variant before the first place',
    'product_variants_position_check',
    'product_variants',
    { position: -1 },
  ],
  [
    'a variant of four values',
    'product_variants_values_check',
    'product_variants',
    { option_values: ['a', 'b', 'c', 'd'] },
  ],
  [
    'a variant of 2 kB of values',
    'product_variants_values_check',
    'product_variants',
    { option_values: ['x'.repeat(2_048)] },
  ],
  [
    'a second variant without values',
    'product_variants_default_check',
    'product_variants',
    { option_values: [] },
  ],
  [
    'an SKU of the variant without values',
    'product_variants_default_sku_check',
    'product_variants',
    { id: PRODUCT, product_id: PRODUCT, option_values: [], sku: 'MUG' },
  ],
  ['a variant with an empty SKU', 'product_variants_sku_check', 'product_variants', { sku: '' }],
  [
    'a variant’s SKU of 65 characters',
    'product_variants_sku_check',
    'product_variants',
    { sku: 'x'.repeat(65) },
  ],
  ['a variant’s price of -1', 'product_variants_price_cents_check', 'product_variants', { price_cents: -1 }],
  ['-1 pieces on hand', 'product_variants_on_hand_check', 'product_variants', { on_hand: -1 }],
  ['a variant of version 0', 'product_variants_version_check', 'product_variants', { version: 0 }],
  ['a ninth picture', 'product_pictures_position_check', 'product_pictures', { position: 8 }],
  ['a picture before the first', 'product_pictures_position_check', 'product_pictures', { position: -1 }],
  [
    'a picture with 301 characters of words',
    'product_pictures_alt_check',
    'product_pictures',
    { alt: 'x'.repeat(301) },
  ],
  ['a focal point left of it', 'product_pictures_focal_x_check', 'product_pictures', { focal_x: -1 }],
  ['a focal point right of it', 'product_pictures_focal_x_check', 'product_pictures', { focal_x: 101 }],
  ['a focal point above it', 'product_pictures_focal_y_check', 'product_pictures', { focal_y: -1 }],
  ['a focal point below it', 'product_pictures_focal_y_check', 'product_pictures', { focal_y: 101 }],
  ['a picture of half a size', 'product_pictures_size_check', 'product_pictures', { height: null }],
  ['a picture of no height', 'product_pictures_size_check', 'product_pictures', { height: 0 }],
  ['a picture of no width', 'product_pictures_size_check', 'product_pictures', { width: 0 }],
  ['a category without a name', 'categories_name_check', 'categories', { name: '' }],
  ['a category name of 121 characters', 'categories_name_check', 'categories', { name: 'x'.repeat(121) }],
  [
    'a category before the first place',
    'categories_display_order_check',
    'categories',
    { display_order: -1 },
  ],
  [
    'a last test number of 1',
    'order_counters_last_test_number_check',
    'order_counters',
    { last_test_number: 1 },
  ],
  [
    'a test order with a number of real ones',
    'orders_test_number_check',
    'orders',
    { is_test: true },
    'orders_test_fee_check',
  ],
  [
    'a test order with a fee',
    'orders_test_fee_check',
    'orders',
    { is_test: true, order_number: 900_000_001, platform_fee_cents: 1 },
  ],
  [
    'a real order with a number of tests',
    'orders_test_number_check',
    'orders',
    { order_number: 900_000_001 },
  ],
  [
    'a PayPal account of neither environment',
    'tenants_paypal_environment_check',
    'tenants',
    { paypal_environment: 'test' },
  ],
  ['a last number of 999', 'order_counters_last_number_check', 'order_counters', { last_number: 999 }],
  ['an unknown order status', 'orders_status_check', 'orders', { status: 'shipped' }],
  ['an unknown payment status', 'orders_payment_status_check', 'orders', { payment_status: 'captured' }],
  ['an order number of 1000', 'orders_order_number_check', 'orders', { order_number: 1_000 }],
  [
    'a total of -1',
    'orders_total_cents_check',
    'orders',
    { total_cents: -1 },
    'orders_platform_fee_cents_check',
  ],
  [
    'a platform fee above the total',
    'orders_platform_fee_cents_check',
    'orders',
    { total_cents: 100, platform_fee_cents: 101 },
  ],
  ['a platform fee of -1', 'orders_platform_fee_cents_check', 'orders', { platform_fee_cents: -1 }],
  ...WRONG_CHARGES.map(
    ([says, charges]): Refused => [says, 'orders_total_of_charges_check', 'orders', { charges }],
  ),
  [
    'a line discounted below nothing',
    'order_items_discount_cents_check',
    'order_items',
    { discount_cents: 2_801 },
  ],
  ['a line with a discount of -1', 'order_items_discount_cents_check', 'order_items', { discount_cents: -1 }],
  ['a line with a tax of -1', 'order_items_tax_cents_check', 'order_items', { tax_cents: -1 }],
  [
    'a search text of 20,001 characters',
    'orders_search_text_check',
    'orders',
    { search_text: 'x'.repeat(20_001) },
  ],
  ['a cart of another shape', 'orders_cart_id_check', 'orders', { cart_id: 'my-cart' }],
  ['a country in full', 'orders_shipping_country_check', 'orders', { shipping_country: 'United States' }],
  ['a quantity of 0', 'order_items_quantity_check', 'order_items', { quantity: 0 }],
  ['a quantity of -1', 'order_items_quantity_check', 'order_items', { quantity: -1 }],
  [
    'a line with a price of -1',
    'order_items_product_price_cents_check',
    'order_items',
    { product_price_cents: -1 },
  ],
  ['a line with a subtotal of -1', 'order_items_subtotal_cents_check', 'order_items', { subtotal_cents: -1 }],
  ['an upcharge of -1', 'order_items_upcharge_cents_check', 'order_items', { upcharge_cents: -1 }],
  [
    'a line with rows of its own and a roster to refer to',
    'order_items_roster_check',
    'order_items',
    { roster_id: randomUUID(), roster_data: [{ Name: 'Ada' }] },
  ],
  [
    'choices of 13',
    'order_items_choices_check',
    'order_items',
    { choices: Array.from({ length: 13 }, () => ({})) },
  ],
  [
    'choices of 64 kB',
    'order_items_choices_check',
    'order_items',
    { choices: [{ value: 'x'.repeat(65_536) }] },
  ],
  ['a made piece in row -1', 'made_pieces_row_check', 'made_pieces', { row: -1 }],
  ['a file of an order that is a picture', 'order_files_kind_check', 'order_files', { kind: 'shop_logo' }],
  ['an empty file of an order', 'order_files_byte_size_check', 'order_files', { byte_size: 0 }],
  [
    'a file whose bytes are in two places',
    'order_files_source_check',
    'order_files',
    { stored_at: '2026-11-01T00:00:00Z' },
  ],
  ['a payment of nothing', 'payments_amount_cents_check', 'payments', { amount_cents: 0 }],
  ['a payment attempt 0', 'payments_attempt_check', 'payments', { attempt: 0 }],
  ['an unknown status of a payment', 'payments_status_check', 'payments', { status: 'paid' }],
  [
    'a payment of which more went back than came',
    'payments_refunded_cents_check',
    'payments',
    { refunded_cents: 2_801 },
  ],
  ['a payment of which -1 went back', 'payments_refunded_cents_check', 'payments', { refunded_cents: -1 }],
  [
    'a payment with a fee above it',
    'payments_platform_fee_cents_check',
    'payments',
    { platform_fee_cents: 2_801 },
  ],
  ['a payment with a fee of -1', 'payments_platform_fee_cents_check', 'payments', { platform_fee_cents: -1 }],
  [
    'a payment of an unknown method',
    'payments_method_check',
    'payments',
    { method: 'barter' },
    'payments_by_hand_check',
  ],
  ['a note on a payment of 256 characters', 'payments_note_check', 'payments', { note: 'x'.repeat(256) }],
  [
    'cash with an order at PayPal',
    'payments_by_hand_check',
    'payments',
    { method: 'cash', status: 'captured' },
  ],
  ['a refund of an unknown kind', 'refunds_kind_check', 'refunds', { kind: 'gift' }],
  ['a refund with an unknown status', 'refunds_status_check', 'refunds', { status: 'done' }],
  ['a refund of nothing', 'refunds_amount_cents_check', 'refunds', { amount_cents: 0 }],
  [
    'a refund that returns more fee than money',
    'refunds_platform_fee_returned_cents_check',
    'refunds',
    { platform_fee_returned_cents: 1_001 },
  ],
  [
    'a refund that returns a fee of -1',
    'refunds_platform_fee_returned_cents_check',
    'refunds',
    { platform_fee_returned_cents: -1 },
  ],
  ['a completed refund without its time', 'refunds_completed_check', 'refunds', { status: 'completed' }],
  [
    'an open refund with a time of completion',
    'refunds_completed_check',
    'refunds',
    { completed_at: '2026-11-01T00:00:00Z' },
  ],
  ['a refund for an unknown reason', 'refunds_reason_code_check', 'refunds', { reason_code: 'mood' }],
  ['a reason of 256 characters', 'refunds_reason_check', 'refunds', { reason: 'x'.repeat(256) }],
  ['an event without an id', 'webhook_events_id_check', 'webhook_events', { id: '' }],
  [
    'an event with an id of 101 characters',
    'webhook_events_id_check',
    'webhook_events',
    { id: 'x'.repeat(101) },
  ],
  ['an event of an unknown kind', 'order_events_kind_check', 'order_events', { kind: 'parcel.sent' }],
  ['an alert of an unknown kind', 'order_alerts_kind_check', 'order_alerts', { kind: 'fire' }],
  ['a change of an unknown kind', 'cache_events_kind_check', 'cache_events', { kind: 'everything' }],
  [
    'a change of a product that is not named',
    'cache_events_subject_check',
    'cache_events',
    { kind: 'product' },
  ],
  ['a mail of an unknown kind', 'outbox_mails_kind_check', 'outbox_mails', { kind: 'advertising' }],
  ['a mail that was tried -1 times', 'outbox_mails_attempts_check', 'outbox_mails', { attempts: -1 }],
  ['a mail to nobody', 'outbox_mails_matter_check', 'outbox_mails', { order_id: null }],
  [
    'a mail about an order to somebody else',
    'outbox_mails_matter_check',
    'outbox_mails',
    { recipient: 'ada@example.test' },
  ],
  [
    'a mail to an empty address',
    'outbox_mails_recipient_check',
    'outbox_mails',
    { ...TO_ADA, recipient: '' },
  ],
  [
    'a mail to an address too long',
    'outbox_mails_recipient_check',
    'outbox_mails',
    { ...TO_ADA, recipient: 'x'.repeat(255) },
  ],
  [
    'a mail about an order that says by itself what it tells',
    'outbox_mails_parameters_check',
    'outbox_mails',
    { sealed_parameters: 'sealed' },
  ],
  [
    'a mail that still says what it told when it was sent',
    'outbox_mails_parameters_check',
    'outbox_mails',
    { ...TO_ADA, sealed_parameters: 'sealed', sent_at: '2026-11-22' },
  ],
  [
    'a mail that still says what it tells when it was given up',
    'outbox_mails_parameters_check',
    'outbox_mails',
    { ...TO_ADA, sealed_parameters: 'sealed', gave_up_at: '2026-11-22' },
  ],
  [
    'a mail that tells more than 16 kB',
    'outbox_mails_parameters_check',
    'outbox_mails',
    { ...TO_ADA, sealed_parameters: 'x'.repeat(16_385) },
  ],
  [
    'a mail about an order that expires',
    'outbox_mails_expires_at_check',
    'outbox_mails',
    { expires_at: '2026-11-22' },
  ],
  ['an unknown role', 'tenant_users_role_check', 'tenant_users', { role: 'admin' }],
  ['a session of nobody', 'sessions_person_check', 'sessions', { user_id: null }],
  ['a session of assurance level 3', 'sessions_assurance_level_check', 'sessions', { assurance_level: 3 }],
  [
    'a customer who cannot be reached',
    'customers_reachable_check',
    'customers',
    { email: null, phone: null },
  ],
  ['a customer’s address in capitals', 'customers_email_check', 'customers', { email: 'Ada@example.test' }],
  ['a customer’s address of two characters', 'customers_email_check', 'customers', { email: 'a@' }],
  [
    'a customer’s address of 255 characters',
    'customers_email_check',
    'customers',
    { email: `${'x'.repeat(242)}@example.test` },
  ],
  [
    'a customer’s number as it is dialled at home',
    'customers_phone_check',
    'customers',
    { phone: '555 0100' },
  ],
  ['a customer’s name of 201 characters', 'customers_name_check', 'customers', { name: 'x'.repeat(201) }],
  [
    'a verified address that is not there',
    'customers_verified_check',
    'customers',
    { email: null, email_verified_at: '2026-01-01T00:00:00Z' },
  ],
  [
    'a verified number that is not there',
    'customers_verified_check',
    'customers',
    { phone: null, phone_verified_at: '2026-01-01T00:00:00Z' },
  ],
  ['an unknown answer about tax', 'tax_settings_answer_check', 'tax_settings', { answer: 'maybe' }],
  ['a home in no country', 'tax_settings_home_check', 'tax_settings', { home_country: 'us' }],
  ['a ninth related product', 'related_products_position_check', 'related_products', { position: 8 }],
  ['a tax in no country', 'tax_rates_place_check', 'tax_rates', { country: 'us' }],
  ['a tax without a name', 'tax_rates_name_check', 'tax_rates', { name: '' }],
  ['a tax of 31 %', 'tax_rates_basis_points_check', 'tax_rates', { basis_points: 3_100 }],
  ['a code in small letters', 'discount_codes_code_check', 'discount_codes', { code: 'welcome10' }],
  ['a percentage without a rate', 'discount_codes_kind_check', 'discount_codes', { basis_points: null }],
  ['a code of an unknown kind', 'discount_codes_kind_check', 'discount_codes', { kind: 'gift' }],
  ['a least sum below zero', 'discount_codes_least_cents_check', 'discount_codes', { least_cents: -1 }],
  [
    'a code that ends before it starts',
    'discount_codes_dates_check',
    'discount_codes',
    { starts_at: '2026-12-02', ends_at: '2026-12-01' },
  ],
  [
    'a code for 101 products',
    'discount_codes_goods_check',
    'discount_codes',
    { product_ids: Array.from({ length: 101 }, () => '0190a1b2-0000-7000-8000-00000000000a') },
  ],
  ['a code for no use', 'discount_codes_uses_check', 'discount_codes', { most_uses: 0 }],
  [
    'a use with an address too long',
    'discount_redemptions_email_check',
    'discount_redemptions',
    { email: 'x'.repeat(255) },
  ],
  ['a mail about less than nothing left', 'products_low_stock_at_check', 'products', { low_stock_at: -1 }],
  ['a hold of no piece', 'stock_holds_pieces_check', 'stock_holds', { pieces: 0 }],
  ['a change of stock for no reason', 'stock_changes_kind_check', 'stock_changes', { kind: 'magic' }],
  ['less than nothing after a change', 'stock_changes_numbers_check', 'stock_changes', { on_hand: -1 }],
  ['a sale without an order', 'stock_changes_order_check', 'stock_changes', { order_id: null }],
  ['a reason of 201 characters', 'stock_changes_texts_check', 'stock_changes', { reason: 'x'.repeat(201) }],
  ['a country in small letters', 'customer_addresses_country_check', 'customer_addresses', { country: 'us' }],
  ['an identity of nobody', 'user_identities_texts_check', 'user_identities', { subject: '' }],
  [
    'a subject of 256 characters',
    'customer_identities_texts_check',
    'customer_identities',
    { subject: 'x'.repeat(256) },
  ],
  ['a code for nothing', 'one_time_codes_purpose_check', 'one_time_codes', { purpose: 'gift' }],
  ['a code that was tried six times', 'one_time_codes_tries_check', 'one_time_codes', { tries: 6 }],
  ...(['user_factors', 'customer_factors'] as const).flatMap((table): Refused[] => [
    ['a factor of an unknown kind', `${table}_kind_check`, table, { kind: 'sms' }],
    ['an app without a secret', `${table}_kind_check`, table, { sealed_secret: null }],
    [
      'a passkey without a key',
      `${table}_kind_check`,
      table,
      { kind: 'passkey', sealed_secret: null, credential_id: 'x', rp_id: 'x.test' },
    ],
    ['a factor without a name', `${table}_texts_check`, table, { name: '' }],
    ['a factor’s name of 101 characters', `${table}_texts_check`, table, { name: 'x'.repeat(101) }],
  ]),
  ['a challenge for nothing', 'auth_challenges_purpose_check', 'auth_challenges', { purpose: 'gift' }],
  ['a session of generation 0', 'sessions_generation_check', 'sessions', { generation: 0 }],
  ['a browser of 401 characters', 'sessions_texts_check', 'sessions', { user_agent: 'x'.repeat(401) }],
  ['a network address of 65 characters', 'sessions_texts_check', 'sessions', { address: 'x'.repeat(65) }],
  ...['bands', 'places'].map(
    (list): Refused => [
      `ways of delivery with ${list} that are no list`,
      'delivery_methods_lists_check',
      'delivery_methods',
      { [list]: {} },
    ],
  ),
  ['an order with a delivery that is no record', 'orders_delivery_check', 'orders', { delivery: ['air'] }],
  ['a note of 1,001 characters', 'order_extras_texts_check', 'order_extras', { note: 'x'.repeat(1_001) }],
  ['a message without a gift', 'order_extras_gift_check', 'order_extras', { gift_message: 'For Ada' }],
  ['a note that is removed', 'order_extras_removed_check', 'order_extras', { texts_removed_at: new Date() }],
  [
    'an arrival that begins and never ends',
    'order_extras_arrival_check',
    'order_extras',
    { arrives_from: '2026-12-01' },
  ],
  ['a sender without a name', 'sender_addresses_texts_check', 'sender_addresses', { name: '' }],
  ['a count of something else', 'day_counts_kind_check', 'day_counts', { kind: 'person' }],
  [
    'a count by a text of 61 characters',
    'day_counts_subject_check',
    'day_counts',
    { subject: 'x'.repeat(61) },
  ],
  ['a count of nothing', 'day_counts_count_check', 'day_counts', { count: 0 }],
  ['views of nothing', 'product_day_views_count_check', 'product_day_views', { count: 0 }],
  ['an order from a source without a name', 'orders_source_check', 'orders', { source: '' }],
  ['a buyer in capitals', 'buyers_email_check', 'buyers', { email: 'Ada@example.test' }],
  ['a buyer who was paid', 'buyers_sums_check', 'buyers', { paid_cents: -1 }],
  [
    'a note of 2,001 characters about a buyer',
    'buyer_notes_note_check',
    'buyer_notes',
    { note: 'x'.repeat(2_001) },
  ],
  ['a vacation that ends before it begins', 'vacations_days_check', 'vacations', { last_day: '2026-12-23' }],
  [
    'a vacation with a message of 501 characters',
    'vacations_texts_check',
    'vacations',
    { message: 'x'.repeat(501) },
  ],
  ['a vacation that is half on', 'vacations_shown_check', 'vacations', { shown: 'half' }],
  ['a carrier in words', 'shipments_carrier_check', 'shipments', { carrier: 'Uncle Joe' }],
  [
    'a tracking number with a quote',
    'shipments_tracking_number_check',
    'shipments',
    { tracking_number: '1"' },
  ],
  [
    'a pickup with a tracking number',
    'shipments_pickup_check',
    'shipments',
    { is_pickup: true, tracking_number: '1Z' },
  ],
  [
    'a parcel that was picked up',
    'shipments_collected_check',
    'shipments',
    { collected_at: '2026-01-01T00:00:00Z' },
  ],
  ['a shipment before its first version', 'shipments_version_check', 'shipments', { version: 0 }],
  ['an order taxed in half a place', 'orders_tax_place_check', 'orders', { tax_country: 'US' }],
  ['a refund of no piece', 'refund_items_pieces_check', 'refund_items', { pieces: 0 }],
  [
    'a refunded piece that costs its buyer',
    'refund_items_amount_cents_check',
    'refund_items',
    { amount_cents: -1 },
  ],
  ['a refund of less than no postage', 'refunds_postage_cents_check', 'refunds', { postage_cents: -1 }],
  ['a refund with more tax than money', 'refunds_tax_cents_check', 'refunds', { tax_cents: 1_001 }],
  ['a shipment of no piece', 'shipment_items_pieces_check', 'shipment_items', { pieces: 0 }],
  ['a delivery by air', 'delivery_methods_kind_check', 'delivery_methods', { kind: 'air' }],
  ['a delivery without a name', 'delivery_methods_name_check', 'delivery_methods', { name: '' }],
  ['a delivery that pays its buyer', 'delivery_methods_price_check', 'delivery_methods', { first_cents: -1 }],
  [
    'a delivery that is free from nothing',
    'delivery_methods_price_check',
    'delivery_methods',
    { free_from_cents: 0 },
  ],
  ['a delivery of a day and more', 'delivery_methods_days_both_check', 'delivery_methods', { min_days: 1 }],
  [
    'a delivery that ends before it begins',
    'delivery_methods_days_check',
    'delivery_methods',
    { min_days: 2, max_days: 1 },
  ],
  [
    'a pickup with too long an address',
    'delivery_methods_pickup_check',
    'delivery_methods',
    { pickup_address: 'x'.repeat(401) },
  ],
  [
    'a product that weighs more than a ton',
    'products_weight_grams_check',
    'products',
    { weight_grams: 1_000_001 },
  ],
  ...['search_title', 'search_description', 'warnings'].map(
    (text): Refused => [
      `a product’s ${text} without end`,
      'product_listings_texts_check',
      'product_listings',
      { [text]: 'x'.repeat(2_001) },
    ],
  ),
  [
    'a category’s title without end',
    'category_listings_texts_check',
    'category_listings',
    { search_title: 'x'.repeat(121) },
  ],
  [
    'a title of the shop without end',
    'shop_listings_home_check',
    'shop_listings',
    { home_title: 'x'.repeat(121) },
  ],
  [
    'returns by feeling',
    'shop_listings_returns_kind_check',
    'shop_listings',
    { returns_kind: 'maybe', return_days: null },
  ],
  [
    'returns within two years',
    'shop_listings_return_days_check',
    'shop_listings',
    { returns_kind: 'days', return_days: 730 },
  ],
  [
    'returns within no days',
    'shop_listings_returns_check',
    'shop_listings',
    { returns_kind: 'days', return_days: null },
  ],
  [
    'a maker with an endless address',
    'shop_listings_eu_check',
    'shop_listings',
    { maker_address: 'x'.repeat(401) },
  ],
  ['a heading of 201 characters', 'shop_fronts_texts_check', 'shop_fronts', { heading: 'x'.repeat(201) }],
  [
    'nine featured products',
    'shop_fronts_featured_check',
    'shop_fronts',
    { featured_products: Array.from({ length: 9 }, () => PRODUCT) },
  ],
  [
    'an announcement that ends before it begins',
    'shop_fronts_days_check',
    'shop_fronts',
    { announcement_from: '2026-11-02', announcement_until: '2026-11-01' },
  ],
  ['hours that are a list', 'shop_fronts_lists_check', 'shop_fronts', { hours: [] }],
  ['a policy about gifts', 'policies_kind_check', 'policies', { kind: 'gifts' }],
  [
    'a policy of 10,001 characters',
    'policies_body_check',
    'policies',
    { kind: 'privacy', body: 'x'.repeat(10_001) },
  ],
  ['an unknown step put off', 'tenants_setup_later_check', 'tenants', { setup_later: ['gift'] }],
  [
    'eight steps put off',
    'tenants_setup_later_check',
    'tenants',
    { setup_later: ['look', 'look', 'look', 'look', 'look', 'look', 'look', 'look'] },
  ],
  ['a team without a name', 'saved_teams_name_check', 'saved_teams', { name: '' }],
  ['a team’s name of 101 characters', 'saved_teams_name_check', 'saved_teams', { name: 'x'.repeat(101) }],
  ['a team whose columns are a list', 'saved_teams_columns_check', 'saved_teams', { columns: [{}] }],
  ['a team whose rows are no list', 'saved_teams_rows_check', 'saved_teams', { rows: {} }],
  ['a team of nobody', 'saved_teams_row_count_check', 'saved_teams', { row_count: 0 }],
  ['a team of 2,001 people', 'saved_teams_row_count_check', 'saved_teams', { row_count: 2_001 }],
  ['a team of no bytes', 'saved_teams_byte_size_check', 'saved_teams', { byte_size: 0 }],
  ['a team of more than a megabyte', 'saved_teams_byte_size_check', 'saved_teams', { byte_size: 1_000_001 }],
  [
    'an upload that was borrowed of no file',
    'uploads_borrowed_check',
    'uploads',
    { borrowed_at: '2026-01-01T00:00:00Z', kind: 'logo', sha256: '0'.repeat(64) },
  ],
  [
    'a borrowed roster',
    'uploads_borrowed_kind_check',
    'uploads',
    {
      order_file_id: randomUUID(),
      borrowed_at: '2026-01-01T00:00:00Z',
      kind: 'roster',
      sha256: '0'.repeat(64),
    },
  ],
  ['an upload of an unknown kind', 'uploads_kind_check', 'uploads', { kind: 'film' }],
  ['an empty upload', 'uploads_byte_size_check', 'uploads', { byte_size: 0 }],
  ['an upload with half a hash', 'uploads_sha256_check', 'uploads', { sha256: '0'.repeat(32) }],
  ['a logo without a hash', 'uploads_private_check', 'uploads', { kind: 'logo' }],
  ['a roster file without a hash', 'uploads_private_check', 'uploads', { kind: 'roster' }],
  ['a roster with half a hash', 'rosters_sha256_check', 'rosters', { sha256: '0'.repeat(32) }],
  [
    'a roster of 2,001 rows',
    'rosters_table_check',
    'rosters',
    { rows: Array.from({ length: 2_001 }, () => []) },
  ],
  [
    'a roster of 51 columns',
    'rosters_table_check',
    'rosters',
    { columns: Array.from({ length: 51 }, () => ({})) },
  ],
  [
    'more pages of an app than a list may have',
    'tenants_app_origins_check',
    'tenants',
    { app_origins: Array.from({ length: 21 }, (_, at) => `https://app-${at}.test`) },
  ],
  ['a language that no sentence is written in', 'tenants_language_check', 'tenants', { language: 'tlh' }],
  ['a currency that no price is in', 'tenants_currency_check', 'tenants', { currency: 'XTS' }],
  ['a colour by name', 'tenants_colors_check', 'tenants', { primary_color: 'red' }],
  ['a colour of three digits', 'tenants_colors_check', 'tenants', { secondary_color: '#fff' }],
  ['a colour with more behind it', 'tenants_colors_check', 'tenants', { primary_color: '#ffffff;x:y' }],
  ['a slug in capitals', 'tenants_slug_check', 'tenants', { slug: 'Acme' }],
  ['a slug with a dot', 'tenants_slug_check', 'tenants', { slug: 'a.b' }],
  ['a slug that starts with a hyphen', 'tenants_slug_check', 'tenants', { slug: '-a' }],
  ['an empty slug', 'tenants_slug_check', 'tenants', { slug: '' }],
  ['a slug with a line break', 'tenants_slug_check', 'tenants', { slug: 'acme\n' }],
  ['a slug of 64 characters', 'tenants_slug_check', 'tenants', { slug: 'a'.repeat(64) }],
  ...RESERVED_SLUGS.map(
    (slug): Refused => [
      `the slug ${slug}, which is the platform’s`,
      'tenants_slug_reserved_check',
      'tenants',
      { slug },
    ],
  ),
  [
    'a custom domain with one label',
    'tenants_custom_domain_check',
    'tenants',
    { custom_domain: 'quietloom' },
  ],
  [
    'a custom domain with a port',
    'tenants_custom_domain_check',
    'tenants',
    { custom_domain: 'quiet.test:80' },
  ],
  ['a custom domain in capitals', 'tenants_custom_domain_check', 'tenants', { custom_domain: 'Quiet.test' }],
  ['a platform fee of 101%', 'tenants_platform_fee_check', 'tenants', { platform_fee_percentage: 101 }],
  ['a platform fee of -1%', 'tenants_platform_fee_check', 'tenants', { platform_fee_percentage: -1 }],
  ['a negative platform fee', 'tenants_platform_fee_check', 'tenants', { platform_fee_fixed_cents: -1 }],
  [
    'a notification address too long',
    'tenants_emails_check',
    'tenants',
    { notification_email: 'x'.repeat(255) },
  ],
  ['a reply address too long', 'tenants_emails_check', 'tenants', { reply_to_email: 'x'.repeat(255) }],
  [
    'a contact address too long',
    'tenants_contact_email_check',
    'tenants',
    { contact_email: 'x'.repeat(255) },
  ],
  ['a refund limit of 0', 'tenants_refund_limit_check', 'tenants', { refund_limit_cents: 0 }],
  ['an invitation in capitals', 'team_invitations_email_check', 'team_invitations', { email: 'Ada@x.test' }],
  ['an invitation of nobody', 'team_invitations_email_check', 'team_invitations', { email: 'a@' }],
  [
    'an invitation of 255 characters',
    'team_invitations_email_check',
    'team_invitations',
    { email: 'a'.repeat(255) },
  ],
  [
    'an invitation to an unknown role',
    'team_invitations_role_check',
    'team_invitations',
    { role: 'superuser' },
  ],
  [
    'an invitation that was accepted and revoked',
    'team_invitations_end_check',
    'team_invitations',
    { accepted_at: '2026-01-01T00:00:00Z', revoked_at: '2026-01-01T00:00:00Z' },
  ],
  [
    'a tenant of an unknown kind',
    'tenants_kind_check',
    'tenants',
    { kind: 'market' },
    'tenants_slug_reserved_check',
  ],
  ['a shop in an unknown state', 'tenants_state_check', 'tenants', { state: 'asleep' }],
  ['a platform that opens to somebody unknown', 'tenants_opening_check', 'tenants', { opening: 'friends' }],
  [
    'a platform on its own first page',
    'tenants_featured_check',
    'tenants',
    { kind: 'platform', slug: 'platform', is_featured: true },
  ],
  [
    'a former address that no host can have',
    'former_slugs_slug_check',
    'former_slugs',
    { slug: 'Not a host' },
  ],
  [
    'an archive in an unknown state',
    'tenant_archives_status_check',
    'tenant_archives',
    { status: 'lost' },
    'tenant_archives_work_check',
  ],
  ['acting without a reason', 'tenant_actings_reason_check', 'tenant_actings', { reason: '' }],
  [
    'acting for more than half an hour',
    'tenant_actings_ends_check',
    'tenant_actings',
    { ends_at: '2026-01-01T00:31:00Z' },
  ],
  [
    'an archive that is ready without a file',
    'tenant_archives_object_check',
    'tenant_archives',
    { status: 'ready', next_attempt_at: null },
  ],
  [
    'an archive that waits for nothing',
    'tenant_archives_work_check',
    'tenant_archives',
    { next_attempt_at: null },
  ],
  [
    'an archive of more than all its parts',
    'tenant_archives_parts_check',
    'tenant_archives',
    { done_parts: 2, total_parts: 1 },
  ],
  [
    'a deletion that nobody was told of',
    'tenant_deletions_order_check',
    'tenant_deletions',
    { begun_at: '2026-02-01T00:00:00Z' },
  ],
  ['fewer than no files', 'tenant_deletions_files_check', 'tenant_deletions', { files: -1 }],
  ['fewer than no bytes of them', 'tenant_deletions_bytes_check', 'tenant_deletions', { bytes: -1 }],
  ['a shop of an unknown trade', 'tenants_trade_check', 'tenants', { trade: 'weapons' }],
  [
    'a resting shop that says too much',
    'tenants_state_message_check',
    'tenants',
    { state_message: 'x'.repeat(501) },
  ],
  ['an open shop that is back on a day', 'tenants_back_on_check', 'tenants', { back_on: '2026-12-01' }],
  [
    'a domain in capitals',
    'tenant_domains_host_check',
    'tenant_domains',
    { host: 'Quiet.test', base: 'Quiet.test' },
  ],
  [
    'a pair of names that are not www and apex',
    'tenant_domains_pair_check',
    'tenant_domains',
    { host: 'shop.quiet.test', base: 'quiet.test', partner: null },
  ],
  ['a token that can be guessed', 'tenant_domains_token_check', 'tenant_domains', { token: '1' }],
  ['a domain that stands otherwise', 'tenant_domains_status_check', 'tenant_domains', { status: 'fine' }],
  [
    'a domain of which something else was told',
    'tenant_domains_told_check',
    'tenant_domains',
    { told: 'rumours' },
  ],
  [
    'a domain that works unproved',
    'tenant_domains_working_check',
    'tenant_domains',
    { working_at: '2026-01-01T00:00:00Z' },
  ],
  ['records that are no list', 'tenant_domains_records_check', 'tenant_domains', { records: '{}' }],
  [
    'a fee of 101%',
    'tenant_fees_percentage_check',
    'tenant_fees',
    { percentage: 101, valid_from: '2027-01-01' },
  ],
  [
    'a fixed fee below nothing',
    'tenant_fees_fixed_check',
    'tenant_fees',
    { fixed_cents: -1, valid_from: '2027-01-01' },
  ],
  [
    'half a fee rule of an order',
    'orders_platform_fee_rule_check',
    'orders',
    { platform_fee_fixed_cents: 30 },
  ],
  [
    'a payment whose fee is collected somehow',
    'payments_fee_collection_check',
    'payments',
    { fee_collection: 'perhaps' },
    'payments_partner_check',
  ],
  [
    'a payment whose fee PayPal passes on, to nobody’s account',
    'payments_partner_check',
    'payments',
    { fee_collection: 'at_paypal' },
  ],
  [
    'a fee that PayPal passes on for a shop’s own account',
    'payments_partner_fee_cents_check',
    'payments',
    { partner_fee_cents: 1 },
  ],
  ['a part of a fee below zero', 'refunds_partner_fee_cents_check', 'refunds', { partner_fee_cents: -1 }],
  [
    'a shop of a partner without the partner',
    'tenants_paypal_merchant_id_check',
    'tenants',
    { paypal_merchant_id: 'SELLER', paypal_client_id: null },
  ],
  [
    'a statement whose total is not its sum',
    'fee_statements_total_check',
    'fee_statements',
    { total_cents: 801 },
  ],
  [
    'a statement that begins in the middle of a month',
    'fee_statements_month_check',
    'fee_statements',
    { month: '2026-11-02' },
  ],
  [
    'a paid statement without a payment',
    'fee_statements_paid_check',
    'fee_statements',
    { paid_at: '2026-12-01T00:00:00Z' },
  ],
  ['a third reminder', 'fee_statements_reminders_check', 'fee_statements', { reminders: 3 }],
  [
    'a fee of an unknown kind',
    'fee_entries_kind_check',
    'fee_entries',
    { kind: 'tip' },
    'fee_entries_amount_check',
  ],
  [
    'a fee that is collected somehow',
    'fee_entries_collection_check',
    'fee_entries',
    { collection: 'perhaps' },
  ],
  ['a fee below nothing', 'fee_entries_amount_check', 'fee_entries', { amount_cents: -1 }],
  [
    'a fee on a statement that PayPal has collected',
    'fee_entries_statement_check',
    'fee_entries',
    { collection: 'at_paypal', statement_id: '00000000-0000-4000-8000-000000000000' },
  ],
  [
    'a move to where a shop is already',
    'tenant_state_changes_states_check',
    'tenant_state_changes',
    { from_state: 'live' },
  ],
  [
    'a move by somebody unknown',
    'tenant_state_changes_actor_check',
    'tenant_state_changes',
    { actor_kind: 'shopper' },
  ],
  [
    'a move with a reason that is too long',
    'tenant_state_changes_reason_check',
    'tenant_state_changes',
    { reason: 'x'.repeat(501) },
  ],
  ['an audit event of an unknown kind', 'audit_events_kind_check', 'audit_events', { kind: 'owner.left' }],
  ['an audit event whose detail is a list', 'audit_events_detail_check', 'audit_events', { detail: [] }],
  // Capitals would allow a second account or sign-up of the same person.
  ['an account in capitals', 'users_email_check', 'users', { email: 'Ada@example.test' }],
  ['a sign-up in capitals', 'contact_signups_email_check', 'contact_signups', { email: 'Ada@example.test' }],
  [
    'a sign-up of 255 characters',
    'contact_signups_email_check',
    'contact_signups',
    { email: `${'a'.repeat(255)}` },
  ],
];

describe('the database refuses', () => {
  it.each(REFUSED)('%s (%s)', async (_name, check, table, change, implied) => {
    const inserted = database().$transaction(async (db) => {
      if (implied !== undefined) {
        await db.$executeRawUnsafe(`ALTER TABLE "${table}" DROP CONSTRAINT "${implied}"`);
      }
      await insert(table, change, db);
    });
    await expect(inserted).rejects.toThrow(`violates check constraint "${check}"`);
  });

  it('by each of its checks at least one row above: add a row for a new check, remove those of a dropped one', async () => {
    const checks = await database().$queryRaw<{ name: string }[]>`
      SELECT conname::text AS "name" FROM pg_constraint
      WHERE contype = 'c' AND connamespace = 'public'::regnamespace ORDER BY 1`;
    expect(checks.map(({ name }) => name)).toEqual([...new Set(REFUSED.map(([, check]) => check))].sort());
  });

  it('a total whose sum does not fit an integer column', async () => {
    await expect(insert('orders', { total_cents: 2 ** 31 })).rejects.toThrow(/out of range/);
  });
});

describe('unique in a shop', () => {
  it.each<[string, Row]>([
    ['products', { sku: 'SAME-0001' }],
    ['customer_identities', { issuer: 'https://accounts.google.com', subject: '1' }],
    ['orders', { order_number: 2_000 }],
    ['orders', { idempotency_key: 'the-same-key' }],
    ['order_items', { position: 7 }],
    ['payments', { attempt: 7 }],
    ['payments', { paypal_order_id: '5O190127TN364715T' }],
    ['payments', { paypal_capture_id: '3C679366HH908993F' }],
    ['outbox_mails', { kind: 'order_confirmation', subject: '' }],
    ['outbox_mails', { ...TO_ADA, subject: '' }],
    ['team_invitations', { email: 'ada@example.test' }],
    ['team_invitations', { token_hash: 'the same' }],
    ['auth_challenges', { challenge: 'the same' }],
  ])('but not across shops: %s with %o', async (table, same) => {
    await insert(table, same);
    await expect(insert(table, same)).rejects.toThrow(/unique constraint/i);
    ids = await createTenantRows();
    expect(await insert(table, same)).toBe(1);
  });
});

describe('Prisma’s error codes', () => {
  it('tell apart an existing row, a missing row, and anything else', async () => {
    const { slug } = await createTenant();
    const twice = await database()
      .tenant.create({ data: { name: 'Test Shop', slug } })
      .catch((error: unknown) => error);
    const where = { tenantId_id: { tenantId: ids.tenant, id: otherIds(ids).product } };
    const missing = await database()
      .product.delete({ where })
      .catch((error: unknown) => error);
    expect(isUniqueViolation(twice)).toBe(true);
    expect([missing, new Error('P2002'), null].map(isUniqueViolation)).toEqual([false, false, false]);
  });
});

it('an order can have each kind of event in the code', async () => {
  for (const kind of ORDER_EVENT_KINDS) {
    expect(await insert('order_events', { kind }), kind).toBe(1);
  }
});
