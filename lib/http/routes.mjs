// The addresses that are treated specially: one table for the middleware, the server in front of Next and
// next.config.mjs. The middleware's matcher repeats the file path, because Next reads the matcher from the source.

/** The paths of the platform's own host. */
export const PLATFORM_PATHS = ['/', '/terms', '/privacy'];

/** For machines, which may use any hostname. */
export const HOSTLESS_PATHS = ['/api/health', '/api/cron/sweep', '/api/cron/reconcile', '/api/cron/mails'];

/**
 * The path whose body is a file. The middleware buffers each body that it sees, so its matcher leaves this path out,
 * and the handler finds the shop itself.
 */
export const FILE_BODY_PATH = /^\/api\/uploads\/bytes\/[^/]+$/;

/** The path to which a whole roster is sent as JSON. */
export const ROSTER_BODY_PATH = '/api/rosters';

/** Pages that are rendered whole for each request (whole-pages.mjs). */
export const WHOLE_PAGES = /^\/(search|order-success\/[^/]+|orders\/(?!open$)[^/]+|orders\/[^/]+\/receipt)$/;

/** Pages that are the same for everybody, as patterns of next.config.mjs; browsers revalidate them every time. */
export const CACHED_PAGES = [
  '/',
  '/product/:id',
  '/category/:path*',
  '/page/:page',
  '/cart',
  '/checkout',
  '/orders',
  '/login',
  '/terms',
  '/privacy',
];

/** Files that people have uploaded, as patterns of next.config.mjs. */
export const FILES_OF_PEOPLE = [
  '/media/:path*',
  '/files/:path*',
  '/api/uploads/preview',
  '/admin/orders/:id/files/:path*',
];
