// A shopper's answers for a line of an order, as text for mails and for the order's page.

import { ROSTER_CHOICE } from '@/lib/choices/line-choice';
import { choiceSentences } from '@/lib/messages/en/shop/choices';
import { type Cents, cents, formatCents } from '@/lib/money/cents';
import { choiceLines } from '@/lib/orders/choices/choice-lines';
import { itemChoices } from '@/lib/orders/choices/item-choices';
import type { ChoiceColumns } from '@/lib/orders/choices/stored-choices';
import { summaryText } from '@/lib/rosters/reading/roster-text';
import { itemRosterSummary } from './item-roster';

export type LineAnswer = { label: string; value: string };

/** The columns of `order_items` with the answers. */
export type AnsweredItem = ChoiceColumns & {
  choices: unknown;
  rosterData: unknown;
  rosterColumns: unknown;
  roster: { summary: unknown } | null;
  upchargeCents: number;
};

/** The answers in the order of the product page. A readable roster appears as its summary. */
export function lineAnswers(item: AnsweredItem): LineAnswer[] {
  const summary = itemRosterSummary(item);
  const told = choiceLines(itemChoices(item));
  const roster =
    summary === null
      ? told.find(({ kind }) => kind === ROSTER_CHOICE)
      : { label: choiceSentences.label(ROSTER_CHOICE), value: summaryText(summary) };
  const upcharge: Cents = cents(item.upchargeCents);
  return [
    ...told.filter(({ kind }) => kind !== ROSTER_CHOICE),
    ...(roster ? [roster] : []),
    ...(upcharge > 0 ? [{ label: choiceSentences.sizes, value: `+${formatCents(upcharge)}` }] : []),
  ].map(({ label, value }) => ({ label, value }));
}
