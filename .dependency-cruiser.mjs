// The import rules in one table, for relative imports too. `npm run imports` checks all files against it.

/**
 * The floors, from the ground up. A room imports from lower floors only, never from its own or a higher floor, so no
 * import cycle between rooms is possible. A room is a folder of lib, components or the root, or a file beside them.
 */
export const FLOORS = [
  ['lib/language'],
  [
    'lib/env',
    'lib/ids',
    'lib/result',
    'lib/merge-edits',
    'lib/wait',
    'lib/release',
    'lib/watch-memory',
    'lib/process-end',
    'lib/opening-policy',
    'lib/money',
    'lib/time',
    'lib/addresses',
  ],
  ['lib/choices', 'lib/outcome'],
  ['lib/tracing'],
  [
    'lib/log',
    'lib/metrics',
    'lib/secrets',
    'lib/http',
    'lib/cart',
    'lib/exit-without-environment',
    'lib/exit-without-database',
  ],
  ['lib/text', 'lib/db', 'lib/log-console', 'lib/background-work', 'lib/random-uuid'],
  // lib/cache reads and writes changes in the database, so it is above lib/db; code that changes data is above
  // lib/cache.
  ['lib/messages', 'lib/limits', 'lib/contact', 'lib/cache'],
  ['lib/payments', 'lib/uploads', 'lib/sms'],
  ['lib/tenants', 'lib/rosters'],
  ['lib/catalog', 'lib/mail', 'lib/delivery', 'lib/taxes', 'lib/discounts'],
  ['lib/auth', 'lib/orders'],
  [
    'lib/production',
    'lib/finances',
    'lib/analytics',
    'lib/dashboard',
    'lib/account',
    'lib/opening',
    'lib/platform',
    'lib/archives',
    'lib/domains',
    'lib/search-engines',
  ],
  ['lib/wire'],
  ['lib/entry', 'lib/jobs', 'lib/session-client'],
  ['components/ui', 'components/release'],
  ['components/session', 'components/orders', 'components/marketing'],
  ['components/shop'],
  // Imports the shop's parts: settings and product form show the owner what a shopper would see.
  ['components/admin', 'components/platform'],
  ['app', 'middleware', 'instrumentation', 'server', 'next.config'],
];

const literally = (text) => text.replaceAll('.', '\\.').replaceAll('/', '\\/');
/** The files of rooms: those in its folder, or the single file of that name. */
const files = (rooms) => `^(${rooms.map(literally).join('|')})(\\/|\\.[a-z.]+$)`;

const upwards = FLOORS.flatMap((rooms, floor) => {
  const above = FLOORS.slice(floor + 1).flat();
  return [
    ...(above.length > 0
      ? [
          {
            name: `floor-${floor}-knows-nothing-above`,
            comment: `${rooms.join(', ')} know only the floors below them.`,
            severity: 'error',
            from: { path: files(rooms) },
            to: { path: files(above) },
          },
        ]
      : []),
    ...rooms.map((room) => ({
      name: `${room}-knows-nothing-beside`,
      comment: 'Rooms of one floor know nothing of each other.',
      severity: 'error',
      from: { path: files([room]) },
      to: { path: files(rooms), pathNot: files([room]) },
    })),
  ];
});

/** The product: code that runs for a shop. */
const PRODUCT = '^(app|components|lib|middleware|instrumentation|server)';

