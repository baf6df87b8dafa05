// The two shops of the rounds: one is paid with keys of its own, one through the platform's PayPal account. Each has words
// that no page or mail of the other may contain.
import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { hashPassword } from '../../lib/auth/passwords/passwords';
import { sealSecret } from '../../lib/secrets/secrets';
import { merchantIdOf } from '../paypal-sandbox/ids';

export type Product = { id: string; name: string; priceCents: number };

export type Shop = {
  id: string;
  slug: string;
  host: string;
  name: string;
  account: { clientId: string; clientSecret: string; isPartner: boolean };
  /** Its account at PayPal, if the account above is the platform's. */
  merchantId: string | null;
  owner: { email: string; password: string };
  /** The webhook id with which the stand-in signs this account's webhooks: to the shop, or to the platform. */
  webhookId: string;
  products: Product[];
};

const NAMES = [
  { slug: 'alder-works', name: 'Alder Works', marker: 'Alderwood', isPartner: false },
  { slug: 'birch-lane', name: 'Birch Lane', marker: 'Birchbark', isPartner: true },
];

const GOODS = [
  { name: 'Mug', priceCents: 2_800 },
  { name: 'Bowl', priceCents: 3_450 },
  { name: 'Spoon', priceCents: 999 },
  { name: 'Tea Tray', priceCents: 12_305 },
];

/** The shops' data, before there is a database. */
export const planShops = (): Shop[] =>
  NAMES.map(({ slug, name, marker, isPartner }) => ({
    id: randomUUID(),
    slug,
    host: `${slug}.localhost`,
    name,
    account: { clientId: `faults-${slug}`, clientSecret: `secret-of-${slug}`, isPartner },
    merchantId: isPartner ? merchantIdOf(`seller of ${slug}`) : null,
    owner: { email: `owner@${slug}.test`, password: `the password of ${name}` },
    webhookId: `WH-${slug.toUpperCase()}`,
    products: GOODS.map((good) => ({ ...good, id: randomUUID(), name: `${marker} ${good.name}` })),
  }));

/** Inserts the shops into an empty database. Needs the server's APP_SECRET in the environment. */
export async function insertShops(client: Client, shops: readonly Shop[]): Promise<void> {
  for (const { id, name, slug, account, merchantId, owner, webhookId, products } of shops) {
    await client.query(
      `INSERT INTO tenants (id, name, slug, state, paypal_client_id, paypal_secret_encrypted, paypal_webhook_id,
         notification_email, paypal_merchant_id, updated_at) VALUES ($1, $2, $3, 'live', $4, $5, $6, $7, $8, now())`,
      [
        id,
        name,
        slug,
        account.clientId,
        merchantId === null ? sealSecret('paypal-secret', id, account.clientSecret) : null,
        merchantId === null ? webhookId : null,
        owner.email,
        merchantId,
      ],
    );
    if (merchantId !== null) {
      // PayPal's messages about it come to the platform, whose row its first reader makes: not visible to the statement
      // that makes it.
      const { rows } = await client.query<{ id: string }>('SELECT platform_tenant() AS id');
      await client.query('UPDATE tenants SET paypal_webhook_id = $1 WHERE id = $2', [webhookId, rows[0]?.id]);
    }
    const userId = randomUUID();
    await client.query('INSERT INTO users (id, email, name, password_hash) VALUES ($1, $2, $3, $4)', [
      userId,
      owner.email,
      `Owner of ${name}`,
      await hashPassword(owner.password),
    ]);
    await client.query(`INSERT INTO tenant_users (tenant_id, user_id, role) VALUES ($1, $2, 'owner')`, [
      id,
      userId,
    ]);
    for (const [index, product] of products.entries()) {
      await client.query(
        `INSERT INTO products (tenant_id, id, name, sku, price_cents, updated_at) VALUES ($1, $2, $3, $4, $5, now())`,
        [id, product.id, product.name, `SKU-${index + 1}`, product.priceCents],
      );
    }
  }
}
