import { LinePicture } from '@/components/orders/line-picture';
import { SizeChips } from '@/components/orders/size-chips';
import { piecesText } from '@/lib/messages/en/pieces';
import { formatCents } from '@/lib/money/cents';
import type { GuestOrderLine } from '@/lib/orders/guest/guest-order-view';

/** What was ordered, as it was when it was ordered, with every answer. Of a roster its count, not its people. */
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
              {line.quantity} × {formatCents(line.priceCents)}
              {line.upchargeCents > 0 && ` + ${formatCents(line.upchargeCents)} for sizes`}
            </p>
            <GuestLineAnswers line={line} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the shopper gave with a line; nothing if they gave nothing. */
export function GuestLineAnswers({ line }: { line: GuestOrderLine }) {
  const { customization, logoName, rosterName, roster } = line;
  const answers = [
    // Its label is the owner's, who may call it "Logo" too.
    { id: 'customization', term: customization?.label, value: customization?.text },
    { id: 'logo', term: 'Logo', value: logoName },
    { id: 'roster', term: 'Roster', value: rosterName },
    { id: 'people', term: 'On the roster', value: roster && piecesText(roster.pieces) },
  ].filter(({ value }) => value);
  if (answers.length === 0) {
    return null;
  }
  return (
    <div className="flex flex-col gap-2 text-sm">
      <dl className="flex flex-col gap-1">
        {answers.map(({ id, term, value }) => (
          <div key={id}>
            <dt className="inline text-muted after:content-[':_']">{term}</dt>
            <dd className="inline whitespace-pre-line font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {roster && <SizeChips sizes={roster.sizes} />}
    </div>
  );
}
