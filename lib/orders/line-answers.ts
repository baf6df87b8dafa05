// What a shopper gave with a line of an order, in words: for mails and for the order's page.
import { type Cents, cents, formatCents } from '@/lib/money/cents';
import { summaryText } from '@/lib/rosters/reading/roster-text';
import { itemRosterSummary } from './item-roster';

export type LineAnswer = { label: string; value: string };

/** A row of `order_items` with the names of its files, as far as the answers go. */
export type AnsweredItem = {
  customizationLabel: string | null;
  customizationText: string | null;
  logoFile: { fileName: string } | null;
  rosterFile: { fileName: string } | null;
  rosterData: unknown;
  rosterColumns: unknown;
  roster: { summary: unknown } | null;
  upchargeCents: number;
};

/** The answers in the order of the product page; a roster that could be read is told by what it comes to. */
export function lineAnswers(item: AnsweredItem): LineAnswer[] {
  const summary = itemRosterSummary(item);
  const roster = summary === null ? item.rosterFile?.fileName : summaryText(summary);
  const upcharge: Cents = cents(item.upchargeCents);
  return [
    { label: item.customizationLabel ?? 'Customization', value: item.customizationText },
    { label: 'Logo', value: item.logoFile?.fileName },
    { label: 'Roster', value: roster },
    { label: 'Sizes', value: upcharge > 0 ? `+${formatCents(upcharge)}` : null },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}
