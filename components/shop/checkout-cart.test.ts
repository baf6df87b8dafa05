import { beforeEach, describe, expect, it } from 'vitest';
import { uniqueId } from '@/lib/cart/unique-id';
import { cartIdFor, endCart, isOnlyOrdered } from './checkout-cart';

// Runs without storage, as in a browser that forbids it: a cart lives as long as its page.
const TENANT = 'tenant-a';
const line = () => ({ id: uniqueId() });
let mug = line();
let bowl = line();
beforeEach(() => {
  [mug, bowl] = [line(), line()];
  endCart('no-shop', []);
});

describe('the id of a cart', () => {
  it('stays the same between orders, whatever is added or removed, and whoever asks first', () => {
    const id = cartIdFor(TENANT, [mug], 'one');
    expect(id).toBe(mug.id);
    expect(cartIdFor(TENANT, [mug, bowl], 'two')).toBe(id);
    expect(cartIdFor(TENANT, [bowl], 'three')).toBe(id);
  });

  it('is new for a cart that was emptied and filled again, and at another shop', () => {
    const id = cartIdFor(TENANT, [mug], 'one');
    expect(cartIdFor(TENANT, [bowl], 'one')).toBe(bowl.id);
    expect(cartIdFor('tenant-b', [{ id: 'line of an old page' }], 'one')).not.toBe(id);
  });

  it('is new after payment, even for lines that stay in the cart, and does not change again', () => {
    const id = cartIdFor(TENANT, [mug], 'one');
    endCart(TENANT, [mug]);
    const next = cartIdFor(TENANT, [mug], 'one');
    expect(next).not.toBe(id);
    expect(cartIdFor(TENANT, [mug, bowl], 'two')).toBe(next);
  });

  it('is 128 bits in hexadecimal, also if the ids of the lines have another format', () => {
    expect(cartIdFor(TENANT, [mug], 'one')).toMatch(/^[0-9a-f]{32}$/);
    expect(cartIdFor(TENANT, [{ id: '../x' }], 'one')).toMatch(/^[0-9a-f]{32}$/);
  });
});

it('knows whether every order of a cart had exactly these lines', () => {
  cartIdFor(TENANT, [mug], 'one');
  cartIdFor(TENANT, [mug], 'one');
  expect([isOnlyOrdered(TENANT, 'one'), isOnlyOrdered(TENANT, 'two')]).toEqual([true, false]);
  cartIdFor(TENANT, [mug, bowl], 'two');
  expect([isOnlyOrdered(TENANT, 'one'), isOnlyOrdered(TENANT, 'two')]).toEqual([false, false]);
  endCart(TENANT, [mug, bowl]);
  cartIdFor(TENANT, [mug, bowl], 'two');
  expect(isOnlyOrdered(TENANT, 'two')).toBe(true);
});
