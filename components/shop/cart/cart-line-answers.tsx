import { ChoiceList } from '@/components/orders/choice-list';
import type { CartLine } from '@/lib/cart/cart';
import { type ChoiceCount, choiceOf } from '@/lib/choices/line-choice';
import { rosterCountSentences } from '@/lib/messages/en/shop/roster-count';
import { formatCents } from '@/lib/money/cents';
import { summaryText } from '@/lib/rosters/reading/roster-text';

const say = rosterCountSentences;

/** The shopper's choices on a line, under the shop's current names for them; for a roster, its summary. */
export function CartLineAnswers({ line: { product, choices } }: { line: CartLine }) {
  const told = choices.map((choice) => ({
    ...choice,
    label: choiceOf(product.questions, choice.kind)?.label ?? choice.label,
    // Files cannot be opened from here.
    files: undefined,
  }));
  return (
    <ChoiceList
      choices={told}
      className="gap-0! text-sm"
      answerStyle=""
      more={(kind) => <RosterFacts count={choiceOf(choices, kind)?.count} />}
    />
  );
}

function RosterFacts({ count }: { count: ChoiceCount | undefined }) {
  if (!count) {
    return null;
  }
  if (!count.isParsed) {
    return <span className="block text-muted">{say.rosterUnchecked}</span>;
  }
  return (
    <>
      <span className="block font-medium tabular-nums">{summaryText(count)}</span>
      {count.upchargeCents > 0 && (
        <span className="block text-muted tabular-nums">
          {say.upchargeAdded(formatCents(count.upchargeCents))}
        </span>
      )}
    </>
  );
}
