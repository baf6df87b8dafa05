import type { CartLine, CartRoster } from '@/lib/cart/cart';
import { teamOrderSentences } from '@/lib/messages/en/team-order';
import { formatCents } from '@/lib/money/cents';
import { summaryText } from '@/lib/rosters/reading/roster-text';

const say = teamOrderSentences;

/** What the shopper asked for on a line: customization text, logo, and roster with what it comes to. */
export function CartLineAnswers({ line }: { line: CartLine }) {
  const { product, customization, logo, roster } = line;
  if (customization === '' && logo === null && roster === null) {
    return null;
  }
  return (
    <dl className="text-sm">
      {customization !== '' && (
        <Answer label={product.customizationLabel ?? 'Customization'}>{customization}</Answer>
      )}
      {logo && <Answer label="Logo">{logo.name}</Answer>}
      {roster && (
        <Answer label="Roster">
          {roster.name}
          <RosterFacts roster={roster} />
        </Answer>
      )}
    </dl>
  );
}

function Answer({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="inline text-muted">{label}: </dt>
      <dd className="inline whitespace-pre-line">{children}</dd>
    </div>
  );
}

function RosterFacts({ roster }: { roster: CartRoster }) {
  if (!roster.isParsed) {
    return <span className="block text-muted">{say.rosterUnchecked}</span>;
  }
  return (
    <>
      <span className="block font-medium tabular-nums">{summaryText(roster)}</span>
      {roster.upchargeCents > 0 && (
        <span className="block text-muted tabular-nums">
          {say.upchargeAdded(formatCents(roster.upchargeCents))}
        </span>
      )}
    </>
  );
}
