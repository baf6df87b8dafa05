// Plain JavaScript without imports, so that the middleware on the edge, the server in front of Next (plain Node) and
// the application share one implementation.

/**
 * Whether visitors reach this site over https. Decided by configuration only, because anybody can send
 * `X-Forwarded-Proto`. `SITE_SCHEME` wins; without it Vercel is https, and so is production with a platform domain
 * that is not localhost.
 *
 * @param {{ SITE_SCHEME?: string | undefined, NODE_ENV?: string | undefined, VERCEL?: string | undefined,
 *   PLATFORM_DOMAIN?: string | undefined }} environment `env()`, or `process.env` if that is not available
 * @returns {boolean}
 */
export function isHttpsSite({ SITE_SCHEME, NODE_ENV, VERCEL, PLATFORM_DOMAIN }) {
  const scheme = SITE_SCHEME?.trim().toLowerCase();
  if (scheme === 'http' || scheme === 'https') {
    return scheme === 'https';
  }
  if (VERCEL === '1') {
    return true;
  }
  const domain = (PLATFORM_DOMAIN ?? '')
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  const isThisMachine = domain === 'localhost' || domain.endsWith('.localhost');
  return NODE_ENV === 'production' && domain !== '' && !isThisMachine;
}
