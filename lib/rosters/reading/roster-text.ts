// A roster as text, for reading and for files.
import { piecesText } from '@/lib/messages/en/orders/pieces';
import type { RosterSummary, RosterTable } from '../roster-table';
import { csvText } from './csv-text';

/** The table as CSV with its headings; reading it gives the same cells again. */
export const serializeRoster = ({ columns, rows }: RosterTable): string =>
  csvText([columns.map(({ header }) => header), ...rows]);

/** '14 pieces: S×3 M×6 L×5'; without sizes '14 pieces'. */
export function summaryText({ pieces, sizes }: Pick<RosterSummary, 'pieces' | 'sizes'>): string {
  const total = piecesText(pieces);
  return sizes.length === 0
    ? total
    : `${total}: ${sizes.map((size) => `${size.label}×${size.pieces}`).join(' ')}`;
}
