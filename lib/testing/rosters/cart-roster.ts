import type { RosterFile } from '@/lib/choices/file-choices';
import { cents } from '@/lib/money/cents';

/** A saved roster of a line of the cart: two pieces of size M. */
export const cartRoster = (changes: Partial<RosterFile> = {}): RosterFile => ({
  uploadId: 'u1',
  name: 'team.csv',
  sha256: 'ab',
  rosterId: 'r1',
  isParsed: true,
  pieces: 2,
  sizes: [{ label: 'M', pieces: 2 }],
  upchargeCents: cents(200),
  ...changes,
});
