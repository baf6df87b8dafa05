import { z } from 'zod';
import type { RosterSummary } from './roster-table';
import { compareSizes } from './size-names';

const schema = z.object({
  pieces: z.int(),
  sizes: z.array(z.object({ label: z.string(), pieces: z.int() })),
  upchargeCents: z.int(),
});

/** The summary of a saved roster (`rosters.summary`); null if it is missing or malformed. */
export function readSummary(stored: unknown): RosterSummary | null {
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** A summary for people: sizes from small to large. */
export function inSizeOrder({ pieces, sizes }: RosterSummary): Pick<RosterSummary, 'pieces' | 'sizes'> {
  return { pieces, sizes: sizes.toSorted((one, other) => compareSizes(one.label, other.label)) };
}
