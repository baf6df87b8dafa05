import { notFound } from 'next/navigation';

const MOST_PAGES = 10_000;

/** The page number of a path segment, from 2 on (page 1 has a path of its own); a 404 for anything else. */
export function parsePageNumber(segment: string): number {
  const page = /^[1-9]\d{0,4}$/.test(segment) ? Number(segment) : 0;
  return page >= 2 && page <= MOST_PAGES ? page : notFound();
}
