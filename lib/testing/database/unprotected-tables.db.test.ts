import { expect, it } from 'vitest';
import { type Database, database } from '@/lib/db/client';
import { unprotectedTables } from './unprotected-tables';

class Undo extends Error {}

/** The problems after a change of the schema; the change is always rolled back. */
async function problemsAfter(...statements: string[]): Promise<string[]> {
  let problems: string[] = [];
  const work = async (db: Database) => {
    for (const statement of statements) {
      await db.$executeRawUnsafe(statement);
    }
    problems = await unprotectedTables(db);
    throw new Undo();
  };
  await database()
    .$transaction(work)
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) {
        throw error;
      }
    });
  return problems;
}

const table = 'CREATE TABLE gift_cards (tenant_id uuid, id uuid, PRIMARY KEY (tenant_id, id))';
const enable = 'ALTER TABLE gift_cards ENABLE ROW LEVEL SECURITY';
const policy = (condition: string) =>
  `CREATE POLICY own ON gift_cards TO makerfront_tenant USING (${condition}) WITH CHECK (${condition})`;

it('finds a new table without row-level security or policy', async () => {
  expect(await problemsAfter(table)).toEqual([
    'gift_cards: row-level security is off',
    'gift_cards: there is no policy',
  ]);
});

it.each<[string, string[], string[]]>([
  ['no policy', [table, enable], ['gift_cards: there is no policy']],
  [
    'a policy but no row-level security',
    [table, policy('tenant_id = current_tenant_id()')],
    ['gift_cards: row-level security is off'],
  ],
  [
    'a policy for everybody',
    [table, enable, policy('true')],
    ['gift_cards: a policy does not compare with current_tenant_id()'],
  ],
  [
    'a primary key without the tenant',
    [
      'CREATE TABLE gift_cards (tenant_id uuid, id uuid PRIMARY KEY)',
      enable,
      policy('tenant_id = current_tenant_id()'),
    ],
    ['gift_cards: tenant_id does not lead the primary key'],
  ],
])('finds a new table with %s', async (_name, statements, problems) => {
  expect(await problemsAfter(...statements)).toEqual(problems);
});

it.each<[string, string[], string[]]>([
  [
    'a second policy that lets everything through',
    ['CREATE POLICY wide ON orders TO makerfront_tenant USING (true) WITH CHECK (true)'],
    ['orders: a policy does not compare with current_tenant_id()'],
  ],
  [
    'row-level security switched off',
    ['ALTER TABLE orders DISABLE ROW LEVEL SECURITY'],
    ['orders: row-level security is off'],
  ],
  [
    'a platform table opened for one column',
    ['GRANT SELECT (email) ON users TO makerfront_tenant'],
    ['users: the tenant role has a privilege on this platform table'],
  ],
  [
    'a platform table opened for everybody',
    ['GRANT INSERT ON contact_signups TO PUBLIC'],
    ['contact_signups: the tenant role has a privilege on this platform table'],
  ],
  [
    'a view, which reads with the rights of its owner',
    ['CREATE VIEW all_orders AS SELECT * FROM orders'],
    ['all_orders: only plain tables are known to be safe'],
  ],
])('finds %s', async (_name, statements, problems) => {
  expect(await problemsAfter(...statements)).toEqual(problems);
});

it('accepts a properly protected new table, and the current schema', async () => {
  expect(await problemsAfter(table, enable, policy('tenant_id = (SELECT current_tenant_id())'))).toEqual([]);
  expect(await unprotectedTables(database())).toEqual([]);
});
