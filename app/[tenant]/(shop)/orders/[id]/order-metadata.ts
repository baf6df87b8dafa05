import type { Metadata } from 'next';

/** The metadata of an order's pages: search engines do not index them, and other sites do not get their address. */
export const orderMetadata = (title: string): Metadata => ({
  title,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
});
