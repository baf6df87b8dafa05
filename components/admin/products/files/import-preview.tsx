'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Notice } from '@/components/ui/notice';
import type { KeptImport } from '@/lib/catalog/transfer/file-answer';
import { newCategoryNames } from '@/lib/catalog/transfer/import-rows';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import { uiSentences } from '@/lib/messages/en/ui';
import { ImportResult } from './import-result';
import { ImportRowCard } from './import-row-card';
import { type ImportActions, useImport } from './use-import';

type ImportPreviewProps = {
  actions: ImportActions;
  /** The file's products, or an import that was under way before a reload. */
  begun: KeptImport;
  /** The names of the shop's categories. */
  categories: readonly string[];
  startOver: () => void;
};

/** Rows that are drawn at once. */
const SHOWN = 50;

/** The products of a file before they are saved: what will happen, what has to be answered, each row to repair. */
export function ImportPreview({ actions, begun, categories, startOver }: ImportPreviewProps) {
  const current = useImport(actions, begun);
  const [onlyOpen, setOnlyOpen] = useState(false);
  const [page, setPage] = useState(0);
  const [isAsking, setIsAsking] = useState(false);
  const { state, rows, problems, ready, inShop, progress, problem } = current;
  const open = rows.filter(({ id }) => problems.has(id));
  const listed = onlyOpen ? open : rows.filter(({ done }) => done === null);
  const pages = Math.max(1, Math.ceil(listed.length / SHOWN));
  const at = Math.min(page, pages - 1);
  const added = newCategoryNames(rows, categories);
  const isAnyDone = rows.some(({ done }) => done !== null);
  return (
    <div className="flex flex-col gap-5">
      <p>{sentences.found(sentences.shapes[state.shape], rows.length)}</p>
      {isAnyDone && progress === null && <ImportResult current={current} />}
      {problem && <Notice kind="error">{problem}</Notice>}
      {inShop.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-sunken p-4">
          <p className="grow">{sentences.existing(inShop.length)}</p>
          <button
            type="button"
            className={buttonStyle('secondary')}
            onClick={() => current.resolveAll('update')}
          >
            {sentences.updateAll}
          </button>
          <button
            type="button"
            className={buttonStyle('secondary')}
            onClick={() => current.resolveAll('skip')}
          >
            {sentences.skipAll}
          </button>
          <button type="button" className={buttonStyle('secondary')} onClick={() => void current.renewAll()}>
            {sentences.renameAll}
          </button>
        </div>
      )}
      {added.length > 0 && <p>{sentences.newCategories(added)}</p>}
      {listed.length > 0 && (
        <>
          <p role="status" className={open.length > 0 ? 'font-semibold text-warning' : 'text-success'}>
            {open.length > 0 ? sentences.toRepair(open.length) : sentences.allWell}
          </p>
          <div>
            <CheckboxField
              name="asInactive"
              label={sentences.asInactive}
              checked={current.asInactive}
              onChange={({ target }) => current.setAsInactive(target.checked)}
            />
            {current.isAnyCounted && (
              <CheckboxField
                name="setsPieces"
                label={sentences.setsPieces}
                description={sentences.setsPiecesHint}
                checked={state.setsPieces}
                onChange={({ target }) => current.setSetsPieces(target.checked)}
              />
            )}
            {(open.length > 0 || onlyOpen) && (
              <CheckboxField
                name="onlyOpen"
                label={sentences.onlyToRepair}
                checked={onlyOpen}
                onChange={({ target }) => {
                  setOnlyOpen(target.checked);
                  setPage(0);
                }}
              />
            )}
          </div>
          <ul className="flex flex-col gap-3">
            {listed.slice(at * SHOWN, (at + 1) * SHOWN).map((row) => (
              <ImportRowCard
                key={row.id}
                row={row}
                owner={current.ownerOf(row)}
                target={current.targetOf(row)}
                compared={current.comparedOptions(row)}
                setsPieces={state.setsPieces}
                problems={problems.get(row.id) ?? {}}
                onChange={(change, values) => current.changeRow(row.id, change, values)}
                onRenew={() => void current.renew(row.id)}
              />
            ))}
          </ul>
          {pages > 1 && (
            <div className="flex justify-between gap-4">
              <button
                type="button"
                className={buttonStyle('secondary')}
                disabled={at === 0}
                onClick={() => setPage(at - 1)}
              >
                {uiSentences.previous}
              </button>
              <button
                type="button"
                className={buttonStyle('secondary')}
                disabled={at === pages - 1}
                onClick={() => setPage(at + 1)}
              >
                {uiSentences.next}
              </button>
            </div>
          )}
        </>
      )}
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:rounded-card sm:border">
        {ready.length > 0 && (
          <button
            type="button"
            aria-busy={progress !== null}
            aria-disabled={progress !== null}
            className={buttonStyle('primary')}
            onClick={() => progress === null && void current.run()}
          >
            {progress === null
              ? sentences.run(ready.length)
              : sentences.running(progress.done, progress.total)}
          </button>
        )}
        <button
          type="button"
          className={buttonStyle('secondary')}
          onClick={() => (listed.length > 0 ? setIsAsking(true) : startOver())}
        >
          {listed.length > 0 ? sentences.cancel : sentences.another}
        </button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        question={sentences.cancelQuestion}
        text={sentences.cancelHint}
        confirmLabel={sentences.cancel}
        isDanger
        onConfirm={() => {
          setIsAsking(false);
          startOver();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
