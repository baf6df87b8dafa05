import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MOST_CACHE_BYTES } from './lib/cache/cache-limit.mjs';
import { LONGEST_BUFFERED_BODY, LONGEST_PLAIN_BODY } from './lib/http/body-limits.mjs';
import { compileAtOnce } from './lib/http/compile-at-once.mjs';
import { CACHED_PAGES, FILES_OF_PEOPLE } from './lib/http/routes.mjs';
import { COMMON_HEADERS, NO_PAGE_POLICY } from './lib/http/security-headers.mjs';
import { WHOLE_PAGE_MARK } from './lib/http/whole-pages.mjs';
import { s3Origin } from './lib/uploads/store/s3-origin.mjs';

/** The sources of PayPal's script. A stand-in on this machine can use any port, without a new build. */
function payPalSources(sdkUrl) {
  if (!sdkUrl) {
    return 'https://*.paypal.com https://*.paypalobjects.com';
  }
  const { origin, protocol, hostname } = new URL(sdkUrl);
  return ['127.0.0.1', 'localhost'].includes(hostname) ? `${protocol}//${hostname}:*` : origin;
}

const payPalScripts = payPalSources(process.env.PAYPAL_SDK_URL);

// Cached pages are the same bytes for every visitor, so they cannot contain a nonce. Their inline scripts are Next's
// own hydration data; text from shops is never rendered as HTML.
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

// A policy belongs to a document. Links from one of these areas to another are plain links, which load the next
// document with its own policy; Next's Link would keep the old policy.
const ADMIN_PAGES = '/admin/:path*';

// Pages, and addresses that do not exist. Handlers of files and data set their own cache headers.
const PAGES =
  '/((?!_next/|api/|media/|files/|admin/production/ticks$|icon\\.svg$|manifest\\.webmanifest$|robots\\.txt$|sitemap\\.xml$|feeds/).*)';
// No script in a file can run. These headers override those of a handler.
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * The name of this build, by which a page notices that the server has been updated. Written before the build, and
 * read again when the build is served. Vercel sets its own.
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
  // Needed because a release's folder is below the source's, which has a lockfile too.
  turbopack: {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Half a kilobyte of every page, for browsers in which no page works.
    resolveAlias: { '../build/polyfills/polyfill-module': './lib/older-browsers.mjs' },
  },
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  poweredByHeader: false,
  // Not for other bots: anyone who claims to be one would have each page rendered anew.
  htmlLimitedBots: new RegExp(WHOLE_PAGE_MARK),
  // Not on Vercel: with it, the build would leave out Vercel's own page cache.
  ...(!process.env.VERCEL && {
    cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache.mjs', import.meta.url)),
  }),
  cacheMaxMemorySize: MOST_CACHE_BYTES,
  experimental: {
    // Pages are cached in memory only: a page on disk would outlive the database that it was made from.
    isrFlushToDisk: false,
    // With it Next renders each uncached page a second time, and sends that beside the first, for a later visit of the same page.
    cachedNavigations: false,
    // The middleware buffers whole bodies in memory. File uploads bypass it.
    proxyClientMaxBodySize: LONGEST_BUFFERED_BODY,
    serverActions: { bodySizeLimit: LONGEST_PLAIN_BODY },
    // What every page loads is three files beside the runtime and not five, and compresses better. It decides which modules lie beside each
    // other, and nothing else. Not so much that React joins them: see decision 0273.
    turbopackChunking: { minChunkSize: 500_000 },
  },
  cacheLife: {
    // Writes expire tags at once; these lifetimes only limit the damage of a missed expiry.
    catalog: { stale: 60, revalidate: 3_600, expire: 7 * 24 * 3_600 },
    tenant: { stale: 60, revalidate: 3_600, expire: 7 * 24 * 3_600 },
    landing: { stale: 60, revalidate: 120, expire: 3_600 },
    unknownHost: { stale: 30, revalidate: 60, expire: 3_600 },
  },
  compiler: { runAfterProductionCompile: async ({ distDir }) => compileAtOnce(distDir) },
  // Pictures are resized at upload; an optimiser that fetches URLs would be an open proxy.
  images: { unoptimized: true },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@aws-sdk/s3-request-presigner',
    '@prisma/adapter-pg',
    'pg',
    'prom-client',
    '@opentelemetry/api',
    '@opentelemetry/exporter-trace-otlp-http',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-trace-node',
    'pino',
    'nodemailer',
    'sharp',
    '@node-rs/argon2',
    '@paypal/checkout-server-sdk',
  ],
  async headers() {
    return [
      {
        // Next's default header lets a shared cache keep a "not found" or a sign-in page for an hour.
        source: PAGES,
        headers: [{ key: 'Cache-Control', value: 'private, no-cache, no-store, max-age=0, must-revalidate' }],
      },
      // Browsers revalidate every time, and mostly get "not modified". With Next's default header they could show a
      // page for a week after the owner has changed it.
      ...CACHED_PAGES.map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
      })),
      {
        source: '/:path*',
        headers: [
          ...Object.entries(COMMON_HEADERS).map(([key, value]) => ({ key, value })),
          { key: 'Content-Security-Policy', value: shopPolicy },
          // PayPal's window communicates with the page that opened it, and a shopper can come to the checkout from
          // any page.
          { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
        ],
      },
      {
        source: ADMIN_PAGES,
        headers: [
          // The shop's people upload pictures straight to the bucket.
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
        // This address opens an order, so it must not leak to other sites or search engines.
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
