'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { firstPosition } from '@/lib/catalog/pictures/first-position';
import type { AdminProductView, CategoryView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { adminWords } from '@/lib/messages/en/admin/words';
import { uiSentences } from '@/lib/messages/en/ui';
import type { KeptProduct } from './kept-product';
import type { ProductActions } from './product-actions';
import { fieldNames, ProductConflict } from './product-conflict';
import { ProductFields } from './product-fields';
import { ProductPreview } from './product-preview';
import { useProductForm } from './use-product-form';

const FORM = 'product-form';

type ProductDialogProps = {
  /** Null to add a product. */
  product: AdminProductView | null;
  /** The values typed before a reload of the page. */
  kept: KeptProduct | null;
  isOpen: boolean;
  onClose: () => void;
  categories: readonly CategoryView[];
  actions: ProductActions;
};

/** Adds or edits a product. Set a new key for each opening, so that each starts fresh. */
export function ProductDialog(props: ProductDialogProps) {
  const { product, kept, isOpen, onClose, categories, actions } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [created, setCreated] = useState<CategoryView[]>([]);
  const known = new Set(categories.map(({ id }) => id));
  const choices = [...categories, ...created.filter(({ id }) => !known.has(id))];
  const form = useProductForm({
    product,
    actions,
    kept,
    isOpen,
    onSaved: (_saved, wasNew, alsoChanged) => {
      const done = wasNew ? messages.product.created : messages.product.updated;
      const also = alsoChanged.length > 0 ? ` ${messages.conflict.alsoChanged(fieldNames(alsoChanged))}` : '';
      showToast(done + also);
      onClose();
    },
  });
  const requestClose = () => (form.isDirty ? setIsAsking(true) : onClose());
  const isUploading = form.picture.progress !== null;

  return (
    <>
      <Dialog
        title={form.isNew ? adminProductsSentences.addProduct : adminProductsSentences.editProduct}
        isOpen={isOpen}
        onClose={requestClose}
        size="large"
        footer={
          <>
            <div role="alert" className="flex min-w-0 grow basis-64 items-center text-danger empty:hidden">
              {form.summary}
            </div>
            <button type="button" className={buttonStyle('secondary')} onClick={requestClose}>
              {uiSentences.cancel}
            </button>
            <SubmitButton
              form={FORM}
              isPending={form.isSaving || isUploading}
              pendingLabel={isUploading ? adminProductsSentences.uploadingPicture : uiSentences.saving}
            >
              {form.isNew ? adminProductsSentences.addProduct : adminWords.saveChanges}
            </SubmitButton>
          </>
        }
      >
        <ActionForm ref={form.form} id={FORM} onSubmit={() => void form.save()}>
          {form.conflict && <ProductConflict {...form.conflict} categories={choices} />}
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_260px]">
            <ProductFields
              form={form}
              categories={choices}
              actions={actions}
              onCategoryCreated={(category) => setCreated((earlier) => [...earlier, category])}
            />
            <ProductPreview
              values={form.values}
              categoryName={choices.find(({ id }) => id === form.values.categoryId)?.name ?? null}
              imageUrl={form.picture.shownUrl}
              imagePosition={firstPosition(form.picture.shown)}
            />
          </div>
        </ActionForm>
      </Dialog>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        question={messages.product.discardQuestion}
        text={adminProductsSentences.notSaved}
        confirmLabel={adminProductsSentences.discard}
        cancelLabel={adminProductsSentences.keepEditing}
        isDanger
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
