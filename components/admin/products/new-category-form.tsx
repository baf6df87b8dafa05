'use client';
import { useRef, useState } from 'react';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { Field } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { categoryNameProblem } from '@/lib/catalog/categories/category-rules';
import { messages } from '@/lib/messages';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/categories';
import type { CategoryActions } from './product-actions';

/** Adds a category at the end, and empties the field for the next one. */
export function NewCategoryForm({ createCategory }: Pick<CategoryActions, 'createCategory'>) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useUnsaved({
    name: 'new-category',
    isUnsaved: name.trim() !== '',
    values: { name },
    restore: (kept) => {
      const typed = fieldsFrom(kept, { name });
      setName(typed?.name ?? name);
      return typed !== null;
    },
  });
  const creating = useAction(createCategory, messages.category.createFailed);

  async function create(event: React.FormEvent) {
    event.preventDefault();
    setAdded(null);
    const found = categoryNameProblem(name);
    const outcome = found ? null : await creating.run({ name });
    setProblem(found ?? (outcome?.ok === false ? outcome.error.message : null));
    if (outcome?.ok) {
      setName('');
      setAdded(outcome.value.name);
    }
    input.current?.focus();
  }

  return (
    <form noValidate onSubmit={create} className="flex flex-wrap items-start gap-3 pt-4">
      <ReadyFields>
        <Field
          ref={input}
          name="name"
          id="category-name"
          label={adminCategoriesSentences.newCategory}
          className="min-w-0 grow basis-56"
          autoComplete="off"
          value={name}
          error={problem ?? undefined}
          onChange={({ target }) => {
            setName(target.value);
            setProblem(null);
          }}
        />
        <div role="alert" className="sr-only">
          {problem}
        </div>
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
