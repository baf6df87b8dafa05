import { expect, it } from 'vitest';
import { asOrderId, asTenantId } from '@/lib/ids';
import { formatReference, parseReference } from './payment-reference';

const tenantId = asTenantId('11111111-1111-4111-8111-111111111111');
const orderId = asOrderId('22222222-2222-4222-8222-222222222222');

it('is unchanged after formatting and parsing', () => {
  expect(formatReference({ tenantId, orderId })).toBe(`${tenantId}:${orderId}`);
  expect(parseReference(formatReference({ tenantId, orderId }))).toEqual({ tenantId, orderId });
});

it.each([
  null,
  undefined,
  '',
  ':',
  tenantId,
  `${tenantId}:`,
  `${tenantId}:1`,
  `1:${orderId}`,
  `${tenantId}:${orderId}:1`,
])('%o is not one of ours', (text) => {
  expect(parseReference(text)).toBeNull();
});
