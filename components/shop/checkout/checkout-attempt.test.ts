import { beforeEach, describe, expect, it } from 'vitest';
import {
  approvedPayment,
  approvedToken,
  currentAttempt,
  endAttempt,
  hashLines,
  isAttemptFor,
  rememberApproval,
} from './checkout-attempt';

// Runs without storage, as in a browser that forbids it: an attempt lives as long as its page.
const TENANT = 'tenant-a';
const mug = { product_id: 'mug', quantity: 1 };
const body = (name: string, ...lines: object[]) => ({ customer: { name }, lines });

beforeEach(endAttempt);

describe('an attempt to buy', () => {
  it('is the same for the same order, and new for another order or shop', () => {
    const { key } = currentAttempt(TENANT, body('Ada', mug));
    expect(currentAttempt(TENANT, body('Ada', mug)).key).toBe(key);
    const other = currentAttempt(TENANT, body('Grace', mug)).key;
    expect(other).not.toBe(key);
    const ofOtherShop = currentAttempt('tenant-b', body('Grace', mug)).key;
    expect(ofOtherShop).not.toBe(other);
    expect(currentAttempt('tenant-b', body('Grace', mug)).key).toBe(ofOtherShop);
  });

  it('remembers an approved payment, whatever is typed into the form afterwards', () => {
    currentAttempt(TENANT, body('Ada', mug));
    expect(approvedPayment(TENANT)).toBeNull();
    rememberApproval('PAYPAL-1', 'proof');
    expect([approvedPayment(TENANT), approvedToken(TENANT)]).toEqual(['PAYPAL-1', 'proof']);
    expect([approvedPayment('tenant-b'), approvedToken('tenant-b')]).toEqual([null, null]);
    rememberApproval(null);
    expect([approvedPayment(TENANT), approvedToken(TENANT)]).toEqual([null, null]);
  });

  it('recognises the lines that it is about', () => {
    currentAttempt(TENANT, body('Ada', mug));
    expect(isAttemptFor(body('Grace', mug))).toBe(true);
    expect(isAttemptFor(body('Ada', { ...mug, quantity: 2 }))).toBe(false);
  });

  it('that another tab has ended is about the lines that this page has opened at PayPal, not about a new cart', () => {
    const [old, next] = [body('Ada', mug), body('Ada', { ...mug, quantity: 2 })];
    currentAttempt(TENANT, old);
    endAttempt();
    expect(isAttemptFor(next, hashLines(old))).toBe(false);
    expect(isAttemptFor(old, hashLines(old))).toBe(true);
    expect(isAttemptFor(next)).toBe(false);
    // The other tab is about to buy the new cart.
    currentAttempt(TENANT, next);
    expect(isAttemptFor(next, hashLines(old))).toBe(false);
  });
});
