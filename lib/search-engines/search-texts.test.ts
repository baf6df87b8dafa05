import { expect, it } from 'vitest';
import { productPath } from '@/lib/catalog/products/product-path';
import { robotsText } from './robots';
import { homeSearchTexts, productSearchTexts, shortened } from './search-texts';
import { sitemapXml } from './sitemap';

it('prefers what the owner wrote, and else makes a text of the product', () => {
  const mug = { name: 'Name Mug', description: `Thrown by hand.\n\n${'Very fine clay. '.repeat(20)}` };
  const made = productSearchTexts(mug, { searchTitle: '', searchDescription: '' });
  expect(made.title).toBe('Name Mug');
  expect(made.description).toMatch(/^Thrown by hand\. Very fine clay\..*…$/);
  expect(made.description.length).toBeLessThanOrEqual(160);
  expect(productSearchTexts(mug, { searchTitle: 'Mug by hand', searchDescription: 'Yours.' })).toEqual({
    title: 'Mug by hand',
    description: 'Yours.',
  });
  expect(
    homeSearchTexts({ name: 'Clay', description: 'Mugs' }, { homeTitle: 'Hi', homeDescription: '' }),
  ).toEqual({ title: 'Hi', description: 'Mugs' });
});

it('cuts at a word’s end, and a single long word anywhere', () => {
  expect(shortened('one two three', 9)).toBe('one two…');
  expect(shortened('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(shortened(' one\n two ', 9)).toBe('one two');
});

it('reads a product’s address aloud, whatever it is called', () => {
  expect(productPath({ id: '5', name: 'Größe & Töpfe' })).toBe('/product/5/groesse-and-toepfe');
  expect(productPath({ id: '5', name: '🏺' })).toBe('/product/5');
  expect(productPath({ id: '5', name: 'mug '.repeat(50) })).toMatch(
    /^\/product\/5\/(mug-)+mug?$|^\/product\/5\/(mug-)+m/,
  );
});

it('lists pages, and closes a host that is not to be listed', () => {
  expect(sitemapXml([{ url: 'https://a.test/?a&b', changedAt: new Date('2026-11-24') }])).toContain(
    '<url><loc>https://a.test/?a&amp;b</loc><lastmod>2026-11-24T00:00:00.000Z</lastmod></url>',
  );
  expect(robotsText(null)).toBe('User-agent: *\nDisallow: /\n');
  expect(robotsText('https://a.test/sitemap.xml')).toContain('Disallow: /checkout\n');
  expect(robotsText('https://a.test/sitemap.xml')).toContain('\nSitemap: https://a.test/sitemap.xml\n');
});
