'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import type { BulkResult } from '@/lib/catalog/bulk/bulk-result';
import { bulkSentences } from '@/lib/messages/en/admin/products/bulk';
import { useWorkbench } from '../product-workbench';

type BulkOutcomeProps = {
  result: BulkResult;
  onUndone: (result: BulkResult) => void;
  onClose: () => void;
};

/** Says what a change did and what not, and undoes it. Takes the focus of the button that changed. */
export function BulkOutcome({ result, onUndone, onClose }: BulkOutcomeProps) {
  const { actions } = useWorkbench();
  const [isUndone, setIsUndone] = useState(false);
  const undoing = useAction(actions.undoProductBatch, bulkSentences.undoFailed);
  const { batchId, changed, skipped } = result;

  async function undo() {
    const outcome = batchId === null ? null : await undoing.run({ id: batchId });
    if (outcome?.ok) {
      setIsUndone(true);
      onUndone(outcome.value);
    }
  }

  return (
    <Notice kind={changed > 0 ? 'success' : 'info'} takesFocus className="flex flex-col gap-2 text-ink">
      <p className="font-semibold">
        {isUndone ? bulkSentences.undone(changed) : bulkSentences.result(changed)}
      </p>
      {skipped.length > 0 && (
        <>
          <p>{bulkSentences.left(skipped.length)}</p>
          <ul className="max-h-40 list-disc overflow-y-auto pl-5">
            {skipped.map(({ id, name, reason }) => (
              <li key={id}>
                {bulkSentences.reasonLine(name ?? bulkSentences.nameless, bulkSentences.reasons[reason])}
              </li>
            ))}
          </ul>
        </>
      )}
      {undoing.refusal && (
        <p role="alert" className="text-danger">
          {undoing.refusal.message}
        </p>
      )}
      <div className="flex flex-wrap gap-4">
        {batchId !== null && (
          <button
            type="button"
            aria-busy={undoing.isPending}
            className={buttonStyle('secondary', 'min-h-11! px-4! py-2!')}
            onClick={undo}
          >
            {bulkSentences.undo}
          </button>
        )}
        <button type="button" className={buttonStyle('quiet', 'min-h-11! py-2!')} onClick={onClose}>
          {bulkSentences.close}
        </button>
      </div>
    </Notice>
  );
}
