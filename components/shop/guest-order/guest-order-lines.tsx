import { ChoiceList } from '@/components/orders/choice-list';
import { LinePicture } from '@/components/orders/line-picture';
import { SizeChips } from '@/components/orders/size-chips';
import { orderPageSentences } from '@/lib/messages/en/orders/order-page';
import { piecesText } from '@/lib/messages/en/orders/pieces';
import { formatCents } from '@/lib/money/cents';
import type { GuestOrderLine } from '@/lib/orders/guest/guest-order-view';

/** The order's lines as they were at ordering, with every answer. For a roster only the count, not the people. */
export function GuestOrderLines({ lines }: { lines: readonly GuestOrderLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={line.id} className="flex gap-4 py-4 first:pt-0">
          <LinePicture imageUrl={line.imageUrl} />
          <div className="flex min-w-0 grow flex-col gap-2">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <p className="min-w-0 font-semibold">{line.name}</p>
              <p className="font-semibold tabular-nums">{formatCents(line.subtotalCents)}</p>
            </div>
            <p className="text-sm text-muted tabular-nums">
              {orderPageSentences.quantityAndPrice(
                line.quantity,
                formatCents(line.priceCents),
                line.upchargeCents > 0 ? formatCents(line.upchargeCents) : null,
              )}
            </p>
            <GuestLineAnswers line={line} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The shopper's answers on a line; nothing if there are none. */
export function GuestLineAnswers({ line: { choices, roster } }: { line: GuestOrderLine }) {
  const people = roster && {
    kind: 'roster:people',
    label: orderPageSentences.onTheRoster,
    value: piecesText(roster.pieces),
  };
  const told = people ? [...choices, people] : choices;
  return (
    told.length > 0 && (
      <div className="flex flex-col gap-2 text-sm">
        <ChoiceList choices={told} />
        {roster && <SizeChips sizes={roster.sizes} />}
      </div>
    )
  );
}
