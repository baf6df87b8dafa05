import { randomUUID } from 'node:crypto';
import { TEXT_CHOICE } from '@/lib/choices/line-choice';
import type { Database } from '@/lib/db/client';
import { asOrderId, type TenantId } from '@/lib/ids';
import { cents } from '@/lib/money/cents';
import { choiceColumns, type StoredChoice } from '@/lib/orders/choices/stored-choices';
import { recordEvents } from '@/lib/orders/events/order-events.commands';
import { addRosterNames } from '@/lib/orders/placing/copy-rosters';
import { searchTextOf } from '@/lib/orders/placing/search-text';
import { chargeOrder, NO_CHARGE_RULES } from '@/lib/orders/pricing/order-charges';
import { UNPAID_LIFE } from '@/lib/orders/sweep/remove-unpaid-files';
import { platformFeeFor } from '@/lib/payments/fees';
import { type DemoShop, demoCustomers } from './catalogue';
import { insertShipment } from './insert-shipment';
import { demoOrderEvents } from './order-events';
import { createRandom, seedFrom } from './random';
import { storeTeamFiles, teamPart } from './team-line';

const HOUR = 3_600 * 1_000;
const DAY = 24 * HOUR;
const DAYS = 60;
const FEE = { basisPoints: 290, fixedCents: cents(30) };
const PERSONAL_TEXTS = ['Rosalind', 'The Okafor Family', 'June & Theo', 'Captain', 'For Grandma Lou'];

/** Possible outcomes of an order, those of recent orders first: only the last days have open ones. */
const OUTCOMES = [
  { status: 'pending', paymentStatus: 'unpaid' },
  { status: 'processing', paymentStatus: 'paid' },
  { status: 'processing', paymentStatus: 'paid' },
  { status: 'completed', paymentStatus: 'paid' },
  { status: 'cancelled', paymentStatus: 'unpaid' },
  { status: 'completed', paymentStatus: 'paid' },
  { status: 'completed', paymentStatus: 'paid' },
] as const;

/** An owner's notes on an order, by the number of later orders. */
const NOTES = new Map([
  [1, 'Called on Tuesday: it is a gift. Leave the card blank, she will write it herself.'],
  [5, 'Wants everything in one parcel.\nPack the large piece at the bottom.'],
]);

const textChoice = (label: string | null, text: string | null): StoredChoice[] =>
  text === null ? [] : [{ kind: TEXT_CHOICE, label: label ?? '', value: text }];

