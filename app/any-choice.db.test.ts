import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { OrderLines } from '@/components/admin/orders/order-lines';
import { PackingSlip } from '@/components/admin/orders/printing/packing-slip';
import { WorkSheetLine } from '@/components/admin/orders/printing/work-sheet-line';
import { ProductionLine } from '@/components/admin/production/production-line';
import { CartLineAnswers } from '@/components/shop/cart/cart-line-answers';
import { GuestOrderLines } from '@/components/shop/guest-order/guest-order-lines';
import { orderBody } from '@/components/shop/shop-api';
import { addLine, type CartLine } from '@/lib/cart/cart';
import { decodeCart, encodeCart } from '@/lib/cart/cart-codec';
import { database } from '@/lib/db/client';
import { tenantDb } from '@/lib/db/tenant-db';
import type { OrderId, TenantId } from '@/lib/ids';
import { orderLines } from '@/lib/mail/mail-parts';
import { cents } from '@/lib/money/cents';
import { orderInput } from '@/lib/orders/checkout/order-input';
import type * as questions from '@/lib/orders/choices/product-questions';
import { csvHeader, csvRows } from '@/lib/orders/export/order-csv';
import { exportOrders } from '@/lib/orders/export/order-export.queries';
import { findGuestOrder } from '@/lib/orders/guest/guest-order.queries';
import { NO_FILTER } from '@/lib/orders/list/order-filter';
import { placeOrder } from '@/lib/orders/placing/place-order';
import { findOrder } from '@/lib/orders/views/admin-order.queries';
import { readOrder } from '@/lib/orders/views/orders.queries';
import { toProductionLine } from '@/lib/production/production-line';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';

const getOrder = (tenantId: TenantId, id: OrderId) => tenantDb(tenantId, (db) => readOrder(db, tenantId, id));

// A new kind of choice needs only this: a product that asks for it.
vi.mock('@/lib/orders/choices/product-questions', async (original) => {
  const actual = await original<typeof questions>();
  return {
    ...actual,
    questionsOf: (product: questions.AskingProduct): questions.ProductQuestion[] => [
      ...actual.questionsOf(product),
      { kind: 'gift_note', label: 'Gift note', isRequired: false, limit: 40 },
    ],
  };
});

const NOTE = 'For Ada,\nwith <love>';
const IN_HTML = 'For Ada,\nwith &lt;love&gt;';

let tenant: Tenant;
let productId: string;

beforeEach(async () => {
  tenant = await freshTenant();
  ({ id: productId } = await createProduct(tenant.id, {
    name: 'Name Mug',
    allowsCustomization: true,
    customizationLabel: 'Name',
  }));
});

const details = {
  customer: { name: 'Ada Lovelace', email: 'ada@example.test', phone: '+1 555 0100' },
  shipping_address: { address: '12 Kiln Lane', city: 'Asheville', state: 'NC', zip: '28801', country: 'US' },
};

function cartLine(note: string): Omit<CartLine, 'id'> {
  const questions = [
    { kind: 'customization', label: 'Name' },
    { kind: 'gift_note', label: 'Gift note' },
  ];
  return {
    product: { id: productId, name: 'Name Mug', priceCents: cents(2_800), imageUrl: null, questions },
    quantity: 1,
    choices: [
      { kind: 'customization', label: 'Name', value: 'Grace' },
      { kind: 'gift_note', label: 'Gift note', value: note },
    ],
  };
}

/** A cart with two lines with the note, as a browser stores it. */
const keptCart = () => {
  const lines = ['one', 'two'].reduce<CartLine[]>((cart, id) => addLine(cart, cartLine(NOTE), id), []);
  return decodeCart(encodeCart(null, tenant.id, lines), tenant.id);
};

async function place(lines: readonly CartLine[]) {
  const input = orderInput.parse(JSON.parse(JSON.stringify(orderBody(details, lines))));
  return placeOrder(tenant, input, randomUUID());
}

