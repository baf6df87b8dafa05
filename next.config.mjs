import { fileURLToPath } from 'node:url';
import { s3Origin } from './lib/uploads/s3-origin.mjs';

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
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline' ${process.env.NODE_ENV === 'development' ? "'unsafe-eval' " : ''}${payPalScripts}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  ["connect-src 'self'", payPalScripts, s3Origin(process.env)].filter(Boolean).join(' '),
  `frame-src ${payPalScripts}`,
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const CACHED_PAGES = [
  '/',
  '/product/:id',
  '/category/:path*',
  '/page/:page',
  '/cart',
  '/checkout',
  '/orders',
  '/terms',
  '/privacy',
];

// Files that people have sent: whatever they are, nothing in them may run. What is set here stands over what a
// handler sets.
const FILES = ['/media/:path*', '/files/:path*', '/api/uploads/preview', '/admin/orders/:id/files/:path*'];
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** @type {import('next').NextConfig} */
export default {
  cacheComponents: true,
  partialPrefetching: true,
  agentRules: false,
  poweredByHeader: false,
  cacheHandler: fileURLToPath(new URL('./lib/cache/page-cache.mjs', import.meta.url)),
  // Pages live in memory only: a page on disk would outlive the database it was made from.
  experimental: {
    isrFlushToDisk: false,
    // What the middleware passes on of a body. Without a bucket a logo of 10,000,000 bytes comes this way.
    proxyClientMaxBodySize: '10mb',
    // The largest call of an action is a product with its roster's columns: some ten kilobytes.
    serverActions: { bodySizeLimit: '256kb' },
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
      // Browsers ask every time, and mostly hear "not modified". Next's own header would let them show a page
      // for a week after the owner has changed it.
      ...CACHED_PAGES.map((source) => ({
        source,
        headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }],
      })),
      {
        source: '/:path*',
        headers: [
          { key: 'Content-Security-Policy', value: contentSecurityPolicy },
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
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
      ...FILES.map((source) => ({
        source,
        headers: [{ key: 'Content-Security-Policy', value: filePolicy }],
      })),
    ];
  },
};
