// The headers of every response. Plain JavaScript, because next.config.mjs and the server in front of Next read them.
import { isHttpsSite } from './site-scheme.mjs';

export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** For a response that is no page: data, or a refusal in plain text. */
export const NO_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Two years. Without subdomains: those of a shop's own domain are not ours to decide about. */
const TRANSPORT_SECURITY = 'max-age=63072000';

/**
 * The value of Strict-Transport-Security if the site is https by configuration; else null, because the header would
 * lock browsers out of a site on plain http.
 *
 * @param {Parameters<typeof isHttpsSite>[0]} environment
 * @returns {string | null}
 */
export const transportSecurity = (environment) => (isHttpsSite(environment) ? TRANSPORT_SECURITY : null);
