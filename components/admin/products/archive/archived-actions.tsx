'use client';
import { useState } from 'react';
import { asking, useAction } from '@/components/admin/use-action';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon, UndoIcon } from '@/components/ui/icons';
import type { AdminProductView } from '@/lib/catalog/products/product-views';
import { archiveSentences } from '@/lib/messages/en/admin/products/archive';
import { focusProductCount } from '../product-count';
import { useWorkbench } from '../product-workbench';

/** What can be done with an archived product: restore it; for an owner, delete it for good. */
export function ArchivedActions({ product }: { product: AdminProductView }) {
  const { actions, mayDelete, report } = useWorkbench();
  const [isAsking, setIsAsking] = useState(false);
  const restoring = useAction(actions.restoreProduct, archiveSentences.restoreFailed);
  const deleting = useAction(actions.deleteProductForGood, archiveSentences.deleteForGoodFailed);

  async function restore() {
    const outcome = await restoring.run({ id: product.id, isActive: false });
    report(outcome?.ok === false ? outcome.error.message : null);
    if (outcome?.ok) {
      showToast(archiveSentences.restored(product.name));
      focusProductCount();
    }
  }

  async function remove() {
    const outcome = await deleting.run({ id: product.id });
    if (outcome?.ok) {
      showToast(archiveSentences.deletedForGood(product.name));
      setIsAsking(false);
      focusProductCount();
    }
  }

  return (
    <div className="-mr-3 flex justify-end md:mr-0">
      <IconButton
        label={archiveSentences.restoreNamed(product.name)}
        aria-disabled={restoring.isPending}
        onClick={restore}
      >
        <UndoIcon />
      </IconButton>
      {mayDelete && (
        <IconButton
          label={archiveSentences.deleteForGoodNamed(product.name)}
          onClick={() => setIsAsking(true)}
        >
          <TrashIcon />
        </IconButton>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        question={archiveSentences.deleteForGoodQuestion(product.name)}
        text={archiveSentences.deleteForGoodHint}
        confirmLabel={archiveSentences.deleteForGood}
        isDanger
        {...asking(deleting, () => setIsAsking(false))}
        onConfirm={remove}
      />
    </div>
  );
}
