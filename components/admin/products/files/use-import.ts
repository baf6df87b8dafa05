'use client';
import { useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import type { DraftValues } from '@/lib/catalog/transfer/draft';
import type { KeptImport } from '@/lib/catalog/transfer/file-answer';
import {
  type ImportRow,
  mayUpdate,
  ownerOf,
  partsOf,
  problemsOfRows,
  type SentRow,
} from '@/lib/catalog/transfer/import-rows';
import { messages } from '@/lib/messages';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import type { Outcome } from '@/lib/outcome';
import { PRODUCT_IMPORT } from './import-name';

type Results = {
  results: {
    id: string;
    result: 'created' | 'updated' | 'sku_taken' | 'gone' | 'too_many_categories';
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
  const { rows, taken } = state;
  const problems = problemsOfRows(rows, taken);
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
    change: Partial<Pick<ImportRow, 'action'>>,
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

  const inShop = rows.filter((row) => isOpen(row) && row.action === 'create' && ownerOf(row, taken) !== null);

  const sent = (row: ImportRow): SentRow => {
    const owner = ownerOf(row, taken);
    const targetId = row.action === 'update' && mayUpdate(owner) ? owner.productId : null;
    const isActive = targetId === null && asInactive ? false : row.values.isActive;
    return { ...row.values, isActive, id: row.id, targetId, given: [...state.given] };
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
    taken,
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
        inShop.filter((row) => action === 'skip' || mayUpdate(ownerOf(row, taken))).map(({ id }) => id),
      );
      setRows((row) => (ids.has(row.id) ? { ...row, action, refusal: null } : row));
    },
    renewAll: () => renew(inShop.map(({ id }) => id)),
    renew: (id: string) => renew([id]),
    run,
  };
}

export type Import = ReturnType<typeof useImport>;
