'use client';
import { useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { messages } from '@/lib/messages';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';
import type { CategoryActions } from './product-actions';
import { CategoryNameField, useCategoryName } from './use-category-name';

/** Adds a category at the end, and empties the field for the next one. */
export function NewCategoryForm({ createCategory }: Pick<CategoryActions, 'createCategory'>) {
  const typed = useCategoryName('');
  const [added, setAdded] = useState<string | null>(null);
  useUnsaved({ name: 'new-category', isUnsaved: typed.name.trim() !== '', ...typed.kept });
  const creating = useAction(createCategory, messages.category.createFailed);

  async function create(event: React.FormEvent) {
    event.preventDefault();
    setAdded(null);
    const created = await typed.submit(() => creating.run({ name: typed.name }));
    if (created) {
      typed.setName('');
      setAdded(created.name);
      typed.input.current?.focus();
    }
  }

  return (
    <form noValidate onSubmit={create} className="flex flex-wrap items-start gap-3 pt-4">
      <ReadyFields>
        <CategoryNameField
          typed={typed}
          name="name"
          id="category-name"
          label={adminCategoriesSentences.newCategory}
          className="min-w-0 grow basis-56"
        />
        <div role="status" className="sr-only">
          {added && adminCategoriesSentences.added(added)}
        </div>
        <SubmitButton
          variant="secondary"
          className="sm:mt-7"
          isPending={creating.isPending}
          pendingLabel={adminCategoriesSentences.adding}
        >
          {adminCategoriesSentences.add}
        </SubmitButton>
      </ReadyFields>
    </form>
  );
}
