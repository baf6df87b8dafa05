'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { callAction } from '@/components/admin/call-action';
import { asking, useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import type { BulkChange } from '@/lib/catalog/bulk/bulk-input';
import type { BulkResult } from '@/lib/catalog/bulk/bulk-result';
import type { ProductChoice } from '@/lib/catalog/products/product-list';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { bulkSentences } from '@/lib/messages/en/admin/products/bulk';
import { useWorkbench } from '../product-workbench';
import { useSelection } from './selection';

// Fetched when they are opened.
const BulkCategoriesDialog = dynamic(
  () => import('./bulk-categories-dialog').then((module) => module.BulkCategoriesDialog),
  { ssr: false },
);
const BulkOutcome = dynamic(() => import('./bulk-outcome').then((module) => module.BulkOutcome), {
  ssr: false,
});
const BulkPricesDialog = dynamic(
  () => import('./bulk-prices-dialog').then((module) => module.BulkPricesDialog),
  { ssr: false },
);

type BulkBarProps = {
  choice: ProductChoice;
  total: number;
  /** The most products of one change. */
  most: number;
  categories: readonly CategoryView[];
};

type Asked = 'prices' | 'categories' | 'archive' | null;

const button = buttonStyle('secondary', 'min-h-11! px-4! py-2!');

/** What can be done with the selected products, and what was done last. */
export function BulkBar({ choice, total, most, categories }: BulkBarProps) {
  const { actions } = useWorkbench();
  const { ids, set, clear } = useSelection();
  const [asked, setAsked] = useState<Asked>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const changing = useAction(actions.changeProducts, bulkSentences.failed);
  const chosen = [...ids].slice(0, most);

  /** Changes the selected products; true if that was done. */
  async function change(wish: BulkChange): Promise<boolean> {
    setProblem(null);
    const outcome = await changing.run({ ids: chosen, change: wish });
    if (outcome?.ok) {
      setResult(outcome.value);
      setAsked(null);
      clear();
      return true;
    }
    return false;
  }

  async function changeAtOnce(wish: BulkChange) {
    if (!(await change(wish))) {
      setProblem(bulkSentences.failed);
    }
  }

  async function selectMatching() {
    const outcome = await callAction(actions.chooseMatching, choice, bulkSentences.chooseFailed);
    setProblem(outcome.ok ? null : outcome.error.message);
    if (outcome.ok) {
      set(outcome.value.ids, true);
    }
  }

  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      {result && <BulkOutcome result={result} onUndone={setResult} onClose={() => setResult(null)} />}
      {ids.size > 0 && (
        <section
          aria-label={bulkSentences.toolbar}
          className="sticky bottom-0 z-20 -mx-4 order-last flex flex-wrap items-center gap-2 border-t border-line bg-surface px-4 py-3 shadow-lg sm:mx-0 sm:rounded-card sm:border"
        >
          <p role="status" className="mr-2 font-semibold tabular-nums">
            {bulkSentences.selected(chosen.length)}
          </p>
          {total > ids.size && (
            <button
              type="button"
              className={buttonStyle('quiet', 'min-h-11! py-2!')}
              onClick={selectMatching}
            >
              {total > most ? bulkSentences.selectFirst(most) : bulkSentences.selectMatching(total)}
            </button>
          )}
          <button type="button" className={button} onClick={() => changeAtOnce({ kind: 'activate' })}>
            {bulkSentences.activate}
          </button>
          <button type="button" className={button} onClick={() => changeAtOnce({ kind: 'deactivate' })}>
            {bulkSentences.deactivate}
          </button>
          <button type="button" className={button} onClick={() => setAsked('prices')}>
            {bulkSentences.prices}
          </button>
          {categories.length > 0 && (
            <button type="button" className={button} onClick={() => setAsked('categories')}>
              {bulkSentences.categories}
            </button>
          )}
          <button type="button" className={button} onClick={() => setAsked('archive')}>
            {bulkSentences.archive}
          </button>
          <button type="button" className={buttonStyle('quiet', 'min-h-11! py-2!')} onClick={clear}>
            {bulkSentences.clear}
          </button>
        </section>
      )}
      {asked === 'prices' && (
        <BulkPricesDialog
          ids={chosen}
          error={changing.refusal?.message}
          isPending={changing.isPending}
          onConfirm={(wish) => void change({ kind: 'price', change: wish })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'categories' && (
        <BulkCategoriesDialog
          count={chosen.length}
          categories={categories}
          error={changing.refusal?.message}
          isPending={changing.isPending}
          onConfirm={(wish) => void change(wish)}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'archive'}
        question={bulkSentences.archiveQuestion(chosen.length)}
        text={bulkSentences.archiveHint}
        confirmLabel={bulkSentences.archiveConfirm}
        isDanger
        {...asking(changing, () => setAsked(null))}
        onConfirm={() => void change({ kind: 'archive' })}
      />
    </>
  );
}
