import { describe, expect, it } from 'vitest';
import { cartTotal } from '@/lib/cart/cart';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { cents } from '@/lib/money/cents';
import { noAnswer, type Refusal } from '@/lib/wire/call';
import { orderRefusal, paymentRefusal, priceRefusal, sawOtherTotal } from './order-refusal';

const refused = (code: string, message: string, fields: Refusal['fields'] = {}): Refusal => ({
  ...noAnswer(422),
  code,
  message,
  fields,
});

describe('an order that was not placed', () => {
  it('shows the sentences of its fields, and refusals that are meant for shoppers', () => {
    const fields = { 'customer.email': 'Please enter your email', 'lines.0.quantity': 'for programs' };
    expect(orderRefusal(refused('invalid_input', 'Please check the form', fields))).toEqual({
      message: 'Please check the form',
      fields: { email: 'Please enter your email' },
    });
    for (const error of [refused('internal', 'for programs'), noAnswer(null)]) {
      expect(orderRefusal(error)).toEqual({ message: checkoutSentences.orderFailed, fields: {} });
    }
  });
});

describe('an order that could not be opened for payment', () => {
  const { orderClosed, paymentFailed, paymentNotConfigured } = checkoutSentences;

  it.each([
    ['payment_not_configured', { message: paymentNotConfigured, isOver: false }],
    ['payment_unavailable', { message: paymentFailed, isOver: false }],
    ['token_expired', { message: orderClosed, isOver: true }],
    ['order_not_payable', { message: orderClosed, isOver: true }],
  ])('(%s) says why', (code, refusal) => {
    expect(paymentRefusal(refused(code, 'for programs'))).toEqual(refusal);
  });

  it('for too many tries says how long to wait, and stays the same order', () => {
    const tooMany = refused('too_many_attempts', 'Please wait 3 minutes');
    expect(paymentRefusal(tooMany)).toEqual({ message: 'Please wait 3 minutes', isOver: false });
  });

  it('for another window that is paying for the cart says so, and stays', () => {
    const elsewhere = refused('cart_being_paid', 'Please finish there');
    expect(paymentRefusal(elsewhere)).toEqual({ message: 'Please finish there', isOver: false });
  });

  it('for want of an answer may be tried again', () => {
    expect(paymentRefusal(noAnswer(null))).toEqual({ message: paymentFailed, isOver: false });
  });
});

describe('an order whose total differs from what the shopper saw', () => {
  it('names the current total, and is over if its own total is another one', () => {
    expect(priceRefusal(cents(4_500), cents(4_200))).toEqual({
      message: checkoutSentences.pricesChanged('$45.00'),
      isOver: true,
    });
    expect(priceRefusal(cents(3_900), cents(4_200))).toEqual({
      message: checkoutSentences.pricesChanged('$39.00'),
      isOver: true,
    });
    expect(priceRefusal(cents(4_200), cents(4_200))).toMatchObject({ isOver: false });
  });

  it('is recognised whether it costs less or more', () => {
    const product = {
      id: '1',
      name: 'Name Mug',
      priceCents: cents(2_100),
      imageUrl: null,
      questions: [],
    };
    const lines = [{ id: 'a', product, quantity: 2, choices: [] }];
    const seen = [4_199, 4_200, 4_201].map((total) => sawOtherTotal(cartTotal(lines), cents(total)));
    expect(seen).toEqual([true, false, true]);
  });

  it('names no total if the current one is unknown, and stays', () => {
    expect(priceRefusal(null, cents(4_200))).toEqual({
      message: checkoutSentences.paymentFailed,
      isOver: false,
    });
  });
});
