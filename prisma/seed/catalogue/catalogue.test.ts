import { describe, expect, test } from 'vitest';
import { DEFAULT_ROSTER_SETTINGS } from '@/lib/rosters/settings/roster-settings';
import { readRosterSettings } from '@/lib/rosters/settings/roster-settings-input';
import { artworkNames, drawArtwork, drawLogo } from '../../../tools/drawing';
import { clayAndKiln, demoCustomers, demoShops, quietLoom, stitchworks } from '.';

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;
const wordCount = (text: string): number => text.split(/\s+/).length;

describe.each(demoShops.map((shop) => [shop.slug, shop] as const))('%s', (slug, shop) => {
  test('has unique, well-formed SKUs', () => {
    const skus = shop.products.map((product) => product.sku);
    expect(isUnique(skus)).toBe(true);
    for (const sku of skus) expect(sku).toMatch(/^[A-Z0-9]{3}-[A-Z0-9]{4}$/);
  });

  test('has prices in whole, positive cents', () => {
    for (const { priceCents } of shop.products) {
      expect(Number.isInteger(priceCents)).toBe(true);
      expect(priceCents).toBeGreaterThan(0);
    }
  });

  test('uses only its own categories and leaves none empty', () => {
    const used = new Set(shop.products.map((product) => product.category));
    expect(used.delete(null)).toBe(true);
    expect([...used].sort()).toEqual([...shop.categories].sort());
  });

  test('has one inactive product, and one with a long name', () => {
    expect(shop.products.filter((product) => !product.isActive)).toHaveLength(1);
    expect(shop.products.some((product) => product.name.length > 60)).toBe(true);
  });

  test('has colors in #RRGGBB', () => {
    for (const color of [shop.primaryColor, shop.secondaryColor]) expect(color).toMatch(/^#[0-9A-F]{6}$/i);
  });

  test('gives each product its own picture, and descriptions a shopper would read', () => {
    const pictures = shop.products.map((product) => product.picture);
    expect(isUnique(pictures)).toBe(true);
    for (const picture of pictures) expect(artworkNames).toContain(picture);
    for (const { description } of shop.products) {
      expect(wordCount(description)).toBeGreaterThanOrEqual(40);
      expect(wordCount(description)).toBeLessThanOrEqual(110);
    }
  });

  test('has a logo of paths only', () => {
    expect(drawLogo(slug)).toMatch(/^<svg [^>]*viewBox="0 0 320 320"[^>]*>(<path [^>]*\/>)+<\/svg>$/);
  });
});

test('the shops are as large as the demo needs', () => {
  expect(clayAndKiln.products.length).toBeGreaterThanOrEqual(14);
  expect(stitchworks.products.length).toBeGreaterThanOrEqual(14);
  expect(quietLoom.products.length).toBeGreaterThanOrEqual(8);
  expect(clayAndKiln.categories).toHaveLength(5);
  expect(stitchworks.categories).toHaveLength(5);
  expect(quietLoom.categories).toHaveLength(3);
});

test('Stitchworks sells plain, personalised and team goods with every combination of files', () => {
  const needs = stitchworks.products.flatMap(({ teamOrder }) => (teamOrder ? [teamOrder] : []));
  const usual = { rosterSettings: null };
  expect(needs).toContainEqual({ requiresLogo: true, requiresRoster: true, ...usual });
  expect(needs).toContainEqual({ requiresLogo: true, requiresRoster: false, ...usual });
  expect(needs).toContainEqual(expect.objectContaining({ requiresLogo: false, requiresRoster: true }));
  for (const { rosterSettings } of needs) {
    expect(readRosterSettings(rosterSettings)).toEqual(rosterSettings ?? DEFAULT_ROSTER_SETTINGS);
  }
  expect(stitchworks.products.some(({ personalisation }) => personalisation)).toBe(true);
  expect(stitchworks.products.some(({ personalisation, teamOrder }) => !personalisation && !teamOrder)).toBe(
    true,
  );
});

test('two dozen customers at addresses that reach no one', () => {
  expect(demoCustomers).toHaveLength(24);
  expect(isUnique(demoCustomers.map(({ email }) => email))).toBe(true);
  for (const { email, phone, state, zip } of demoCustomers) {
    expect(state).toMatch(/^[A-Z]{2}$/);
    expect(email).toMatch(/@example\.(com|org)$/);
    expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(zip).toMatch(/^\d{5}$/);
  }
});

test('every picture draws without a font or a broken number', { timeout: 120_000 }, () => {
  for (const name of artworkNames) {
    const svg = drawArtwork(name);
    expect(svg.startsWith('<svg '), name).toBe(true);
    expect(/<text|NaN|undefined|Infinity/.test(svg), name).toBe(false);
  }
});

test('a picture is the same each time it is drawn, and an unknown one is refused', () => {
  const [first, second] = [drawArtwork('plate-dinner'), drawArtwork('plate-dinner')];
  expect(first === second).toBe(true);
  expect(() => drawArtwork('teapot')).toThrow('teapot');
});
