import { describe, expect, it } from 'vitest';
import type { GatewayCapture, GatewayOrder } from '@/lib/payments/gateway';
import { type AskedPayment, paymentVerdict } from './payment-verdict';

const HOUR = 60 * 60 * 1_000;
const now = new Date('2026-11-21T21:00:00Z');
const hoursOld = (hours: number) => ({ createdAt: new Date(now.getTime() - hours * HOUR) });

const capture: GatewayCapture = { id: '9AB', status: 'OTHER', amount: null, currency: 'USD', fee: null };
const order = (status: GatewayOrder['status']): GatewayOrder => ({ status, capture: null, refunds: [] });
const young: AskedPayment = {
  status: 'created',
  ...hoursOld(0.5),
  captureAskedAt: null,
  isUnwanted: false,
  isDeclined: false,
  isSameAccount: true,
};

it.each<[string, string, GatewayOrder | null, Partial<AskedPayment>]>([
  ['an order that nobody has approved yet', 'wait', order('OPEN'), {}],
  ['one that may still be captured', 'wait', order('OPEN'), hoursOld(5.9)],
  ['one that nobody approved in time', 'expire', order('OPEN'), hoursOld(6)],
  ['one that is closed', 'expire', order('CLOSED'), {}],
  ['one that PayPal no longer knows', 'expire', null, {}],
  ['one that it may not know yet', 'wait', null, hoursOld(0.2)],
  ['one that another account does not know', 'unknown', null, { ...hoursOld(48), isSameAccount: false }],
  ['one that another account does know', 'wait', order('OPEN'), { isSameAccount: false }],
  ['one that is a moment too young to be missed', 'wait', null, hoursOld(0.2499)],
  ['one that is just old enough to be missed', 'expire', null, hoursOld(0.25)],
  ['an approved order', 'capture', order('APPROVED'), {}],
  ['an approved order of the last hour in which it is tried', 'capture', order('APPROVED'), hoursOld(23.99)],
  [
    'an unwanted one that can still be captured',
    'wait',
    order('APPROVED'),
    { isUnwanted: true, ...hoursOld(5.99) },
  ],
  [
    'a declined one that can still be captured',
    'wait',
    order('APPROVED'),
    { isDeclined: true, ...hoursOld(5.99) },
  ],
  ['a failed payment', 'wait', order('OPEN'), { status: 'failed', ...hoursOld(48) }],
  ['a captured payment without a capture', 'wait', order('COMPLETED'), { status: 'captured' }],
  [
    'a pending payment that another account does not know',
    'unknown',
    null,
    { status: 'pending', isSameAccount: false },
  ],
  ['one that was approved while the server was down', 'capture', order('APPROVED'), hoursOld(20)],
  ['one whose money PayPal has refused for a day', 'expire', order('APPROVED'), hoursOld(24)],
  ['an approved order whose money is not wanted any more', 'wait', order('APPROVED'), { isUnwanted: true }],
  [
    'the same when it is too late to capture',
    'expire',
    order('APPROVED'),
    { isUnwanted: true, ...hoursOld(6) },
  ],
  ['one whose card was declined', 'wait', order('APPROVED'), { isDeclined: true }],
  ['the same when it is too late', 'expire', order('APPROVED'), { isDeclined: true, ...hoursOld(6) }],
  ['a completed order without a capture', 'wait', order('COMPLETED'), hoursOld(48)],
  ['a pending payment that PayPal no longer knows', 'wait', null, { status: 'pending', ...hoursOld(48) }],
  ['a pending payment of an open order', 'wait', order('OPEN'), { status: 'pending', ...hoursOld(48) }],
  ['one that was given up before', 'wait', order('APPROVED'), { status: 'expired' }],
])('%s: %s', (_name, kind, found, changes) => {
  expect(paymentVerdict(found, { ...young, ...changes }, now)).toEqual({ kind });
});

it.each<[string, Partial<AskedPayment>]>([
  ['young', {}],
  ['old', hoursOld(1_000)],
  ['given up', { status: 'expired', ...hoursOld(1_000) }],
  ['not wanted', { isUnwanted: true }],
  ['found with another account', { isSameAccount: false }],
])('a capture is settled, whatever its status, though the payment is %s', (_name, changes) => {
  for (const status of ['OPEN', 'APPROVED', 'COMPLETED', 'CLOSED'] as const) {
    const found = { ...order(status), capture };
    expect(paymentVerdict(found, { ...young, ...changes }, now)).toEqual({ kind: 'settle', capture });
  }
});

describe('a decline that PayPal shows', () => {
  const askedAgo = (minutes: number) => ({ captureAskedAt: new Date(now.getTime() - minutes * 60_000) });
  const declined = { ...order('APPROVED'), capture: { ...capture, status: 'DECLINED' as const } };

  it.each<[string, string, Partial<AskedPayment>]>([
    ['may be of what was tried before, while a capture is under way', 'wait', askedAgo(1)],
    ['counts once that has had its time', 'settle', askedAgo(5)],
    ['counts where the capture was answered', 'settle', { ...askedAgo(1), isDeclined: true }],
    ['counts where none was asked for', 'settle', {}],
    ['counts of a payment that was under review', 'settle', { ...askedAgo(1), status: 'pending' }],
  ])('%s', (_name, kind, changes) => {
    expect(paymentVerdict(declined, { ...young, ...changes }, now).kind).toBe(kind);
  });
});
