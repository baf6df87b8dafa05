import { notFound } from 'next/navigation';

const MOST_PAGES = 10_000;

/** The page that a path segment names, from 2 on (page 1 has a path of its own); anything else is a 404. */
export function parsePageNumber(segment: string): number {
  const page = /^[1-9]\d{0,4}$/.test(segment) ? Number(segment) : 0;
  return page >= 2 && page <= MOST_PAGES ? page : notFound();
}
