import { expect, it } from 'vitest';
import { WEBHOOK_EVENT_TYPES } from '@/lib/payments/paypal/webhook-event-types';
import { HANDLED_EVENT_TYPES } from './act-on-event';

it('has a handler for each event type that PayPal is asked for, and for no other', () => {
  expect([...HANDLED_EVENT_TYPES].sort()).toEqual([...WEBHOOK_EVENT_TYPES].sort());
});

it('covers everything that can happen to a payment', () => {
  expect([...WEBHOOK_EVENT_TYPES].sort()).toEqual([
    'CHECKOUT.ORDER.APPROVED',
    'CHECKOUT.PAYMENT-APPROVAL.REVERSED',
    'PAYMENT.CAPTURE.COMPLETED',
    'PAYMENT.CAPTURE.DECLINED',
    'PAYMENT.CAPTURE.DENIED',
    'PAYMENT.CAPTURE.PENDING',
    'PAYMENT.CAPTURE.REFUNDED',
    'PAYMENT.CAPTURE.REVERSED',
  ]);
});
