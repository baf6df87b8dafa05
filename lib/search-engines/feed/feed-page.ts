/** The number that a feed's address names, 1 without one; null for anything else. */
export function feedPageOf(url: string): number | null {
  const page = new URL(url).searchParams.get('page');
  if (page === null) {
    return 1;
  }
  return page.length <= 4 && /^[1-9]\d*$/.test(page) ? Number(page) : null;
}
