import type { Metadata } from 'next';

/** The head of a page of one order: no search engine keeps the page, and no other site hears of its address. */
export const orderMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});
