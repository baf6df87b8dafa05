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
import type { StockView } from '@/lib/catalog/stocktaking/stock-view';
import { stockPageSentences as sentences } from '@/lib/messages/en/admin/products/stock';
import type { Outcome } from '@/lib/outcome';
import { piecesFrom } from './pieces-from';

type StockKindFormProps = {
  stock: Pick<StockView, 'productId' | 'kind' | 'lowStockAt'>;
  saveStockKind: (input: StockKindInput) => Promise<Outcome<null>>;
};

/** How the stock is kept, and from how few pieces on a mail is wanted. */
export function StockKindForm({ stock, saveStockKind }: StockKindFormProps) {
  const openedLow = stock.lowStockAt?.toString() ?? '';
  const [kind, setKind] = useState(stock.kind);
  const [low, setLow] = useState(openedLow);
  const [error, setError] = useState<string | undefined>();
  const { run, isPending, refusal, clear } = useAction(saveStockKind, sentences.failed);
  useUnsaved({ name: null, isUnsaved: kind !== stock.kind || low !== openedLow, values: null });

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    const lowStockAt = low.trim() === '' ? null : piecesFrom(low);
    if (lowStockAt === undefined) {
      setError(sentences.invalid);
      return;
    }
    const outcome = await run({ productId: stock.productId, kind, lowStockAt });
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
