'use client';
import { asking, useAction } from '@/components/admin/use-action';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import type { AdminProductView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { ProductActions } from './product-actions';
import { focusProductCount } from './product-count';

type DeleteProductDialogProps = {
  /** Null while the dialog is closed. */
  product: AdminProductView | null;
  onClose: () => void;
  actions: Pick<ProductActions, 'deleteProduct'>;
};

/** 'Are you sure you want to delete this product?' */
export function DeleteProductDialog({ product, onClose, actions }: DeleteProductDialogProps) {
  const deleting = useAction(actions.deleteProduct, messages.product.deleteFailed);

  async function confirm() {
    const outcome = product && (await deleting.run({ id: product.id }));
    if (outcome?.ok) {
      showToast(messages.product.deleted);
      onClose();
      // The focused button was removed together with the product.
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
