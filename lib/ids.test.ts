import { readdirSync, readFileSync } from 'node:fs';
import { expect, expectTypeOf, it } from 'vitest';
import type { Prisma } from '@/lib/db/generated/client';
import type { OrderId, TenantId } from './ids';

it('rows from the database have branded ids', () => {
  // Checked by the compiler: `npm test -- types` fails if the client's types are not branded.
  expectTypeOf<Prisma.OrderGetPayload<object>['id']>().toEqualTypeOf<OrderId>();
  expectTypeOf<Prisma.TenantGetPayload<object>['id']>().toEqualTypeOf<TenantId>();
  expectTypeOf<Prisma.PaymentGetPayload<object>['orderId']>().toEqualTypeOf<OrderId>();
  expectTypeOf<string>().not.toExtend<TenantId>();
  expectTypeOf<OrderId>().not.toExtend<TenantId>();
});

/** The files in which an id enters as text and is parsed, and the one in which it is made. */
const PARSERS = [
  'app/[tenant]/(admin)/admin/orders/[id]/files/[fileId]/[name]/route.ts',
  'app/[tenant]/(admin)/admin/orders/[id]/files/[fileId]/preview/route.ts',
  'app/[tenant]/(admin)/admin/orders/[id]/page.tsx',
  'app/[tenant]/(admin)/admin/orders/[id]/roster/[itemId]/route.ts',
  'app/[tenant]/(admin)/admin/orders/[id]/with-order.tsx',
  'app/[tenant]/(admin)/admin/orders/actions.ts',
  'app/[tenant]/(admin)/admin/orders/labels-file/route.ts',
  'app/[tenant]/(admin)/admin/orders/payment-link-actions.ts',
  'app/[tenant]/(admin)/admin/orders/test-order-actions.ts',
  'app/[tenant]/(admin)/admin/production/actions.ts',
  'app/[tenant]/(admin)/admin/production/ticks/route.ts',
  'app/[tenant]/(opening)/actions.ts',
  'app/[tenant]/api/me/orders/[order]/route.ts',
  'app/[tenant]/(shop)/order-success/[orderId]/page.tsx',
  'app/[tenant]/(shop)/orders/[id]/link-payment.ts',
  'app/[tenant]/(shop)/orders/[id]/page.tsx',
  'app/[tenant]/(shop)/orders/[id]/receipt/page.tsx',
  'lib/account/data/delete-account.commands.ts',
  'lib/auth/factors/rotate-factor-secrets.ts',
  'lib/cache/cache-events.commands.ts',
  'lib/cache/cache-events.queries.ts',
  'lib/db/row-id.ts',
  'lib/db/scope-health.ts',
  'lib/domains/check-domain.ts',
  'lib/domains/domains.queries.ts',
  'lib/finances/statements/issue-statements.commands.ts',
  'lib/jobs/turn-days.ts',
  'lib/mail/outbox/deliver-mail.ts',
  'lib/orders/address/order-address-input.ts',
  'lib/orders/capture/find-for-capture.ts',
  'lib/orders/capture/settle-payment.ts',
  'lib/orders/guest/order-token.ts',
  'lib/orders/mark-paid/mark-paid-input.ts',
  'lib/orders/notes/note-input.ts',
  'lib/orders/own/order-owner.ts',
  'lib/orders/payments/cart-rival.ts',
  'lib/orders/payments/find-payable-order.ts',
  'lib/orders/payments/payment-input.ts',
  'lib/orders/payments/payment-reference.ts',
  'lib/orders/refunds/refund-input.ts',
  'lib/orders/shipping/shipment-input.ts',
  'lib/orders/sweep/remove-roster-names.ts',
  'lib/orders/webhook/receive-partner-event.ts',
  'lib/platform/platform-input.ts',
  'lib/production/chosen-orders.ts',
];

it('an id is branded only where it is parsed', () => {
  const found = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|generated\//.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !file.startsWith('lib/testing/') && file !== 'lib/ids.ts')
      .filter((file) => /\bas(?:Tenant|Order)Id\b/.test(readFileSync(file, 'utf8'))),
  );
  expect(found.sort()).toEqual([...PARSERS].sort());
});
