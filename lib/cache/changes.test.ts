import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asTenantId } from '@/lib/ids';
import { tagsOf, tagsOfStored } from './changes';

describe('the tags of a change', () => {
  it('are those of the pages that show it', () => {
    expect(tagsOf(asTenantId('t'), { kind: 'tenant' })).toEqual(['tenant:t']);
    expect(tagsOf(asTenantId('t'), { kind: 'hosts' })).toEqual(['tenant:t', 'unknown-hosts']);
    expect(tagsOf(asTenantId('t'), { kind: 'categories' })).toEqual(['tenant:t:products']);
    expect(tagsOf(asTenantId('t'), { kind: 'product', id: 'p' })).toEqual(['tenant:t:products', 'product:p']);
  });

  it('are the same once it is stored', () => {
    expect(tagsOfStored({ tenantId: asTenantId('t'), kind: 'tenant', subjectId: null })).toEqual([
      'tenant:t',
    ]);
    expect(tagsOfStored({ tenantId: asTenantId('t'), kind: 'categories', subjectId: null })).toEqual([
      'tenant:t:products',
    ]);
    expect(tagsOfStored({ tenantId: asTenantId('t'), kind: 'product', subjectId: 'p' })).toEqual([
      'tenant:t:products',
      'product:p',
    ]);
  });

  it.each([
    ['of a kind that only a newer release knows', { kind: 'pages', subjectId: null }],
    ['of a product that is not named', { kind: 'product', subjectId: null }],
  ])('%s are the tag of the whole shop', (_name, stored) => {
    expect(tagsOfStored({ tenantId: asTenantId('t'), ...stored })).toEqual(['tenant:t']);
  });
});

const root = join(import.meta.dirname, '../..');
const sources = ['lib', 'app'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => !/^(testing|db\/generated)\//.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') })),
);

const WRITES =
  /\.(tenant|product|category)\.(create|update|upsert|delete)\w*\(|\b(INSERT INTO|UPDATE|DELETE FROM) "?(tenants|products|categories)\b/;

/** Files whose writes no cached page shows. */
const SHOWS_NOTHING = [
  'lib/payments/account/rotate-secrets.ts',
  // No page shows a new shop yet, and "no shop at this host" is cached only for a moment.
  'lib/tenants/create-tenant.ts',
  // Its own writes are the platform's webhook, which no page shows; the shop's account goes through storeAccount.
  'lib/payments/partner/partner-connection.commands.ts',
  // Parts of commands that record the change: saving, duplicating, changing many and importing products.
  'lib/catalog/bulk/write-many.ts',
  'lib/catalog/options/copy-options.ts',
  'lib/catalog/options/save-options.ts',
  'lib/catalog/transfer/categories-by-name.ts',
  // Only the admin area shows what was put off.
  'lib/dashboard/setup-later.commands.ts',
];

describe('the source', () => {
  it('records a change wherever it writes what cached pages show', () => {
    const writing = sources.filter(({ path, text }) => WRITES.test(text) && !SHOWS_NOTHING.includes(path));
    expect(writing.map(({ path }) => path)).toContain('lib/catalog/products/products.commands.ts');
    expect(
      writing.filter(({ text }) => !text.includes('recordChange(')).map(({ path }) => path),
      'Call recordChange in the transaction, or say in SHOWS_NOTHING that no cached page shows it.',
    ).toEqual([]);
  });

  it('expires tags in lib/cache/changes.ts only', () => {
    const telling = sources.filter(({ text }) => /\b(updateTag|revalidateTag|revalidatePath)\b/.test(text));
    expect(telling.map(({ path }) => path)).toEqual(['lib/cache/changes.ts']);
  });
});