async function placedId(): Promise<OrderId> {
  const placed = await place(keptCart());
  if (!placed.ok) {
    throw new Error(placed.error.code);
  }
  return placed.value.id;
}

describe('a choice of a kind that only its product knows', () => {
  it('makes lines the same or different in the cart, and is shown there', () => {
    const [line, ...more] = keptCart();
    expect([line?.quantity, more]).toEqual([2, []]);
    expect(addLine(line ? [line] : [], cartLine('For Grace'), 'new')).toHaveLength(2);
    const html = renderToStaticMarkup(line && createElement(CartLineAnswers, { line }));
    expect(html).toContain('Gift note');
    expect(html).toContain(IN_HTML);
  });

  it('is in the order’s list, and does not change the specified columns', async () => {
    await placedId();
    expect(await database().orderItem.findFirstOrThrow()).toMatchObject({
      choices: [
        { kind: 'customization', label: 'Name', value: 'Grace' },
        { kind: 'gift_note', label: 'Gift note', value: NOTE },
      ],
      customizationLabel: 'Name',
      customizationText: 'Grace',
      logoUrl: null,
      rosterUrl: null,
    });
    const order = await database().order.findFirstOrThrow();
    expect(order.searchText).toContain('with <love>');
  });

  it("is shown on the order's page and papers, in the workroom and to its shopper", async () => {
    const id = await placedId();
    const order = await findOrder(tenant.id, id);
    const guest = await findGuestOrder(tenant.id, id);
    const row = await database().orderItem.findFirstOrThrow({
      include: { roster: true, logoFile: true },
    });
    const item = order?.items[0];
    if (!order || !guest || !item) {
      throw new Error('The order is not there');
    }
    const views = {
      page: createElement(OrderLines, { orderId: id, items: order.items, charges: order.charges }),
      slip: createElement(PackingSlip, { order, store: tenant, sender: null, timeZone: 'UTC' }),
      sheet: createElement(WorkSheetLine, { item, orderNumber: 1_001 }),
      workroom: createElement(ProductionLine, {
        line: toProductionLine(id, row),
        pieces: [],
        ticks: new Map(),
        refusals: [],
        timeZone: 'UTC',
        tick: async () => true,
      }),
      guest: createElement(GuestOrderLines, { lines: guest.lines }),
    };
    for (const [name, view] of Object.entries(views)) {
      const html = renderToStaticMarkup(view);
      expect(html, name).toContain('Gift note');
      expect(html, name).toContain(IN_HTML);
      expect(html, name).toContain('Grace');
    }
  });

  it('is shown in mails and in the export', async () => {
    const id = await placedId();
    const order = await getOrder(tenant.id, id);
    const mail = orderLines(order?.lines ?? [], { rows: [], totalCents: cents(5_600) });
    expect(mail.text).toContain(`Gift note: ${NOTE}`);
    expect(mail.html).toContain(`Gift note: ${IN_HTML}`);
    let csv = csvHeader('UTC');
    for await (const orders of exportOrders(tenant.id, NO_FILTER, 'UTC')) {
      csv += csvRows(orders, { timeZone: 'UTC', linkTo: () => null });
    }
    expect(csv).toContain('Item other choices');
    expect(csv).toContain(`"Gift note: ${NOTE}"`);
  });

  it('is limited, and left out if the product does not ask for it', async () => {
    const line = { ...cartLine('x'.repeat(41)), id: 'long' };
    expect(await place([line])).toEqual({ ok: false, error: { code: 'customization_too_long', index: 0 } });
    const unasked = { kind: 'discount', label: 'Agreed', value: 'half price' };
    await place([{ ...cartLine(NOTE), choices: [...cartLine(NOTE).choices, unasked], id: 'unasked' }]);
    expect(JSON.stringify((await database().orderItem.findFirstOrThrow()).choices)).not.toContain('half');
  });
});
