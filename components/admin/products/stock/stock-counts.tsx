'use client';
import { useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { Field } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { LONGEST_STOCK_REASON } from '@/lib/catalog/stock/stock-change';
import type { CountNow } from '@/lib/catalog/stocktaking/save-stock';
import type { StockCountsInput } from '@/lib/catalog/stocktaking/stock-input';
import type { StockView } from '@/lib/catalog/stocktaking/stock-view';
import { stockPageSentences as sentences } from '@/lib/messages/en/admin/products/stock';
import type { Outcome } from '@/lib/outcome';
import { CountRow } from './count-row';
import { piecesFrom } from './pieces-from';

type StockCountsProps = {
  stock: Pick<StockView, 'productId' | 'rows'>;
  saveStockCounts: (input: StockCountsInput) => Promise<Outcome<CountNow[] | null>>;
};

/**
 * The pieces on hand, to be counted. Only typed numbers are sent, with those that the page showed: if a sale has moved one
 * meanwhile, nothing is saved and the new one stands beside what was typed.
 */
export function StockCounts({ stock, saveStockCounts }: StockCountsProps) {
  const { rows, productId } = stock;
  const { run, isPending, refusal } = useAction(saveStockCounts, sentences.failed);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [hasMoved, setHasMoved] = useState(false);
  const [says, setSays] = useState<string | null>(null);
  const changed = rows.filter(
    ({ variantId, onHand }) => typed[variantId] !== undefined && typed[variantId] !== String(onHand),
  );
  useUnsaved({ name: null, isUnsaved: changed.length > 0 || reason !== '', values: null });
  const counts = changed.map(({ variantId, onHand }) => ({
    ...{ variantId, seen: onHand, onHand: piecesFrom(typed[variantId] ?? '') },
  }));

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    setIsChecked(true);
    const valid = counts.flatMap(({ onHand, ...count }) =>
      onHand === undefined ? [] : [{ ...count, onHand }],
    );
    if (counts.length === 0) {
      setSays(sentences.nothingChanged);
      return;
    }
    if (valid.length < counts.length) {
      return;
    }
    const outcome = await run({ productId, counts: valid, reason });
    if (!outcome?.ok) {
      return;
    }
    setHasMoved(outcome.value !== null);
    if (outcome.value === null) {
      setTyped({});
      setReason('');
      setIsChecked(false);
      showToast(sentences.countsSaved);
    }
  }

  return (
    <Card title={sentences.countTitle}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted">{sentences.countHint}</p>
        {hasMoved && <Notice kind="error">{sentences.changed}</Notice>}
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <CountRow
              key={row.variantId}
              row={row}
              text={typed[row.variantId] ?? String(row.onHand)}
              isInvalid={
                isChecked &&
                typed[row.variantId] !== undefined &&
                piecesFrom(typed[row.variantId] ?? '') === undefined
              }
              hasMoved={hasMoved && changed.includes(row)}
              onType={(text) => {
                setSays(null);
                setTyped({ ...typed, [row.variantId]: text });
              }}
            />
          ))}
        </ul>
        {changed.length > 0 && (
          <Field
            name="stock-reason"
            label={sentences.reason}
            hint={sentences.reasonHint}
            isOptional
            autoComplete="off"
            maxLength={LONGEST_STOCK_REASON}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {refusal && <Notice kind="error">{refusal.message}</Notice>}
        <p role="status" className="text-sm text-muted empty:hidden">
          {says}
        </p>
        <SubmitButton isPending={isPending} className="self-start">
          {sentences.saveCounts}
        </SubmitButton>
      </form>
    </Card>
  );
}
