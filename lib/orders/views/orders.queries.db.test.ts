import { beforeEach, expect, it } from 'vitest';
import { tenantDb } from '@/lib/db/tenant-db';
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';
import { placeOrder } from '@/lib/orders/placing/place-order';
import type { Tenant } from '@/lib/tenants/tenant';
import { createProduct, createTenant } from '@/lib/testing/rows/factories';
import { freshTenant } from '@/lib/testing/rows/fresh-tenants';
import { createOrder, orderOf } from '@/lib/testing/rows/orders';
import { readOrder } from './orders.queries';

const getOrder = (tenantId: TenantId, id: OrderId) => tenantDb(tenantId, (db) => readOrder(db, tenantId, id));

let tenant: Tenant;
beforeEach(async () => {
  tenant = await freshTenant();
});

it('shows an order with its address and its lines in the order of the cart', async () => {
  const [mug, sign] = [
    await createProduct(tenant.id, { name: 'Mug', priceCents: 2_800 }),
    await createProduct(tenant.id, { name: 'Sign', allowsCustomization: true, customizationLabel: 'Name' }),
  ];
  const input = orderOf(
    { product_id: sign.id, quantity: 1, customization: 'Hopper' },
    { product_id: mug.id, quantity: 2 },
  );
  input.shipping_address.address_line2 = 'Unit 4';
  const placed = await placeOrder(tenant, input, 'key-of-this-test');
  const order = await getOrder(tenant.id, asOrderId(placed.ok ? placed.value.id : ''));
  expect(order).toMatchObject({
    orderNumber: 1_001,
    totalCents: 8_400,
    customerEmail: 'ada@example.test',
    shipTo: ['Ada Lovelace', '12 Kiln Lane', 'Unit 4', 'Asheville, NC 28801', 'US'],
    lines: [
      { name: 'Sign', quantity: 1, answers: [{ label: 'Name', value: 'Hopper' }] },
      { name: 'Mug', quantity: 2, answers: [], subtotalCents: 5_600 },
    ],
  });
});

it('finds no unknown order, and none of another shop', async () => {
  const { id } = await createOrder(tenant);
  expect(await getOrder((await createTenant()).id, id)).toBeNull();
  expect(await getOrder(tenant.id, asOrderId('0190a1b2-0000-7000-8000-0000000000ff'))).toBeNull();
});