const only = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    only('no-circles', 'Two files that import each other are one idea, or three.', {}, { circular: true }),
    ...upwards,
    only(
      'every-room-has-a-floor',
      'A new folder is given its floor in the table above.',
      { path: '^(lib|components)/', pathNot: [files(FLOORS.flat()), '^lib/messages\\.ts$'] },
      {},
    ),
    only(
      'the-product-knows-no-tools',
      'Stand-ins for the outside world, drawings and measurements are for the commands and the tests.',
      { path: PRODUCT },
      { path: '^(tools|e2e|prisma/seed)' },
    ),
    only(
      'platform-db-in-few-places',
      'Work for a shop goes through tenantDb. These few modules look across shops, and each says why.',
      {
        path: PRODUCT,
        pathNot: [
          '^lib/db/',
          '^lib/cache/cache-events\\.(queries|commands)',
          '^lib/contact/contact-signup\\.commands',
          '^lib/auth/sign-in/sign-in\\.ts$',
          '^lib/auth/(codes/remove-old-codes|factors/remove-old-factors)\\.ts$',
          '^lib/auth/known-browser/known-browser\\.queries',
          '^lib/auth/provider/user-identities\\.(queries|commands)',
          '^lib/auth/(factors/(factor-rows|team-factors|rotate-factor-secrets)|sign-in/staff-account|new-device/new-device\\.commands|email-change/email-change\\.commands)\\.ts$',
          '^lib/auth/sessions/sessions\\.commands',
          '^lib/auth/passwords/(set-password|password-resets\\.commands)',
          '^lib/auth/team/(team|invitations)\\.(queries|commands)',
          '^lib/auth/acting/acting\\.(queries|commands)',
          '^lib/limits/(limiters|places-in-line)',
          '^lib/finances/statements/(issue-statements|pay-statement)\\.commands\\.ts$',
          '^lib/jobs/(outbox-worker|archive-worker|turn-days|delete-closed-shops|due-work\\.queries)',
          '^lib/archives/archive\\.commands',
          '^lib/analytics/counts\\.commands',
          '^lib/orders/(buyers/buyer-notes\\.commands|sweep/remove-(unpaid-files|roster-names|order-texts)|test-orders/delete-test-order|webhook/receive-partner-event)',
          '^lib/tenants/((tenants|moved-shop|shop-of-domain)\\.queries|create-tenant|state/move-shop\\.commands)\\.ts$',
          '^lib/opening/(opening\\.(queries|commands)|(shop-address|featured-shops)\\.queries)\\.ts$',
          '^lib/domains/(domains\\.commands|check-domain|allowed-names)\\.ts$',
          '^lib/tenants/vacation/vacation\\.commands',
          '^lib/uploads/sweeping/sweep-uploads',
          '^lib/payments/account/rotate-secrets',
        ],
      },
      { path: '^lib/db/(platform-db|client)\\.ts$' },
    ),
    only(
      'one-file-speaks-to-paypals-sdk',
      'PayPal’s SDK is spoken to in one adapter.',
      { pathNot: '^lib/payments/paypal/paypal-client' },
      { path: '@paypal/checkout-server-sdk' },
    ),
    only(
      'components-take-data-as-props',
      'No query, command, database, secret or log in what a browser loads.',
      { path: '^components/' },
      {
        path: [
          '^lib/(db|secrets|jobs|entry)/',
          '^lib/(env|log)\\.ts$',
          '^lib/.+\\.(queries|commands)\\.ts$',
          '-gateway\\.ts$',
        ],
      },
    ),
    only(
      'shoppers-pages-load-parts-of-the-sentences',
      'A shopper’s page loads the whole or nothing of a file: import the part, such as lib/messages/en/shop/cart.',
      { path: '^components/(shop|orders|session)/' },
      { path: '^lib/messages\\.ts$' },
    ),
    only(
      'money-knows-money',
      'Money knows nothing but money, and the currencies that there are.',
      { path: '^lib/money/' },
      { path: PRODUCT, pathNot: '^lib/(money|language)(/|\\.ts$)' },
    ),
    only(
      'the-cart-knows-money-and-choices',
      'The cart knows money and choices and nothing else.',
      { path: '^lib/cart/' },
      { path: PRODUCT, pathNot: '^lib/(cart|choices|money)/' },
    ),
    only(
      'the-middleware-maps-hosts',
      'The middleware maps a host to a key and does nothing else.',
      { path: '^middleware\\.ts$' },
      {
        path: PRODUCT,
        pathNot: [
          '^lib/tenants/(hosts/(hostname|host-target-of|tenant-key)|platform-tenant)\\.ts$',
          '^lib/http/(routes|request-id|site-scheme|security-headers|whole-pages|search-limits)\\.mjs$',
          '^lib/http/action-body\\.ts$',
        ],
      },
    ),
    only(
      'the-page-cache-is-on-the-edge-too',
      'Next puts it into the middleware’s bundle, where a library for Node ends every request.',
      {
        path: '^lib/cache/(page-cache|page-cache-size|page-data|page-memory|own-bytes|late-scripts|expire-tags|late-reads|cache-clock)\\.mjs$',
      },
      {
        path: PRODUCT,
        // The table of addresses imports nothing; the middleware itself reads it.
        pathNot:
          '^lib/(cache/(page-cache-size|page-data|page-memory|own-bytes|late-scripts|expire-tags|late-reads|cache-clock)|http/(crooked-path|routes))\\.mjs$',
      },
    ),
    only(
      'the-edge-reads-hostnames-alone',
      'The edge runs these files; they import nothing but their list of names.',
      { path: '^lib/tenants/hosts/(hostname|reserved-slugs)\\.ts$' },
      { pathNot: '^lib/tenants/hosts/reserved-slugs\\.ts$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests may import everything. Prisma's generated client counts as one module.
    exclude: {
      path: ['\\.test\\.tsx?$', '\\.spec\\.ts$', '^lib/testing/', '^lib/db/generated/', '^\\.next'],
    },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
