// What the mutation tester changes on purpose, and the tests that have to notice it.

/** An area has a floor of its own, so that one that is well tested does not make up for another. */
export type Area = {
  name: string;
  /** Files that are changed; globs. */
  mutate: readonly string[];
  /** Tests without a database that are asked; globs. */
  unit: readonly string[];
  /** Tests on Postgres that are asked too. Each change then costs seconds, so these are no more than are needed. */
  database: readonly string[];
};

export const areas: readonly Area[] = [
  {
    name: 'cart',
    mutate: ['lib/cart/*.ts'],
    unit: ['lib/cart/*.test.ts'],
    database: [],
  },
  {
    name: 'pricing',
    mutate: ['lib/money/*.ts', 'lib/orders/price-order.ts', 'lib/orders/team-order.ts'],
    unit: ['lib/money/*.test.ts', 'lib/orders/price-order.test.ts', 'lib/orders/team-order.test.ts'],
    database: [],
  },
  {
    name: 'fees',
    mutate: ['lib/payments/fees.ts', 'lib/payments/returned-fee.ts'],
    unit: ['lib/payments/fees.test.ts', 'lib/payments/returned-fee.test.ts'],
    database: [],
  },
  {
    name: 'rosters',
    mutate: [
      'lib/rosters/check-cell.ts',
      'lib/rosters/check-roster.ts',
      'lib/rosters/clean-roster.ts',
      'lib/rosters/edit-roster.ts',
      'lib/rosters/find-header.ts',
      'lib/rosters/fold.ts',
      'lib/rosters/normalize-cell.ts',
      'lib/rosters/recognize-columns.ts',
      'lib/rosters/roster-draft*.ts',
      'lib/rosters/roster-settings*.ts',
      'lib/rosters/roster-table.ts',
      'lib/rosters/size-names.ts',
      'lib/rosters/stored-roster.ts',
    ],
    // Not those that read files in a thread: what is changed here is not known there.
    unit: [
      'lib/rosters/{check-roster,edit-roster,find-header,fold,normalize-cell,recognize-columns,size-names}.test.ts',
      'lib/rosters/roster-{draft,settings-input,text}.test.ts',
      'lib/rosters/stored-roster.test.ts',
    ],
    database: [],
  },
  {
    name: 'hostnames',
    mutate: ['lib/tenants/hostname.ts', 'middleware.ts'],
    unit: ['lib/tenants/hostname.test.ts', 'middleware.test.ts'],
    database: [],
  },
  {
    name: 'sessions',
    mutate: [
      'lib/auth/{sessions.commands,sessions.queries,session-times,session-cookie,refresh-token,return-path}.ts',
      'lib/auth/{sign-in,device-name}.ts',
    ],
    unit: ['lib/auth/*.test.ts'],
    database: ['lib/auth/{sessions,sign-in}.db.test.ts'],
  },
  {
    name: 'refunds',
    mutate: ['lib/orders/refunds/*.ts'],
    unit: ['lib/orders/refunds/*.test.ts'],
    database: ['lib/orders/refunds/*.db.test.ts'],
  },
  {
    name: 'payments',
    mutate: ['lib/orders/payments/*.ts'],
    unit: ['lib/orders/payments/*.test.ts'],
    database: ['lib/orders/payments/*.db.test.ts'],
  },
];
