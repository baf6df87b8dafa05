'use client';
import { useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import type { DraftValues } from '@/lib/catalog/transfer/draft';
import type { KeptImport } from '@/lib/catalog/transfer/file-answer';
import {
  comparedOptions,
  type ImportRow,
  mayUpdate,
  ownerOf,
  ownersBySku,
  partsOf,
  problemsOfRows,
  type SentRow,
  sentOptions,
} from '@/lib/catalog/transfer/import-rows';
import { messages } from '@/lib/messages';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import type { Outcome } from '@/lib/outcome';
import { PRODUCT_IMPORT } from './import-name';

type Results = {
  results: {
    id: string;
    result: 'created' | 'updated' | keyof typeof sentences.refusals;
  }[];
};

export type ImportActions = {
  importProducts: (input: { rows: SentRow[] }) => Promise<Outcome<Results>>;
  makeSkus: (input: { count: number }) => Promise<Outcome<{ skus: string[] }>>;
};

/** A file's products from reading to import: repaired here, saved part by part, and kept over a reload. */
export function useImport(actions: ImportActions, begun: KeptImport) {
  const [state, setState] = useState(begun);
  const [asInactive, setAsInactive] = useState(false);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { rows, taken, existing, setsPieces } = state;
  const problems = problemsOfRows(rows, taken, existing);
  const owners = ownersBySku(taken);
  const targetOf = (row: ImportRow) => {
    const owner = ownerOf(row, owners);
    return row.action === 'update' && mayUpdate(row, owner)
      ? {
          id: owner.productId,
          known: existing.find(({ productId }) => productId === owner.productId) ?? null,
        }
      : null;
  };
  const isOpen = ({ action, done }: ImportRow) => action !== 'skip' && done === null;
  const ready = rows.filter((row) => isOpen(row) && !problems.has(row.id));

  useUnsaved({
    name: PRODUCT_IMPORT,
    isUnsaved: rows.some(isOpen),
    values: state,
  });

  const setRows = (change: (row: ImportRow) => ImportRow) =>
    setState((current) => ({ ...current, rows: current.rows.map(change) }));

  const changeRow = (
    id: string,
    change: Partial<Pick<ImportRow, 'action' | 'options' | 'takesOptions'>>,
    values: Partial<DraftValues> = {},
  ) =>
    setRows((row) =>
      row.id === id ? { ...row, ...change, values: { ...row.values, ...values }, refusal: null } : row,
    );

  /** Gives these rows SKUs that nobody has. */
  async function renew(ids: readonly string[]) {
    const made = await callAction(actions.makeSkus, { count: ids.length }, messages.product.skuNotGenerated);
    setProblem(made.ok ? null : made.error.message);
    if (made.ok) {
      const skus = new Map(ids.map((id, index) => [id, made.value.skus[index]]));
      setRows((row) => {
        const sku = skus.get(row.id);
        return sku === undefined
          ? row
          : { ...row, action: 'create', refusal: null, values: { ...row.values, sku } };
      });
    }
  }

  const inShop = rows.filter(
    (row) => isOpen(row) && row.action === 'create' && ownerOf(row, owners) !== null,
  );

  const sent = (row: ImportRow): SentRow => {
    const target = targetOf(row);
    const isActive = target === null && asInactive ? false : row.values.isActive;
    return {
      ...row.values,
      ...{ isActive, id: row.id, targetId: target?.id ?? null, given: [...state.given], setsPieces },
      options: sentOptions(row, target?.known ?? null, state),
    };
  };

  /** Saves the rows that are ready. Stops at the first part without an answer; what is saved stays marked as saved. */
  async function run() {
    const total = ready.length;
    let done = 0;
    setProblem(null);
    setProgress({ done, total });
    for (const part of partsOf(ready.map(sent))) {
      const outcome = await callAction(actions.importProducts, { rows: part }, sentences.importFailed);
      if (!outcome.ok) {
        setProblem(`${outcome.error.message} ${sentences.stopped(done, total)}`);
        break;
      }
      const results = new Map(outcome.value.results.map(({ id, result }) => [id, result]));
      setRows((row) => {
        const result = results.get(row.id);
        if (result === undefined) {
          return row;
        }
        return result === 'created' || result === 'updated'
          ? { ...row, done: result }
          : { ...row, refusal: sentences.refusals[result] };
      });
      done += part.length;
      setProgress({ done, total });
    }
    setProgress(null);
  }

  return {
    state,
    rows,
    ownerOf: (row: ImportRow) => ownerOf(row, owners),
    targetOf: (row: ImportRow) => targetOf(row)?.known ?? null,
    /** As they meet those of the product that the row updates. */
    comparedOptions: (row: ImportRow) => comparedOptions(row, targetOf(row)?.known ?? null, state),
    /** Whether a row has pieces for a product that is counted already. */
    isAnyCounted: rows.some(
      (row) =>
        isOpen(row) &&
        row.action === 'update' &&
        row.options.variants.some(({ pieces }) => pieces.trim() !== '') &&
        targetOf(row)?.known?.stockKind !== 'uncounted',
    ),
    setSetsPieces: (isSet: boolean) => setState((now) => ({ ...now, setsPieces: isSet })),
    problems,
    ready,
    inShop,
    problem,
    progress,
    asInactive,
    setAsInactive,
    changeRow,
    /** Sets what to do with all rows whose SKU the shop has. */
    resolveAll: (action: 'update' | 'skip') => {
      const ids = new Set(
        inShop.filter((row) => action === 'skip' || mayUpdate(row, ownerOf(row, owners))).map(({ id }) => id),
      );
      setRows((row) => (ids.has(row.id) ? { ...row, action, refusal: null } : row));
    },
    renewAll: () => renew(inShop.map(({ id }) => id)),
    renew: (id: string) => renew([id]),
    run,
  };
}

export type Import = ReturnType<typeof useImport>;
