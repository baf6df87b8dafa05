'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { ActionForm } from '@/components/ui/forms/action-form';
import { SelectField } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import type { BulkChange } from '@/lib/catalog/bulk/bulk-input';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { bulkSentences } from '@/lib/messages/en/admin/products/bulk';
import { uiSentences } from '@/lib/messages/en/ui';

const FORM = 'bulk-categories';
const MODES = ['add', 'remove', 'first'] as const;

type BulkCategoriesDialogProps = {
  count: number;
  categories: readonly CategoryView[];
  error: string | undefined;
  isPending: boolean;
  onConfirm: (change: BulkChange) => void;
  onClose: () => void;
};

/** Adds the selected products to a category, or takes them out of it. */
export function BulkCategoriesDialog(props: BulkCategoriesDialogProps) {
  const { count, categories, error, isPending, onConfirm, onClose } = props;
  const [mode, setMode] = useState<(typeof MODES)[number]>('add');
  const [categoryId, setCategoryId] = useState(categories[0]?.id ?? '');
  return (
    <Dialog
      title={bulkSentences.categoriesTitle(count)}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <button type="button" className={buttonStyle('secondary')} onClick={onClose}>
            {uiSentences.cancel}
          </button>
          <SubmitButton form={FORM} isPending={isPending}>
            {bulkSentences.changeCategories}
          </SubmitButton>
        </>
      }
    >
      <ActionForm id={FORM} onSubmit={() => onConfirm({ kind: 'categories', mode, categoryId })}>
        <div className="flex flex-col gap-4">
          <SelectField
            name="mode"
            label={bulkSentences.mode}
            data-initial-focus
            value={mode}
            hint={mode === 'first' ? bulkSentences.firstHint : undefined}
            options={MODES.map((value) => ({ value, label: bulkSentences.modes[value] }))}
            onChange={({ target }) => setMode(MODES.find((value) => value === target.value) ?? 'add')}
          />
          <SelectField
            name="categoryId"
            label={bulkSentences.category}
            value={categoryId}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setCategoryId(target.value)}
          />
        </div>
      </ActionForm>
      {error && (
        <Notice kind="error" className="mt-4">
          {error}
        </Notice>
      )}
    </Dialog>
  );
}
