import { randomUUID } from 'node:crypto';
import { hashPassword } from '@/lib/auth/passwords/passwords';
import type { Database } from '@/lib/db/client';
import type { TenantId } from '@/lib/ids';
import { policyTemplates } from '@/lib/messages/en/policies';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { sealSecret } from '@/lib/secrets/secrets';
import { createTenant } from '@/lib/tenants/create-tenant';
import { NEEDED_POLICIES } from '@/lib/tenants/policies/policy-kinds';
import { mediaUrl, pictureKey } from '@/lib/uploads/store/object-key';
import { publicStore } from '@/lib/uploads/store/public-store';
import { type DemoShop, tokenOfDemo } from './catalogue';
import { demoFronts } from './catalogue/fronts';
import { insertDeliveries } from './insert-deliveries';
import { insertFront } from './insert-front';
import { insertListing, insertProductDetails } from './insert-listing';
import { insertOptions } from './insert-options';
import { payPalAccountOf, payPalWebhookIdOf } from './paypal-account';
import { readLogo, readPicture } from './pictures';

/** Of everybody who works in a demo shop. */
export const PASSWORD = 'makerfront-demo';
const DAY = 24 * 3_600 * 1_000;

/** Makes one demo shop with its people, categories, pictures and products; returns its id. */
export async function insertShop(db: Database, shop: DemoShop): Promise<TenantId> {
  const owner = await insertPerson(db, { email: `owner@${shop.slug}.test`, name: shop.ownerName });
  const made = await createTenant({ name: shop.name, slug: shop.slug, ownerId: owner.id }, db);
  if (!made.ok) {
    throw new Error(`No shop ${shop.slug}: ${made.error}`);
  }
  const { id } = made.value;
  for (const { role, ...person } of shop.members) {
    const { id: userId } = await insertPerson(db, person);
    await db.tenantUser.create({ data: { tenantId: id, userId, role } });
  }
  await db.tenant.update({
    where: { id },
    data: {
      state: 'live',
      isFeatured: true,
      description: shop.description,
      logoUrl: await storeLogo(id, shop.slug),
      primaryColor: shop.primaryColor,
      secondaryColor: shop.secondaryColor,
      paypalClientId: shop.paypalClientId,
      paypalSecretEncrypted:
        shop.paypalClientId && sealSecret('paypal-secret', id, payPalAccountOf(shop).clientSecret),
      paypalWebhookId: shop.paypalClientId && payPalWebhookIdOf(shop),
      contactEmail: `hello@${shop.slug}.test`,
      policies: {
        create: Object.entries({
          ...Object.fromEntries(
            NEEDED_POLICIES.map((kind) => [
              kind,
              policyTemplates[kind]({ name: shop.name, contactEmail: `hello@${shop.slug}.test` }),
            ]),
          ),
          ...demoFronts[shop.slug]?.pages,
        }).map(([kind, body]) => ({ kind, body })),
      },
      refundLimitCents: shop.refundLimitCents,
      orderCounter: { create: { lastNumber: 1_000 } },
    },
  });
  if (shop.customDomain !== null) {
    // A trigger makes it the shop's main address.
    const now = new Date();
    await db.tenantDomain.create({
      data: {
        tenantId: id,
        host: shop.customDomain,
        partner: `www.${shop.customDomain}`,
        base: shop.customDomain,
        token: tokenOfDemo(shop.slug),
        expiresAt: now,
        verifiedAt: now,
        workingAt: now,
        isPrimary: true,
        status: 'working',
        told: 'working',
      },
    });
  }
  await insertDeliveries(db, id, shop);
  await insertListing(db, id, shop);
  const categoryIds = new Map<string, string>();
  for (const [displayOrder, name] of shop.categories.entries()) {
    const category = await db.category.create({ data: { tenantId: id, name, displayOrder } });
    categoryIds.set(name, category.id);
  }
  const productIds = new Map<string, string>();
  for (const [index, product] of shop.products.entries()) {
    const { personalisation, teamOrder, options, stock } = product;
    const inserted = await db.product.create({
      data: {
        tenantId: id,
        name: product.name,
        description: product.description,
        priceCents: product.priceCents,
        sku: product.sku,
        categoryId: product.category === null ? null : (categoryIds.get(product.category) ?? null),
        imageUrl: await storePicture(id, product.picture),
        isActive: product.isActive,
        stockKind: stock?.kind ?? 'uncounted',
        allowsCustomization: personalisation !== null,
        customizationLabel: personalisation?.label ?? null,
        customizationPlaceholder: personalisation?.placeholder ?? null,
        customizationLimit: personalisation?.limit ?? null,
        isTeamOrder: teamOrder !== null,
        requiresLogo: teamOrder?.requiresLogo ?? false,
        requiresRoster: teamOrder?.requiresRoster ?? false,
        ...(teamOrder?.rosterSettings && { rosterSettings: teamOrder.rosterSettings }),
        // The grid shows the newest first. Dates a day apart give the catalogue's own order.
        createdAt: new Date(Date.now() - (70 + index) * DAY),
      },
    });
    await insertProductDetails(db, inserted, product, (drawing) => storePicture(id, drawing));
    if (stock) {
      await countStock(db, id, inserted.id, stock.onHand);
    }
    if (options) {
      const roster = teamOrder && (teamOrder.rosterSettings ?? DEFAULT_ROSTER_SETTINGS);
      await insertOptions(db, id, { ...inserted, roster }, options, (drawing) => storePicture(id, drawing));
    }
    productIds.set(product.name, inserted.id);
  }
  const front = demoFronts[shop.slug];
  if (front !== undefined) {
    const bannerUrl = await storePicture(id, `banner-${shop.slug}`);
    await insertFront(db, id, front, { bannerUrl, productIds, categoryIds });
  }
  return id;
}

/** The pieces on hand of a product without options, and where its history begins. */
async function countStock(db: Database, tenantId: TenantId, productId: string, onHand: number) {
  await db.productVariant.update({
    where: { tenantId_id: { tenantId, id: productId } },
    data: { onHand },
    select: { id: true },
  });
  await db.stockChange.create({
    data: {
      tenantId,
      variantId: productId,
      kind: 'corrected',
      change: onHand,
      onHand,
      reason: 'First count',
    },
    select: { id: true },
  });
}

/** The account of a person, who may work in a shop before this one already. */
async function insertPerson(db: Database, { email, name }: { email: string; name: string }) {
  return (
    (await db.user.findUnique({ where: { email } })) ??
    (await db.user.create({ data: { email, name, passwordHash: await hashPassword(PASSWORD) } }))
  );
}

/** Stores the four sizes of a drawing; returns the URL of the largest. */
async function storePicture(tenantId: TenantId, name: string): Promise<string> {
  const uuid = randomUUID();
  for (const { width, bytes } of readPicture(name)) {
    const key = pictureKey(tenantId, uuid, name, width);
    await publicStore().put(key, { bytes, contentType: 'image/webp' });
  }
  return mediaUrl(pictureKey(tenantId, uuid, name, 1280));
}

async function storeLogo(tenantId: TenantId, slug: string): Promise<string> {
  const key = `${tenantId}/${randomUUID()}-logo.webp`;
  await publicStore().put(key, { bytes: readLogo(slug), contentType: 'image/webp' });
  return mediaUrl(key);
}
