import { element } from './xml-text';

export type SitemapPage = { url: string; changedAt: Date | null };

/** By the protocol of sitemaps.org. At most 50,000 pages, which no shop has. */
export const sitemapXml = (pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(
      ({ url, changedAt }) =>
        `<url>${element('loc', url)}${changedAt === null ? '' : element('lastmod', changedAt.toISOString())}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');
