import { describe, expect, it } from 'vitest';
import { isSetUp, type ShopSetup, setupSteps, setupStepsFor } from './setup-checklist';

const complete: ShopSetup = {
  hasProduct: true,
  paypalClientId: 'client',
  hasPaypalSecret: true,
  isSandbox: true,
  hasDelivery: true,
  contactEmail: 'hello@example.test',
  hasPolicies: true,
  primaryColor: '#8A3F24',
  secondaryColor: '#10B981',
  hasPaidOrder: true,
  state: 'live',
  later: [],
};

const open = (setup: Partial<ShopSetup>) =>
  setupSteps({ ...complete, ...setup })
    .filter(({ isDone }) => !isDone)
    .map(({ key }) => key);

const test = (setup: Partial<ShopSetup>) =>
  setupSteps({ ...complete, ...setup }).find(({ key }) => key === 'test');

describe('setupSteps', () => {
  it.each([
    ['nothing once all is done', {}, []],
    ['a first product', { hasProduct: false }, ['product']],
    ["PayPal's client id", { paypalClientId: null }, ['paypal']],
    ["PayPal's secret", { hasPaypalSecret: false }, ['paypal']],
    ['ways of delivery, in a draft', { hasDelivery: false, state: 'draft' }, ['delivery', 'open']],
    ['none in a shop that has opened without any', { hasDelivery: false }, []],
    ['a public address', { contactEmail: null }, ['policies']],
    ['an address that is more than an empty text', { contactEmail: '' }, ['policies']],
    ['policies', { hasPolicies: false }, ['policies']],
    ['colours of its own, however the defaults are written', { primaryColor: '#3b82f6' }, ['look']],
    ['no more than one changed colour', { primaryColor: '#3B82F6', secondaryColor: '#123456' }, []],
    ['a paid order', { hasPaidOrder: false }, ['test']],
    ['a draft to be opened', { state: 'draft' }, ['open']],
    ['nothing of a shop that was open and is paused', { state: 'paused' }, []],
  ] as const)('asks for %s', (_, setup, keys) => {
    expect(open(setup)).toEqual(keys);
  });

  it('asks a new shop for everything, each with its own link', () => {
    const steps = setupSteps({
      ...complete,
      hasProduct: false,
      paypalClientId: null,
      hasPaypalSecret: false,
      isSandbox: false,
      contactEmail: null,
      hasDelivery: false,
      hasPolicies: false,
      primaryColor: '#3B82F6',
      secondaryColor: '#10B981',
      hasPaidOrder: false,
      state: 'draft',
    });
    expect(steps.map(({ key, href }) => [key, href])).toEqual([
      ['product', '/admin/products/first'],
      ['paypal', '/admin/settings/payments'],
      ['delivery', '/admin/settings/delivery'],
      ['policies', '/admin/settings/policies'],
      ['look', '/admin/settings/branding'],
      ['test', '/'],
      ['open', '/admin/settings/status'],
    ]);
    expect(isSetUp(steps)).toBe(false);
  });

  it.each([
    ['a product', { hasProduct: false }, 'product_and_paypal'],
    ['PayPal', { hasPaypalSecret: false }, 'product_and_paypal'],
    ['an account of the sandbox', { isSandbox: false }, 'sandbox'],
    ['nothing else', {}, null],
  ] as const)('lets the test order wait for %s', (_, setup, waitsFor) => {
    expect(test({ hasPaidOrder: false, ...setup })).toMatchObject({ isDone: false, waitsFor });
  });

  it('knows what was put off, and forgets that of a step that is done', () => {
    const steps = setupSteps({
      ...complete,
      hasPolicies: false,
      later: ['policies', 'test', 'a former step'],
    });
    expect(steps.filter(({ isLater }) => isLater).map(({ key }) => key)).toEqual(['policies']);
    expect(isSetUp(steps)).toBe(false);
  });
});

describe('isSetUp', () => {
  it('is true if each step is done', () => {
    expect(isSetUp(setupSteps(complete))).toBe(true);
    expect(isSetUp(setupSteps({ ...complete, hasPaidOrder: false }))).toBe(false);
  });
});

it.each([
  ['owner', ['product', 'paypal', 'delivery', 'policies', 'look', 'test', 'open']],
  ['product-manager', ['product']],
  ['order-manager', []],
] as const)('an %s reads only of steps that they can take', (role, keys) => {
  expect(setupStepsFor(role, setupSteps(complete)).map(({ key }) => key)).toEqual(keys);
});
