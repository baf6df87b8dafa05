import { describe, expect, it } from 'vitest';
import { isSetUp, type ShopSetup, setupSteps } from './setup-checklist';

const complete: ShopSetup = {
  logoUrl: '/media/logo.webp',
  hasProduct: true,
  paypalClientId: 'client',
  hasPaypalSecret: true,
  primaryColor: '#8A3F24',
  secondaryColor: '#10B981',
};

const open = (setup: Partial<ShopSetup>) =>
  setupSteps({ ...complete, ...setup })
    .filter(({ isDone }) => !isDone)
    .map(({ key }) => key);

describe('setupSteps', () => {
  it.each([
    ['nothing once all is done', {}, []],
    ['a logo', { logoUrl: null }, ['logo']],
    ['a logo that is more than an empty text', { logoUrl: '' }, ['logo']],
    ['a first product', { hasProduct: false }, ['product']],
    ["PayPal's client id", { paypalClientId: null }, ['paypal']],
    ["PayPal's secret", { hasPaypalSecret: false }, ['paypal']],
    ['colours of its own, however the defaults are written', { primaryColor: '#3b82f6' }, ['colors']],
    ['no more than one changed colour', { primaryColor: '#3B82F6', secondaryColor: '#123456' }, []],
  ])('asks for %s', (_, setup, keys) => {
    expect(open(setup)).toEqual(keys);
  });

  it('asks a new shop for everything, each with its own link', () => {
    const steps = setupSteps({
      logoUrl: null,
      hasProduct: false,
      paypalClientId: null,
      hasPaypalSecret: false,
      primaryColor: '#3B82F6',
      secondaryColor: '#10B981',
    });
    expect(steps.map(({ key, href }) => [key, href])).toEqual([
      ['product', '/admin/products'],
      ['paypal', '/admin/settings/payments'],
      ['logo', '/admin/settings'],
      ['colors', '/admin/settings/branding'],
    ]);
    expect(isSetUp(steps)).toBe(false);
  });
});

describe('isSetUp', () => {
  it('is true if each step is done', () => {
    expect(isSetUp(setupSteps(complete))).toBe(true);
    expect(isSetUp(setupSteps({ ...complete, logoUrl: null }))).toBe(false);
  });
});
