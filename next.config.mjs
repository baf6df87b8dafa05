import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LONGEST_BUFFERED_BODY, LONGEST_PLAIN_BODY } from './lib/http/body-limits.mjs';
import { CACHED_PAGES, FILES_OF_PEOPLE } from './lib/http/routes.mjs';
import { COMMON_HEADERS, NO_PAGE_POLICY } from './lib/http/security-headers.mjs';
import { WHOLE_PAGE_MARK } from './lib/http/whole-pages.mjs';
import { s3Origin } from './lib/uploads/store/s3-origin.mjs';

/** Where PayPal's script may come from. A stand-in on this machine may be on any port, and need no new build. */
function payPalSources(sdkUrl) {
  if (!sdkUrl) {
    return 'https://*.paypal.com https://*.paypalobjects.com';
  }
  const { origin, protocol, hostname } = new URL(sdkUrl);
  return ['127.0.0.1', 'localhost'].includes(hostname) ? `${protocol}//${hostname}:*` : origin;
}

const payPalScripts = payPalSources(process.env.PAYPAL_SDK_URL);

// Cached pages are the same bytes for every visitor, so they cannot carry a nonce. Their inline scripts
// are Next's own hydration data; markup from shops is never HTML.
const pagePolicy = ({ scripts = '', connections = '', frames = "'none'" } = {}) =>
  [
    "default-src 'self'",
    ["script-src 'self' 'unsafe-inline'", process.env.NODE_ENV === 'development' && "'unsafe-eval'", scripts]
      .filter(Boolean)
      .join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    ["connect-src 'self'", connections].filter(Boolean).join(' '),
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const shopPolicy = pagePolicy({
  scripts: payPalScripts,
  connections: [payPalScripts, s3Origin(process.env)].filter(Boolean).join(' '),
  frames: payPalScripts,
});

// A policy belongs to a document. What leads from one of these areas to another is a plain link, which loads the next
// document with its own policy; Next's Link would keep the old one.
const ADMIN_PAGES = '/admin/:path*';

// Pages, and whatever is none. Handlers of files and data say by themselves how long an answer may be kept.
const PAGES =
  '/((?!_next/|api/|media/|files/|admin/production/ticks$|icon\\.svg$|manifest\\.webmanifest$|robots\\.txt$).*)';
// Whatever a file is, nothing in it may run. What is set here stands over what a handler sets.
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * What this build is called, by which a page tells that the server has become another one. Written before the build, and
 * the same when the build is served. Vercel names its own.
 */
function releaseId() {
  try {
    return process.env.VERCEL ? null : readFileSync(new URL('.release-id', import.meta.url), 'utf8').trim();
  } catch {
    return null;
  }
}

const deploymentId = process.env.NODE_ENV === 'development' ? null : releaseId();

/** @type {import('next').NextConfig} */
export default {
  ...(deploymentId && { deploymentId }),
  // The folder of a release is below that of the source, which has a lockfile too.
  turbopack: { root: fileURLToPath(new URL('.', import.meta.url)) },
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  poweredByHeader: false,
  // And nobody else: whoever called himself a bot had each page rendered anew.
  htmlLimitedBots: new RegExp(WHOLE_PAGE_MARK),
  // Not on Vercel, whose own page cache the build would leave out for it.
  ...(!process.env.VERCEL && {
    cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache.mjs', import.meta.url)),
  }),
  // Pages live in memory only: a page on disk would outlive the database it was made from.
  experimental: {
    isrFlushToDisk: false,
    // The middleware keeps whole bodies in memory. Files do not come this way.
    proxyClientMaxBodySize: LONGEST_BUFFERED_BODY,
    serverActions: { bodySizeLimit: LONGEST_PLAIN_BODY },
  },
  cacheLife: {
    // Writes refresh by tag at once; these lives only bound what a missed refresh could cost.
    catalog: { stale: 60, revalidate: 3_600, expire: 7 * 24 * 3_600 },
    tenant: { stale: 60, revalidate: 3_600, expire: 7 * 24 * 3_600 },
    unknownHost: { stale: 30, revalidate: 60, expire: 3_600 },
  },
  // Pictures are resized when they are uploaded; an optimiser that fetches URLs would be an open proxy.
  images: { unoptimized: true },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@aws-sdk/s3-request-presigner',
    '@prisma/adapter-pg',
    'pg',
    'pino',
    'nodemailer',
    'sharp',
    '@node-rs/argon2',
    '@paypal/checkout-server-sdk',
  ],
  async headers() {
    return [
      {
        // Next's own header lets a cache in front keep a "not found" or a sign-in page for an hour.
        source: PAGES,
        headers: [{ key: 'Cache-Control', value: 'private, no-cache, no-store, max-age=0, must-revalidate' }],
      },
      // Browsers ask every time, and mostly hear "not modified". Next's own header would let them show a page
      // for a week after the owner has changed it.
      ...CACHED_PAGES.map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
      })),
      {
        source: '/:path*',
        headers: [
          ...Object.entries(COMMON_HEADERS).map(([key, value]) => ({ key, value })),
          { key: 'Content-Security-Policy', value: shopPolicy },
          // PayPal's window speaks to the page that opened it, and a shopper may come to checkout from any page.
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
        ],
      },
      {
        source: ADMIN_PAGES,
        headers: [
          // The shop's people send their pictures straight to the bucket.
          {
            key: 'Content-Security-Policy',
            value: pagePolicy({ connections: s3Origin(process.env) ?? '' }),
          },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        ],
      },
      {
        source: '/api/:path*',
        headers: [
          { key: 'Content-Security-Policy', value: NO_PAGE_POLICY },
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        ],
      },
      {
        // Its address opens an order, so no other site may be told it, and no search engine keep it.
        source: '/orders/:token/:page*',
        headers: [
          { key: 'Referrer-Policy', value: 'no-referrer' },
          { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
        ],
      },
      ...FILES_OF_PEOPLE.map((source) => ({
        source,
        headers: [{ key: 'Content-Security-Policy', value: filePolicy }],
      })),
    ];
  },
};
