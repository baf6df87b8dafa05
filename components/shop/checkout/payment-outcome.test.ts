import { describe, expect, it } from 'vitest';
import { noAnswer } from '@/lib/wire/call';
import { outcomeOfRefusal, outcomeOfStatus } from './payment-outcome';

describe('the outcome of a capture’s status', () => {
  it.each([
    ['COMPLETED', 'done'],
    ['PENDING', 'done'],
    ['INSTRUMENT_DECLINED', 'choose'],
    ['PAYER_ACTION_REQUIRED', 'choose'],
    ['REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'choose'],
    ['DECLINED', 'retry'],
    ['ORDER_NOT_APPROVED', 'retry'],
    ['toString', 'retry'],
  ])('%s: %s', (status, next) => {
    expect(outcomeOfStatus(status).next).toBe(next);
  });

  it('has no message if the next page says it, and one in all other cases', () => {
    expect(outcomeOfStatus('PENDING').message).toBeNull();
    expect(outcomeOfStatus('INSTRUMENT_DECLINED').message).toContain('choose another one at PayPal');
    expect(outcomeOfStatus('PAYER_ACTION_REQUIRED').message).toContain('one more step');
    expect(outcomeOfStatus('DECLINED').message).toContain('nothing was charged');
    expect(outcomeOfStatus('MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED').message).toBe(
      'Payment was not completed. Please try again.',
    );
  });
});

describe('what follows from no such answer', () => {
  const refusal = (code: string) =>
    outcomeOfRefusal({ ...noAnswer(422), code, message: 'a sentence for programs' });

  it.each(['payment_unavailable', 'internal_error', 'store_unavailable'])(
    'after %s it is unknown whether the money was taken',
    (code) => {
      expect(refusal(code)).toEqual({
        next: 'unsure',
        message: 'Payment processing failed. Please contact support.',
      });
    },
  );

  it('no more is known where no answer came', () => {
    expect(outcomeOfRefusal(noAnswer(null)).next).toBe('unsure');
  });

  it('after too many tries the approval stays to be asked about, and the message says how long to wait', () => {
    expect(refusal('too_many_attempts')).toEqual({ next: 'unsure', message: 'a sentence for programs' });
  });

  it('a cart that is paid by another order is not paid again; one that is being paid is asked about again', () => {
    expect(refusal('cart_paid')).toEqual({ next: 'cart_paid', message: null });
    expect(refusal('cart_being_paid')).toEqual({
      next: 'unsure',
      message: 'You are paying for this in another tab or window. Please finish there.',
    });
  });

  it('an order that is over makes way for a new one, and says so', () => {
    expect(refusal('order_not_payable')).toEqual({
      next: 'closed',
      message: 'Your earlier order can no longer be paid. Press the button again to place a new one.',
    });
  });

  it.each(['payment_not_found', 'capture_mismatch', 'payment_not_configured'])(
    'after %s the next try may pay',
    (code) => {
      expect(refusal(code).next).toBe('retry');
    },
  );
});
