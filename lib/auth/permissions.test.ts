import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isRole, OWNER, ROLES } from '@/lib/tenants/roles';
import { ACTIONS, HANDLERS, PAGES } from '@/lib/testing/admin-words';
import { type Permission, roleMay } from './permissions';

const words: Permission[] = [
  ...new Set([...Object.values(PAGES), ...Object.values(ACTIONS), ...Object.values(HANDLERS)]),
];

it('lets an owner do everything', () => {
  expect(words.filter((word) => !roleMay('owner', word))).toEqual([]);
  expect(roleMay('owner', 'admin.enter')).toBe(true);
});

/** What every member of a shop may do. */
const ENTRY: Permission[] = [
  'dashboard.view',
  'analytics.view',
  'analytics.export',
  'own_account.view',
  'own_account.edit',
];

it.each<[role: string, may: Permission[]]>([
  [
    'product-manager',
    [
      ...ENTRY,
      'products.view',
      'products.edit',
      'products.archive',
      'products.bulk',
      'products.arrange',
      'products.import',
      'products.export',
      'categories.edit',
      'pictures.upload',
      'branding.view',
    ],
  ],
  [
    'order-manager',
    [
      ...ENTRY,
      'orders.view',
      'orders.edit',
      'orders.create',
      'orders.change_address',
      'orders.files',
      'orders.export',
      'orders.mark_paid',
      'orders.refund',
      'production.view',
      'production.edit',
      'customers.view',
      'customers.edit',
      'customers.export',
    ],
  ],
])('lets a %s do their work, and nothing else', (role, may) => {
  expect(words.filter((word) => roleMay(role, word)).sort()).toEqual(may.sort());
  expect(roleMay(role, 'admin.enter')).toBe(true);
  // Checked inside an action, so no page or action names it.
  expect(roleMay(role, 'orders.refund_any')).toBe(false);
});

it.each(['superuser', 'Owner', 'toString', '', null, undefined])('grants %s nothing', (role) => {
  const all: Permission[] = [...words, 'admin.enter', 'orders.refund_any'];
  expect(all.filter((word) => roleMay(role, word))).toEqual([]);
});

it('lets only owners refund without a limit', () => {
  expect(ROLES.filter((role) => roleMay(role, 'orders.refund_any'))).toEqual([OWNER]);
});

it('recognises the stored names of roles, and no other text', () => {
  const names = ['owner', 'product-manager', 'order-manager', 'Owner', 'constructor', '', null];
  expect(names.filter(isRole)).toEqual(['owner', 'product-manager', 'order-manager']);
});

/** Here the text is not a role. */
const NO_ROLE = ['lib/auth/passwords/password-rules.ts'];

it('only lib/tenants/roles.ts names a role, and no code compares one: the table answers', () => {
  const sources = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$|generated\//.test(file))
      .map((file) => `${folder}/${file}`)
      .filter((file) => !file.startsWith('lib/testing/') && !NO_ROLE.includes(file)),
  );
  expect(sources.length).toBeGreaterThan(400);
  const naming = sources.filter((file) => /(['"`])owner\1/.test(readFileSync(file, 'utf8')));
  expect(naming).toEqual(['lib/tenants/roles.ts']);
  const comparing = sources.filter((file) =>
    /(?<!typeof )\brole\s*[!=]==?\s*(['"`]|OWNER)/.test(readFileSync(file, 'utf8')),
  );
  expect(comparing).toEqual([]);
});
