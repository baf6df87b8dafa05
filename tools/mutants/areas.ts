// What the mutation tester changes, and the tests that must notice it.
//
// Sessions, refunds and payments are two areas each: rules, which unit tests check in minutes, and modules that
// decide in transactions, where each change costs seconds of Postgres. Only modules that decide are listed; those
// that only read, start or schedule (due-work.queries, reconcile-payments, start-payment, expire-orders …) have
// tests and are left out here, because the run would take hours.

/** Each area has a minimum of its own, so that a well-tested one does not make up for another. */
export type Area = {
  name: string;
  /** Files to change; globs. */
  mutate: readonly string[];
  /** Tests to run without a database; globs. */
  unit: readonly string[];
  /** Tests to run on Postgres too. Each change then costs seconds, so list only those that are needed. */
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
    mutate: [
      'lib/money/*.ts',
      'lib/orders/pricing/order-charges.ts',
      'lib/orders/pricing/price-order.ts',
      'lib/orders/pricing/team-order.ts',
    ],
    unit: [
      'lib/money/*.test.ts',
      'lib/orders/pricing/order-charges.test.ts',
      'lib/orders/pricing/price-order.test.ts',
      'lib/orders/pricing/team-order.test.ts',
    ],
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
      'lib/rosters/reading/clean-roster.ts',
      'lib/rosters/edit-roster.ts',
      'lib/rosters/reading/find-header.ts',
      'lib/rosters/fold.ts',
      'lib/rosters/normalize-cell.ts',
      'lib/rosters/reading/recognize-columns.ts',
      'lib/rosters/reading/roster-bytes.ts',
      'lib/rosters/roster-draft*.ts',
      'lib/rosters/settings/roster-settings*.ts',
      'lib/rosters/roster-table.ts',
      'lib/rosters/size-names.ts',
      'lib/rosters/keeping/stored-roster.ts',
    ],
    unit: [
      'lib/rosters/{check-roster,edit-roster,normalize-cell,roster-draft,size-names}.test.ts',
      'lib/rosters/reading/{find-header,recognize-columns,roster-bytes,roster-text}.test.ts',
      'lib/rosters/settings/roster-settings-input.test.ts',
      'lib/rosters/keeping/stored-roster.test.ts',
    ],
    database: [],
  },
  {
    // Separate from the rules above: each change runs more than a hundred coaches' files.
    name: 'roster-reading',
    mutate: ['lib/rosters/understanding/*.ts', 'lib/rosters/understanding/{columns,parts}/*.ts'],
    unit: [
      'lib/rosters/understanding/coach-files*.test.ts',
      'lib/rosters/understanding/*.test.ts',
      'lib/rosters/understanding/{columns,parts}/*.test.ts',
    ],
    database: [],
  },
  {
    name: 'hostnames',
    mutate: ['lib/tenants/hosts/{hostname,host-target-of,reserved-slugs}.ts', 'middleware.ts'],
    unit: ['lib/tenants/hosts/{hostname,host-target-of,reserved-slugs}.test.ts', 'middleware.test.ts'],
    database: [],
  },
  {
    name: 'session-rules',
    mutate: [
      'lib/auth/sessions/{session-times,session-cookie,refresh-token,device-name}.ts',
      'lib/auth/known-browser/known-browser.ts',
      'lib/auth/sign-in/return-path.ts',
    ],
    unit: [
      'lib/auth/sessions/{session-times,session-cookie,refresh-token,device-name}.test.ts',
      'lib/auth/known-browser/known-browser.test.ts',
      'lib/auth/sign-in/return-path.test.ts',
    ],
    database: [],
  },
  {
    name: 'sessions',
    mutate: ['lib/auth/sessions/{sessions.commands,sessions.queries}.ts', 'lib/auth/sign-in/sign-in.ts'],
    unit: [],
    database: ['lib/auth/sessions.db.test.ts', 'lib/auth/sign-in/sign-in.db.test.ts'],
  },
  {
    name: 'refund-rules',
    mutate: [
      'lib/money/amount-input.ts',
      'lib/orders/refunds/{cancel-facts,refund-checks,refund-input,refund-sums}.ts',
    ],
    unit: ['lib/money/amount-input.test.ts', 'lib/orders/refunds/*.test.ts'],
    database: [],
  },
  {
    name: 'refunds',
    mutate: [
      'lib/orders/refunds/{book-refund,refund-follow-up.commands,request-refund,send-refund-to-paypal,settle-refund,work-off-refund}.ts',
    ],
    unit: [],
    // The last one has the refunds of manual payments.
    database: ['lib/orders/refunds/*.db.test.ts', 'lib/orders/mark-paid/mark-paid.db.test.ts'],
  },
  {
    name: 'payment-rules',
    mutate: [
      'lib/orders/capture/{capture-answer,capture-meaning,payment-checks,payment-verdict}.ts',
      'lib/orders/payments/{checkout-token,payment-account,payment-lines,payment-reference}.ts',
      'lib/orders/payment-facts.ts',
      'lib/jobs/reconcile-repeatedly.ts',
      'lib/background-work/{back-off,lanes,retry}.ts',
    ],
    unit: [
      'lib/orders/capture/*.test.ts',
      'lib/orders/payments/*.test.ts',
      'lib/orders/payment-facts.test.ts',
      'lib/jobs/reconcile-repeatedly.test.ts',
      'lib/background-work/*.test.ts',
    ],
    database: [],
  },
  {
    name: 'payments',
    mutate: [
      'lib/orders/capture/{settle-payment,book-unfinished,give-back,capture-payment,payment-follow-up.commands}.ts',
      'lib/orders/reconcile/reconcile-payment.ts',
    ],
    unit: [],
    database: [
      'lib/orders/capture/{settle-payment,capture-payment,capture-outcomes}.db.test.ts',
      // Two orders of one cart, and money that came by hand.
      'lib/orders/payments/cart-rival.db.test.ts',
      'lib/orders/mark-paid/mark-paid.db.test.ts',
      'lib/orders/reconcile/reconcile-payment.db.test.ts',
    ],
  },
];