/** Gives a shop orders in every status over the last 60 days, the same ones each time. */
export async function insertOrders(db: Database, tenantId: TenantId, shop: DemoShop): Promise<void> {
  const random = createRandom(seedFrom(shop.slug));
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) {
      throw new Error('There is nothing to pick from');
    }
    return item;
  };
  const products = await db.product.findMany({
    where: { tenantId, isActive: true },
    orderBy: { sku: 'asc' },
  });
  const forTeams = products.filter(({ requiresRoster }) => requiresRoster);
  const count = shop.paypalClientId === null ? 8 : 44;

  for (let index = 0; index < count; index += 1) {
    // Business is growing: orders are closer together towards the present, and the last ones are from today.
    const age = ((count - index - 0.1 - random() * 0.8) / count) ** 1.5 * DAYS * DAY;
    const createdAt = new Date(Date.now() - age);
    const isRecent = age < 6 * DAY;
    // An unpaid order expires after a day.
    const outcome = pick(OUTCOMES.slice(...(age < 20 * HOUR ? [0, 3] : isRecent ? [1, 3] : [3])));
    const customer = pick(demoCustomers);
    const lines = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, position) => {
      // Most of a team-wear maker's orders in work are for teams.
      const isTeams = position === 0 && outcome.status === 'processing' && forTeams.length > 0;
      const product = pick(isTeams ? forTeams : products);
      const usual = product.isTeamOrder ? 10 + Math.floor(random() * 8) : 1 + Math.floor(random() * 2);
      const text = product.allowsCustomization ? pick(PERSONAL_TEXTS) : null;
      const team = teamPart(product, `${shop.slug} ${index} ${position}`);
      const quantity = team?.roster?.pieces ?? usual;
      const upchargeCents = cents(team?.roster?.upchargeCents ?? 0);
      const productPriceCents = cents(product.priceCents);
      return { product, position, team, text, quantity, upchargeCents, productPriceCents };
    });
    const { lines: charged, charges, totalCents: total } = chargeOrder(lines, NO_CHARGE_RULES);
    // A shop without PayPal was paid in another way, outside the platform.
    const isPaid = outcome.paymentStatus === 'paid' && shop.paypalClientId !== null;
    // As the sweep would have left it by now.
    const keepsFiles = outcome.paymentStatus === 'paid' || age < UNPAID_LIFE;
    const id = asOrderId(randomUUID());
    const payment = isPaid
      ? {
          paypalOrderId: `DEMO${id.slice(0, 12).toUpperCase()}`,
          paypalCaptureId: `DEMOCAPTURE${id.slice(0, 8).toUpperCase()}`,
          capturedAt: new Date(createdAt.getTime() + 90_000),
        }
      : null;
    await db.order.create({
      data: {
        tenantId,
        id,
        orderNumber: 1_001 + index,
        customerName: customer.name,
        customerEmail: customer.email,
        customerPhone: customer.phone,
        shippingAddress: customer.address,
        shippingCity: customer.city,
        shippingState: customer.state,
        shippingZip: customer.zip,
        totalCents: total,
        charges,
        platformFeeCents: platformFeeFor(total, FEE),
        status: outcome.status,
        paymentStatus: isPaid ? 'paid' : 'unpaid',
        idempotencyKey: `demo-${id}`,
        requestFingerprint: 'demo',
        internalNote: NOTES.get(count - 1 - index) ?? '',
        createdAt,
        paidAt: payment?.capturedAt ?? null,
        // Nobody has looked at the newest orders yet.
        seenAt: payment === null || age < 20 * HOUR ? null : payment.capturedAt,
        searchText: searchTextOf(
          lines.map(({ product, text }) => ({
            productName: product.name,
            productSku: product.sku,
            choices: textChoice(product.customizationLabel, text),
          })),
        ),
      },
    });
    for (const { product, position, team, text, ...money } of charged) {
      const { files, ...columns } =
        team && keepsFiles ? await storeTeamFiles(db, { tenantId, id, createdAt }, team) : { files: [] };
      const choices = [...textChoice(product.customizationLabel, text), ...files];
      const { id: itemId } = await db.orderItem.create({
        data: {
          tenantId,
          orderId: id,
          position,
          productId: product.id,
          productName: product.name,
          productSku: product.sku,
          productImageUrl: product.imageUrl,
          ...money,
          ...columns,
          choices,
          ...choiceColumns(choices),
        },
      });
      // The oldest open orders are half made.
      const rows = team?.roster?.table.rows.length ?? 1;
      if (outcome.status === 'processing' && age > 2 * DAY) {
        await db.madePiece.createMany({
          data: Array.from({ length: Math.ceil(rows / 2) }, (_, row) => ({
            tenantId,
            orderItemId: itemId,
            row,
            madeBy: shop.ownerName,
            madeAt: new Date(createdAt.getTime() + 30 * 3_600_000 + row * 7 * 60_000),
          })),
        });
      }
    }
    await addRosterNames(db, tenantId, id);
    const events = demoOrderEvents({
      status: outcome.status,
      createdAt,
      payment,
      ownerName: shop.ownerName,
    });
    await recordEvents(
      db,
      tenantId,
      events.map((event) => ({ orderId: id, ...event })),
    );
    if (payment) {
      await db.payment.create({
        data: {
          tenantId,
          orderId: id,
          attempt: 1,
          ...payment,
          amountCents: total,
          paypalFeeCents: Math.round(total * 0.0349) + 49,
          platformFeeCents: platformFeeFor(total, FEE),
          status: 'captured',
          nextCheckAt: null,
          createdAt,
        },
      });
    }
  }
  await insertShipment(db, tenantId, shop.ownerName);
  await db.orderCounter.update({ where: { tenantId }, data: { lastNumber: 1_000 + count } });
}
