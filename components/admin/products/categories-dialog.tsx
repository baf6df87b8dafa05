'use client';
import { useState } from 'react';
import { asking, useAction } from '@/components/admin/use-action';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { Dialog } from '@/components/ui/dialogs/dialog';
import type { AdminCategoryView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';
import { adminWords } from '@/lib/messages/en/admin/words';
import { CategoryRow } from './category-row';
import { NewCategoryForm } from './new-category-form';
import type { CategoryActions } from './product-actions';

type CategoriesDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  categories: readonly AdminCategoryView[];
  actions: CategoryActions;
};

/** The shop's categories: add, rename, sort, delete. */
export function CategoriesDialog({ isOpen, onClose, categories, actions }: CategoriesDialogProps) {
  const [deleting, setDeleting] = useState<AdminCategoryView | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const moving = useAction(actions.moveCategory, messages.category.changeFailed);
  const removing = useAction(actions.deleteCategory, messages.category.changeFailed);

  async function move(id: string, direction: 'up' | 'down') {
    const outcome = await moving.run({ id, direction });
    setProblem(outcome?.ok === false ? outcome.error.message : null);
  }

  async function remove() {
    const outcome = deleting && (await removing.run({ id: deleting.id }));
    if (outcome?.ok) {
      setDeleting(null);
    }
  }

  return (
    <>
      <Dialog title={adminCategoriesSentences.categories} isOpen={isOpen} onClose={onClose}>
        <p className="pb-4 text-muted">{adminCategoriesSentences.orderHint}</p>
        <div role="alert" className="text-danger not-empty:pb-4">
          {problem}
        </div>
        {categories.length === 0 ? (
          <p className="pb-6">{messages.category.none}</p>
        ) : (
          <ul className="flex flex-col border-b border-line pb-2">
            {categories.map((category, index) => (
              <CategoryRow
                key={category.id}
                category={category}
                isFirst={index === 0}
                isLast={index === categories.length - 1}
                onMove={(direction) => move(category.id, direction)}
                onDelete={() => setDeleting(category)}
                renameCategory={actions.renameCategory}
              />
            ))}
          </ul>
        )}
        <NewCategoryForm createCategory={actions.createCategory} />
      </Dialog>
      <ConfirmDialog
        isOpen={deleting !== null}
        question={messages.category.deleteQuestion(deleting?.name ?? '')}
        text={messages.category.deleteHint(deleting?.productCount ?? 0)}
        confirmLabel={adminWords.delete}
        isDanger
        {...asking(removing, () => setDeleting(null))}
        onConfirm={remove}
      />
    </>
  );
}
