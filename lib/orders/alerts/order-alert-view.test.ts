import { describe, expect, it } from 'vitest';
import { ORDER_ALERT_KINDS } from './order-alert';
import { alertWords } from './order-alert-view';

describe('an alert in words', () => {
  it.each(ORDER_ALERT_KINDS.map((kind) => [kind]))(
    '%s says what happened and what to do, even without details',
    (kind) => {
      for (const detail of [{}, { amountCents: 6_000, paypalCaptureId: '9AB' }]) {
        const { title, advice } = alertWords(kind, detail);
        expect(title).toMatch(/^[A-Z].{10,}[^.]$/);
        expect(advice).toMatch(/^[A-Z].{20,}\.$/);
        expect(title + advice).not.toMatch(/undefined|null|\[object/);
      }
    },
  );

  it('contains the amount, in its own currency', () => {
    expect(alertWords('capture_mismatch', { amountCents: 100, currency: 'USD' }).title).toContain('$1.00');
    expect(alertWords('capture_mismatch', { amountCents: 1_999, currency: 'EUR' }).title).toContain(
      '19.99 EUR',
    );
  });

  it('contains the id to look up at PayPal', () => {
    const ids = { paypalOrderId: 'O1', paypalCaptureId: 'C1', paypalRefundId: 'R1' };
    expect(alertWords('reversed', ids).reference).toBe('PayPal transaction R1');
    expect(alertWords('reversed', { paypalOrderId: 'O1' }).reference).toBe('PayPal order O1');
    expect(alertWords('reversed', {}).reference).toBeNull();
  });
});
