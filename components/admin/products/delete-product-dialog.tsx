'use client';
import { callAction } from '@/components/admin/call-action';
import { asking, useAction } from '@/components/admin/use-action';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { showToastWithButton } from '@/components/ui/dialogs/toast-with-button';
import type { AdminProductView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { archiveSentences } from '@/lib/messages/en/admin/products/archive';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { ProductActions } from './product-actions';
import { focusProductCount } from './product-count';

type DeleteProductDialogProps = {
  /** Null while the dialog is closed. */
  product: AdminProductView | null;
  onClose: () => void;
  /** With what went wrong, if anything did. */
  onUndone: (problem: string | null) => void;
  actions: Pick<ProductActions, 'deleteProduct' | 'restoreProduct'>;
};

/** 'Are you sure you want to delete this product?' It is archived, so the message can undo it. */
export function DeleteProductDialog({ product, onClose, onUndone, actions }: DeleteProductDialogProps) {
  const deleting = useAction(actions.deleteProduct, messages.product.deleteFailed);

  async function confirm() {
    const outcome = product && (await deleting.run({ id: product.id }));
    if (product && outcome?.ok) {
      const { wasActive } = outcome.value;
      onClose();
      // The focused button was removed together with the product.
      focusProductCount();
      showToastWithButton(messages.product.deleted, {
        label: archiveSentences.undo,
        takesFocus: true,
        run: () => void undo(product, wasActive),
      });
    }
  }

  async function undo({ id, name }: AdminProductView, isActive: boolean) {
    const outcome = await callAction(actions.restoreProduct, { id, isActive }, archiveSentences.undoFailed);
    onUndone(outcome.ok ? null : outcome.error.message);
    if (outcome.ok) {
      showToast(archiveSentences.undone(name));
      focusProductCount();
    }
  }

  return (
    <ConfirmDialog
      isOpen={product !== null}
      question={messages.product.deleteQuestion}
      text={messages.product.deleteHint(product?.name ?? '')}
      confirmLabel={adminWords.delete}
      isDanger
      {...asking(deleting, onClose)}
      onConfirm={confirm}
    />
  );
}
