// Which addresses are treated otherwise than the rest: one table for the middleware, the server in front of Next and
// next.config.mjs. The middleware's matcher says the file path once more, because Next reads it as it is written.

/** What a platform's own host has. */
export const PLATFORM_PATHS = ['/', '/terms', '/privacy'];

/** For machines, who ask under any hostname. */
export const HOSTLESS_PATHS = ['/api/health', '/api/cron/sweep', '/api/cron/reconcile', '/api/cron/mails'];

/**
 * The path whose body is a file. The middleware buffers each body that it sees, so its matcher leaves this one out, and
 * the handler finds the shop by itself.
 */
export const FILE_BODY_PATH = /^\/api\/uploads\/bytes\/[^/]+$/;

/** Where a whole roster is sent as JSON. */
export const ROSTER_BODY_PATH = '/api/rosters';

/** Pages that are rendered whole for each request (whole-pages.mjs). */
export const WHOLE_PAGES = /^\/(search|order-success\/[^/]+|orders\/(?!open$)[^/]+|orders\/[^/]+\/receipt)$/;

/** Pages that are the same for everybody, as patterns of next.config.mjs; browsers ask for them every time. */
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

/** Files that people have sent, as patterns of next.config.mjs. */
export const FILES_OF_PEOPLE = [
  '/media/:path*',
  '/files/:path*',
  '/api/uploads/preview',
  '/admin/orders/:id/files/:path*',
];
