import { describe, expect, it } from 'vitest';
import { buyers } from './buyers';
import { merchantIdOf, newDebugId, newResourceId, timestamp } from './ids';

const ACCOUNT = /^[2-9A-HJ-NP-Z]{13}$/;
const some = Array.from({ length: 500 }, (_, index) => index);

describe('an id has the form of PayPal’s', () => {
  it('of an account, which is the same for the same client', () => {
    const ids = some.map((index) => merchantIdOf(`client-${index}`));
    expect(ids.filter((id) => !ACCOUNT.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(some.length);
    expect(merchantIdOf('client-0')).toBe(ids[0]);
  });

  it('of a buyer', () => {
    expect(buyers.map(({ payerId }) => payerId).filter((id) => !ACCOUNT.test(id))).toEqual([]);
  });

  it('of an order, capture or refund, and for its support', () => {
    expect(some.map(newResourceId).filter((id) => !/^[A-Z0-9]{17}$/.test(id))).toEqual([]);
    expect(some.map(newDebugId).filter((id) => !/^[0-9a-f]{13}$/.test(id))).toEqual([]);
    expect(timestamp()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });
});
