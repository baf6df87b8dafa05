'use client';
import { ChargeRows } from '@/components/orders/charge-rows';
import { Card } from '@/components/ui/card';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { byHandSentences as say } from '@/lib/messages/en/admin/store/by-hand';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { formatCents } from '@/lib/money/cents';
import type { ShownQuote } from './use-hand-quote';

type HandFiguresProps = ShownQuote & { hasLines: boolean };

/** What the order comes to, as the server calculates it. */
export function HandFigures({ quote, isOld, hasFailed, retry, hasLines }: HandFiguresProps) {
  const price = quote?.price ?? null;
  return (
    <Card title={say.figures}>
      {hasLines && hasFailed && (
        <Notice kind="error">
          <p className="mb-3">{say.notCounted}</p>
          <PressButton label={buttonSentences.tryAgain} onPress={retry} />
        </Notice>
      )}
      {hasLines && !hasFailed && price !== null && (
        <dl className="flex flex-col gap-2" aria-busy={isOld}>
          <ChargeRows charges={price.charges} />
          <div className="flex items-baseline justify-between gap-6 border-t border-line pt-3 text-lg font-semibold">
            <dt>{say.total}</dt>
            <dd className="tabular-nums">{formatCents(price.totalCents)}</dd>
          </div>
        </dl>
      )}
      {hasLines && quote?.ready && <p className="mt-3 text-sm">{quote.ready}</p>}
      <p role="status" className="text-sm text-muted">
        {!hasLines ? say.empty : hasFailed ? null : stateOf({ quote, isOld })}
      </p>
    </Card>
  );
}

function stateOf({ quote, isOld }: Pick<ShownQuote, 'quote' | 'isOld'>) {
  if (isOld || quote === null) {
    return say.counting;
  }
  if (quote.price === null) {
    return say.noPrice;
  }
  return quote.isAddressNeeded ? (
    say.addressNeeded
  ) : (
    <span className="sr-only">{say.totalIs(formatCents(quote.price.totalCents))}</span>
  );
}
