'use client';
import { useRef, useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { SelectField } from '@/components/ui/forms/field';
import { SideButton } from '@/components/ui/forms/side-button';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';
import { uiSentences } from '@/lib/messages/en/ui';
import type { CategoryActions } from './product-actions';
import { CategoryNameField, useCategoryName } from './use-category-name';

const NEW = 'new';

type CategoryPickerProps = {
  categories: readonly CategoryView[];
  value: string;
  error: string | undefined;
  onChange: (categoryId: string) => void;
  onCreated: (category: CategoryView) => void;
  createCategory: CategoryActions['createCategory'];
};

/** Chooses one of the shop's categories, or creates a new one on the spot. */
export function CategoryPicker(props: CategoryPickerProps) {
  const [isNaming, setIsNaming] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const options = [
    { value: '', label: adminCategoriesSentences.noCategory },
    ...props.categories.map(({ id, name }) => ({ value: id, label: name })),
    { value: NEW, label: adminCategoriesSentences.chooseNew },
  ];
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        ref={select}
        name="categoryId"
        id="product-category"
        label={adminCategoriesSentences.category}
        isOptional
        options={options}
        value={isNaming ? NEW : props.value}
        error={props.error}
        onChange={({ target }) => {
          setIsNaming(target.value === NEW);
          if (target.value !== NEW) {
            props.onChange(target.value);
          }
        }}
      />
      {isNaming && (
        <NewCategory
          createCategory={props.createCategory}
          onCreated={(category) => {
            setIsNaming(false);
            props.onCreated(category);
            select.current?.focus();
          }}
          onCancel={() => {
            setIsNaming(false);
            select.current?.focus();
          }}
        />
      )}
    </div>
  );
}

type NewCategoryProps = Pick<CategoryPickerProps, 'createCategory' | 'onCreated'> & { onCancel: () => void };

function NewCategory({ createCategory, onCreated, onCancel }: NewCategoryProps) {
  const typed = useCategoryName('');
  const creating = useAction(createCategory, messages.category.createFailed);

  async function create() {
    const created = await typed.submit(() => creating.run({ name: typed.name }));
    if (created) {
      onCreated(created);
    }
  }

  return (
    <div className="flex flex-col gap-3 rounded-control bg-sunken p-3">
      <CategoryNameField
        typed={typed}
        name="newCategory"
        id="new-category"
        label={adminCategoriesSentences.nameOfNew}
        autoFocus
        onKeyDown={(event) => {
          // Enter would submit the whole product form.
          if (event.key === 'Enter') {
            event.preventDefault();
            void create();
          }
        }}
      />
      <div className="flex flex-wrap gap-3">
        <SideButton
          isPending={creating.isPending}
          pendingLabel={adminCategoriesSentences.creating}
          onClick={create}
          label={adminCategoriesSentences.create}
        />
        <button type="button" className={buttonStyle('quiet', 'px-2')} onClick={onCancel}>
          {uiSentences.cancel}
        </button>
      </div>
    </div>
  );
}
