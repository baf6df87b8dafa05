import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isSlug } from './hostname';
import { RESERVED_SLUGS } from './reserved-slugs';

it('are what the database refuses too', () => {
  const file = 'prisma/migrations/20261123500000_logins_and_grants/migration.sql';
  const [, list = ''] = /CHECK \("slug" NOT IN \(([^)]+)\)\)/.exec(readFileSync(file, 'utf8')) ?? [];
  expect([...list.matchAll(/'([^']+)'/g)].map(([, slug]) => slug)).toEqual(RESERVED_SLUGS);
});

it('include the paths of the platform and its usual subdomains', () => {
  expect(RESERVED_SLUGS).toEqual(
    expect.arrayContaining([
      'terms',
      'privacy',
      'api',
      'www',
      'admin',
      'mail',
      'static',
      'app',
      'status',
      'help',
    ]),
  );
  expect(RESERVED_SLUGS).toEqual([...new Set(RESERVED_SLUGS)].sort());
});

it('cannot be slugs, but names that merely contain one can', () => {
  expect(RESERVED_SLUGS.filter(isSlug)).toEqual([]);
  expect(['admin-mugs', 'wwwoodwork', 'my-shop', 'clayandkiln'].filter(isSlug)).toHaveLength(4);
});
