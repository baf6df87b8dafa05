// The addresses that are treated specially: one table for the middleware, the server in front of Next and
// next.config.mjs. The middleware's matcher repeats the file path, because Next reads the matcher from the source.

/** The paths of the platform's own host. */
export const PLATFORM_PATHS = ['/', '/terms', '/privacy', '/robots.txt'];

/**
 * The pages of the platform's own host for people who sign in there: operators, and people who open a shop.
 * They belong to the platform's tenant (lib/tenants/platform-tenant.ts), which has no other pages of a shop.
 */
export const PLATFORM_TENANT_PATHS =
  /^\/(platform|open|sign-in|api\/(platform|auth(?!\/v1)|session|sign-in)|admin\/(login|session|second-step|second-factor|forgot-password|reset-password|invitation|not-me|settings\/security))(\/|$)/;

/**
 * The pages and calls of a shop that check their visitor by themselves, and so answer in every state of the shop: the
 * admin area with its sign-in, PayPal's messages, and pictures, whose addresses nobody guesses.
 */
export const STAFF_PATHS =
  /^\/(admin|media|files|api\/(admin|auth(?!\/v1)|session|sign-in|paypal\/webhook))(\/|$)/;

/** For machines, which may use any hostname. */
export const HOSTLESS_PATHS = [
  '/api/health',
  '/api/health/live',
  '/metrics',
  '/api/cron/sweep',
  '/api/cron/reconcile',
  '/api/cron/mails',
  '/api/cron/domains',
  // Asked by a web server before it gets a certificate for a name.
  '/api/domains/allowed',
  // The sign-in provider redirects here for every shop; the handler redirects to the shop that the state names.
  '/api/sign-in/provider/callback',
];

/**
 * The path whose body is a file. The middleware buffers each body that it sees, so its matcher leaves this path out,
 * and the handler finds the shop itself.
 */
export const FILE_BODY_PATH = /^\/api\/uploads\/bytes\/[^/]+$/;

/** The path to which a whole roster is sent as JSON. */
export const ROSTER_BODY_PATH = '/api/rosters';

/** The path to which a file of products is sent as it is. */
export const PRODUCT_FILE_PATH = '/api/admin/products/read';

/** Pages that are rendered whole for each request (whole-pages.mjs). */
export const WHOLE_PAGES =
  /^\/(search|products|order-success\/[^/]+|orders\/(?!open$)[^/]+|orders\/[^/]+\/receipt)$/;

/** Pages that are the same for everybody, as patterns of next.config.mjs; browsers revalidate them every time. */
export const CACHED_PAGES = [
  '/',
  '/product/:id',
  '/product/:id/:name',
  '/category/:path*',
  '/page/:page',
  '/cart',
  '/checkout',
  '/orders',
  '/login',
  '/terms',
  '/privacy',
];

// As Next reads these patterns: a name is one part of a path, with a star any number of them.
const CACHED_PAGE = new RegExp(
  `^(?:${CACHED_PAGES.map((pattern) => pattern.replace(/\/:\w+\*/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')).join('|')})$`,
);

/**
 * Whether a request's address, without a query, is of CACHED_PAGES.
 *
 * @param {string} url
 */
export const isCachedPage = (url) => !url.includes('?') && CACHED_PAGE.test(url);

/** Files that people have uploaded, as patterns of next.config.mjs. */
export const FILES_OF_PEOPLE = [
  '/media/:path*',
  '/files/:path*',
  '/api/uploads/preview',
  '/admin/orders/:id/files/:path*',
];
