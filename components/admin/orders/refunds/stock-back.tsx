'use client';
import { useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { stockBackSentences as sentences } from '@/lib/messages/en/admin/products/stock';
import { adminWords } from '@/lib/messages/en/admin/words';
import { readPieces } from '@/lib/orders/read-pieces';
import type { PiecesBack, StockBackRow } from '@/lib/orders/stock/stock-back';

export type StockBack = {
  rows: readonly StockBackRow[];
  textOf: (row: StockBackRow) => string;
  type: (variantId: string, text: string) => void;
  /** Null if a field has no number. */
  back: PiecesBack[] | null;
};

/** What of a refunded order goes back into the stock. `suggested` counts until somebody types. */
export function useStockBack(
  rows: readonly StockBackRow[],
  suggested: (row: StockBackRow) => number,
): StockBack {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const textOf = (row: StockBackRow) => typed[row.variantId] ?? String(suggested(row));
  const counted = rows.map((row) => ({
    variantId: row.variantId,
    pieces: readPieces(textOf(row), row.most),
  }));
  return {
    rows,
    textOf,
    type: (variantId, text) => setTyped({ ...typed, [variantId]: text }),
    back: counted.some(({ pieces }) => pieces === null)
      ? null
      : counted.flatMap(({ variantId, pieces }) => (pieces ? [{ variantId, pieces }] : [])),
  };
}

/** Asks what of the order goes back into the stock; nothing for an order that took nothing of it. */
export function StockBackFields({ stockBack }: { stockBack: StockBack }) {
  const { rows, textOf, type } = stockBack;
  if (rows.length === 0) {
    return null;
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-medium">{sentences.legend}</legend>
      <p className="text-sm text-muted">{sentences.hint}</p>
      <div className="flex max-h-60 flex-col gap-3 overflow-y-auto p-1">
        {rows.map((row) => (
          <Field
            key={row.variantId}
            name={`back-${row.variantId}`}
            label={sentences.of(row.name, row.most)}
            inputMode="numeric"
            autoComplete="off"
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 *:[input]:w-24 *:[label]:mb-0 *:[label]:font-normal"
            value={textOf(row)}
            error={readPieces(textOf(row), row.most) === null ? adminWords.fromNoneTo(row.most) : undefined}
            onChange={({ target }) => type(row.variantId, target.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
