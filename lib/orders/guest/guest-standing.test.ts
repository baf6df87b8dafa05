import { describe, expect, it } from 'vitest';
import {
  ORDER_STATUSES,
  type OrderStatus,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@/lib/orders/status/status';
import { guestStanding } from './guest-standing';

const standing = (
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  { hasExpired = false, hasBegun = true } = {},
) => guestStanding({ status, paymentStatus, hasExpired, hasBegun, refunds: [] });

/** An order after PayPal took money back, or (without a date) is about to. */
const reversed = (status: OrderStatus, paymentStatus: PaymentStatus, completedAt: Date | null = new Date()) =>
  guestStanding({
    status,
    paymentStatus,
    hasExpired: false,
    hasBegun: true,
    refunds: [
      { kind: 'refund', completedAt: new Date() },
      { kind: 'reversal', completedAt },
    ],
  });

const reached = (status: OrderStatus, paymentStatus: PaymentStatus) =>
  standing(status, paymentStatus)
    .steps?.filter(({ state }) => state !== 'ahead')
    .map(({ label }) => label);

describe('the state of an order for its shopper', () => {
  it.each<[OrderStatus, PaymentStatus, string[]]>([
    ['pending', 'unpaid', ['Order placed']],
    ['pending', 'pending', ['Order placed']],
    ['pending', 'failed', ['Order placed']],
    ['pending', 'paid', ['Order placed', 'Payment received']],
    ['processing', 'paid', ['Order placed', 'Payment received', 'Being made']],
    ['processing', 'partially_refunded', ['Order placed', 'Payment received', 'Being made']],
    ['completed', 'paid', ['Order placed', 'Payment received', 'Being made', 'Completed']],
  ])('%s and %s has the current step %j', (status, paymentStatus, labels) => {
    expect(reached(status, paymentStatus)).toEqual(labels);
  });

  it('does not say that it is being made before somebody has started', () => {
    for (const paymentStatus of ['paid', 'partially_refunded'] as const) {
      const { title, text, steps } = standing('processing', paymentStatus, { hasBegun: false });
      expect([title, steps?.find(({ state }) => state === 'now')?.label]).toEqual([
        'Payment received',
        'Payment received',
      ]);
      expect(text).not.toMatch(/made/);
    }
  });

  it('has one current step, and none once all steps are done', () => {
    const states = standing('processing', 'paid').steps?.map(({ state }) => state);
    expect(states).toEqual(['done', 'done', 'now', 'ahead']);
    expect(standing('completed', 'paid').steps?.every(({ state }) => state === 'done')).toBe(true);
  });

  it('shows no steps for an order that has ended', () => {
    for (const paymentStatus of PAYMENT_STATUSES) {
      expect(standing('cancelled', paymentStatus)).toMatchObject({ kind: 'closed', steps: null });
    }
    expect(standing('completed', 'refunded')).toMatchObject({ title: 'Refunded', steps: null });
  });

  it('distinguishes an order that was not paid in time from one that was cancelled', () => {
    expect(standing('cancelled', 'unpaid', { hasExpired: true }).title).toBe('Expired');
    expect(standing('cancelled', 'unpaid').title).toBe('Cancelled');
    // Money came after the expiry: then the text is about the money.
    expect(standing('cancelled', 'paid', { hasExpired: true }).text).toContain('has not been given back yet');
  });

  it('says that a part was given back, in addition to the progress', () => {
    expect(standing('processing', 'partially_refunded')).toMatchObject({
      title: 'Being made',
      text: expect.stringContaining('A part of your payment was given back.'),
    });
  });

  it('does not say that the shop gave money back if PayPal took it back', () => {
    expect(reversed('processing', 'refunded')).toMatchObject({
      kind: 'closed',
      text: 'PayPal took this payment back.',
    });
    for (const status of ORDER_STATUSES) {
      for (const paymentStatus of ['refunded', 'partially_refunded'] as const) {
        const { title, text } = reversed(status, paymentStatus);
        expect(`${title} ${text}`).toMatch(/PayPal took/);
        expect(`${title} ${text}`).not.toMatch(/given back|refunded/i);
      }
    }
    // Only the shop's refund has been completed.
    expect(reversed('processing', 'partially_refunded', null).text).toMatch(/given back/);
  });

  it('never mentions received money if none came', () => {
    for (const status of ORDER_STATUSES) {
      for (const paymentStatus of ['unpaid', 'pending', 'failed'] as const) {
        const { title, text, kind } = standing(status, paymentStatus);
        expect(kind).not.toBe('good');
        expect(`${title} ${text}`).not.toMatch(/payment has arrived|payment received|given back/i);
      }
    }
  });
});

it('of an order whose payment link has ended is over, unless it was paid', () => {
  const ended = { hasExpired: false, hasBegun: false, refunds: [], payUntil: new Date(Date.now() - 1) };
  for (const paymentStatus of ['unpaid', 'failed'] as const) {
    expect(guestStanding({ ...ended, status: 'pending', paymentStatus }).title).toBe('Expired');
  }
  expect(guestStanding({ ...ended, status: 'processing', paymentStatus: 'paid' }).kind).toBe('good');
  const open = { ...ended, payUntil: new Date(Date.now() + 60_000) };
  expect(guestStanding({ ...open, status: 'pending', paymentStatus: 'unpaid' }).kind).toBe('waiting');
});
