/** Pages of one visitor, and answers to searches: nothing that a search engine could show. */
const NEVER = [
  '/cart',
  '/checkout',
  '/admin',
  '/account',
  '/login',
  '/orders',
  '/order-success',
  '/search',
  '/api/',
];

/** For a shop that search engines may list, with the address of its sitemap; null closes the whole host to them. */
export const robotsText = (sitemapUrl: string | null): string =>
  sitemapUrl === null
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nAllow: /\n${NEVER.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${sitemapUrl}\n`;

/** For the platform's own host, where people open shops and sign in. */
export const robotsOfPlatform =
  'User-agent: *\nAllow: /\nDisallow: /platform\nDisallow: /open\nDisallow: /admin\nDisallow: /sign-in\nDisallow: /api/\n';
