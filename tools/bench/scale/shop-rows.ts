// Shops with their products, as rows by SQL. Triggers are off while they are put in, so that the rows that triggers would
// make are here too.

/** A statement, and what it puts in. */
export type Filling = { table: string; sql: string };

/** The words of products' names. Each shop has all of them, so that a search finds as much in each. */
const KINDS = `ARRAY['Mug', 'Bowl', 'Vase', 'Plate', 'Jug', 'Teapot', 'Planter', 'Candle', 'Scarf', 'Shirt']`;
const TRAITS = `ARRAY['Harvest', 'Speckled', 'Woodland', 'Midnight', 'Everyday', 'Coastal', 'Heirloom']`;

/** SQL for the price of a shop's product with this number: the same in each shop. */
export const priceOf = (number: string): string => `(900 + (${number}) * 137 % 8000)`;

/** The address of a shop on the platform, and its own one. */
export const slugOf = (shop: number): string => `craft-${shop}`;
export const domainOf = (shop: number): string => `www.handmade-${shop}.example`;

/** The SKU of a product of any shop. */
export const skuOf = (product: number): string => `SKU-${product}`;

const CATEGORIES = 5;

/** Ids first, because the rows of many tables refer to them. */
export const shopPlan = (shops: number, products: number): string[] => [
  `CREATE TEMP TABLE plan_shops AS
   SELECT n AS shop, gen_random_uuid() AS tenant_id, uuidv7() AS user_id FROM generate_series(1, ${shops}) AS n`,
  `CREATE TEMP TABLE plan_products AS
   SELECT shop, tenant_id, n AS product, uuidv7() AS id, ${priceOf('n')} AS price_cents, 'SKU-' || n AS sku,
     (${TRAITS})[1 + n % 7] || ' ' || (${KINDS})[1 + n % 10] || ' no. ' || n AS name,
     '/media/' || tenant_id || '/' || gen_random_uuid() || '-picture.webp' AS image_url,
     now() - (${products} - n) * interval '1 day' - shop * interval '1 second' AS created_at
   FROM plan_shops CROSS JOIN generate_series(1, ${products}) AS n ORDER BY shop, n`,
  'CREATE UNIQUE INDEX ON plan_products (shop, product)',
  'ANALYZE plan_shops, plan_products',
];

export const SHOP_ROWS: readonly Filling[] = [
  {
    table: 'tenants',
    sql: `INSERT INTO tenants (id, name, slug, custom_domain, description, state, notification_email, contact_email,
        paypal_client_id, paypal_environment)
      SELECT tenant_id, 'Craft Shop ' || shop, 'craft-' || shop, 'www.handmade-' || shop || '.example',
        'Made by hand in small batches.', 'live', 'owner-' || shop || '@example.com', 'hello-' || shop || '@example.com',
        'client-' || shop, 'live' FROM plan_shops`,
  },
  {
    table: 'users',
    sql: `INSERT INTO users (id, email, name, password_hash)
      SELECT user_id, 'owner-' || shop || '@example.com', 'Owner ' || shop, '' FROM plan_shops`,
  },
  {
    table: 'tenant_users',
    sql: `INSERT INTO tenant_users (tenant_id, user_id, role) SELECT tenant_id, user_id, 'owner' FROM plan_shops`,
  },
  {
    table: 'tenant_domains',
    sql: `INSERT INTO tenant_domains (tenant_id, id, host, partner, base, token, expires_at, verified_at, working_at,
        is_primary, status, next_check_at, told)
      SELECT tenant_id, uuidv7(), 'www.handmade-' || shop || '.example', 'handmade-' || shop || '.example',
        'handmade-' || shop || '.example', md5('domain ' || shop), now() + interval '1 year', now(), now(), true, 'working', NULL,
        'working' FROM plan_shops`,
  },
  {
    table: 'categories',
    sql: `INSERT INTO categories (tenant_id, id, name, display_order)
      SELECT tenant_id, md5(shop || ' category ' || n)::uuid, (${KINDS})[n] || 's and more', n
      FROM plan_shops CROSS JOIN generate_series(1, ${CATEGORIES}) AS n ORDER BY shop`,
  },
  {
    table: 'products',
    sql: `INSERT INTO products (tenant_id, id, name, description, price_cents, category_id, sku, image_url, created_at)
      SELECT tenant_id, id, name, 'Made by hand and fired twice; each piece differs a little from the next. Batch '
        || product || ' of ' || shop || '.', price_cents,
        md5(shop || ' category ' || (1 + product % ${CATEGORIES}))::uuid, sku, image_url, created_at
      FROM plan_products`,
  },
  {
    table: 'product_variants',
    sql: `INSERT INTO product_variants (tenant_id, id, product_id, stock_variant_id, sku_key, created_at)
      SELECT tenant_id, id, id, id, lower(sku), created_at FROM plan_products`,
  },
  {
    table: 'product_prices',
    sql: `INSERT INTO product_prices (tenant_id, product_id, variant_id, valid_from, price_cents)
      SELECT tenant_id, id, id, created_at, price_cents FROM plan_products`,
  },
  {
    table: 'product_pictures',
    sql: `INSERT INTO product_pictures (tenant_id, id, product_id, position, image_url, width, height)
      SELECT tenant_id, uuidv7(), id, 0, image_url, 1280, 960 FROM plan_products`,
  },
];
