'use client';
import { useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { Field } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { STOCK_KINDS, type StockKind } from '@/lib/catalog/stock/stock-kinds';
import type { StockKindInput } from '@/lib/catalog/stocktaking/stock-input';
import type { StockRow, StockView } from '@/lib/catalog/stocktaking/stock-view';
import { stockPageSentences as sentences } from '@/lib/messages/en/admin/products/stock';
import type { Outcome } from '@/lib/outcome';
import { CountRow } from './count-row';
import { piecesFrom } from './pieces-from';

type StockKindFormProps = {
  stock: Pick<StockView, 'productId' | 'kind' | 'lowStockAt' | 'rows'>;
  saveStockKind: (input: StockKindInput) => Promise<Outcome<null>>;
};

/** How the stock is kept, from how few pieces on a mail is wanted, and the first count of what becomes counted. */
export function StockKindForm({ stock, saveStockKind }: StockKindFormProps) {
  const openedLow = stock.lowStockAt?.toString() ?? '';
  const [kind, setKind] = useState(stock.kind);
  const [low, setLow] = useState(openedLow);
  const [error, setError] = useState<string | undefined>();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setIsChecked] = useState(false);
  // Without it, everything would be sold out between this form and that of the counts.
  const isFirstCount = kind === 'counted' && stock.kind !== 'counted';
  const textOf = ({ variantId, onHand }: StockRow) => typed[variantId] ?? String(onHand);
  const { run, isPending, refusal, clear } = useAction(saveStockKind, sentences.failed);
  useUnsaved({ name: null, isUnsaved: kind !== stock.kind || low !== openedLow, values: null });

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    const lowStockAt = low.trim() === '' ? null : piecesFrom(low);
    if (lowStockAt === undefined) {
      setError(sentences.invalid);
      return;
    }
    const rows = isFirstCount ? stock.rows : [];
    const counts = rows.flatMap((row) => {
      const onHand = piecesFrom(textOf(row));
      return onHand === undefined ? [] : [{ variantId: row.variantId, seen: row.onHand, onHand }];
    });
    setIsChecked(true);
    if (counts.length < rows.length) {
      return;
    }
    const outcome = await run({ productId: stock.productId, kind, lowStockAt, counts });
    if (outcome?.ok) {
      showToast(sentences.kindSaved);
    }
  }

  return (
    <Card title={sentences.kindTitle}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <fieldset className="flex flex-col gap-1">
          <legend className="sr-only">{sentences.kindTitle}</legend>
          {STOCK_KINDS.map((value) => (
            <KindChoice
              key={value}
              value={value}
              isChosen={kind === value}
              onChoose={() => {
                clear();
                setKind(value);
              }}
            />
          ))}
        </fieldset>
        {isFirstCount && (
          <fieldset>
            <legend className="font-medium">{sentences.countTitle}</legend>
            <p className="mt-1 text-sm text-muted">{sentences.firstCountHint}</p>
            <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
              {stock.rows.map((row) => (
                <CountRow
                  key={row.variantId}
                  row={row}
                  text={textOf(row)}
                  isInvalid={isChecked && piecesFrom(textOf(row)) === undefined}
                  hasMoved={false}
                  onType={(text) => setTyped({ ...typed, [row.variantId]: text })}
                />
              ))}
            </ul>
          </fieldset>
        )}
        {kind === 'counted' && (
          <Field
            name="low-stock"
            label={sentences.lowLabel}
            hint={sentences.lowHint}
            isOptional
            inputMode="numeric"
            autoComplete="off"
            className="max-w-md"
            value={low}
            error={error}
            onChange={({ target }) => {
              setError(undefined);
              setLow(target.value);
            }}
          />
        )}
        {refusal && <Notice kind="error">{refusal.message}</Notice>}
        <SubmitButton isPending={isPending} className="self-start">
          {sentences.saveKind}
        </SubmitButton>
      </form>
    </Card>
  );
}

type KindChoiceProps = { value: StockKind; isChosen: boolean; onChoose: () => void };

const KindChoice = ({ value, isChosen, onChoose }: KindChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
    <input
      type="radio"
      name="stock-kind"
      value={value}
      checked={isChosen}
      onChange={onChoose}
      className="mt-0.5 size-5 shrink-0 accent-ink"
    />
    <span>
      <span className="font-medium">{sentences.kinds[value]}</span>
      <span className="block text-sm text-muted">{sentences.kindHints[value]}</span>
    </span>
  </label>
);
