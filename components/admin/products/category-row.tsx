'use client';
import { useEffect, useRef, useState } from 'react';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Field } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { iconButton } from '@/components/ui/icon-button-style';
import { PencilIcon, TrashIcon } from '@/components/ui/icons';
import { MoveButtons } from '@/components/ui/move-buttons';
import { categoryNameProblem } from '@/lib/catalog/categories/category-rules';
import type { AdminCategoryView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/categories';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { productsText } from '@/lib/messages/en/counts';
import { uiSentences } from '@/lib/messages/en/ui';
import type { CategoryActions } from './product-actions';

type CategoryRowProps = {
  category: AdminCategoryView;
  isFirst: boolean;
  isLast: boolean;
  onMove: (direction: 'up' | 'down') => void;
  onDelete: () => void;
  renameCategory: CategoryActions['renameCategory'];
};

/** One category with its actions; its name is edited in place. */
export function CategoryRow({
  category,
  isFirst,
  isLast,
  onMove,
  onDelete,
  renameCategory,
}: CategoryRowProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const { name, productCount } = category;

  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) {
      renameButton.current?.focus();
    }
    wasRenaming.current = isRenaming;
  }, [isRenaming]);

  if (isRenaming) {
    return (
      <li className="py-2">
        <RenameForm category={category} renameCategory={renameCategory} onDone={() => setIsRenaming(false)} />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-center gap-x-3 py-1">
      <span className="min-w-0 grow basis-40">
        <span className="font-medium">{name}</span>{' '}
        <span className="whitespace-nowrap text-sm text-muted">{productsText(productCount)}</span>
      </span>
      <span className="-ml-3 flex sm:-mr-3 sm:ml-0">
        <MoveButtons name={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
        <button
          ref={renameButton}
          type="button"
          aria-label={adminCategoriesSentences.renameNamed(name)}
          className={iconButton}
          onClick={() => setIsRenaming(true)}
        >
          <PencilIcon />
        </button>
        <button
          type="button"
          aria-label={adminProductsSentences.deleteNamed(name)}
          className={iconButton}
          onClick={onDelete}
        >
          <TrashIcon />
        </button>
      </span>
    </li>
  );
}

type RenameFormProps = Pick<CategoryRowProps, 'category' | 'renameCategory'> & { onDone: () => void };

function RenameForm({ category, renameCategory, onDone }: RenameFormProps) {
  const [name, setName] = useState(category.name);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useUnsaved({
    name: `category-${category.id}`,
    isUnsaved: name !== category.name,
    values: { name },
    restore: (kept) => {
      const typed = fieldsFrom(kept, { name });
      setName(typed?.name ?? name);
      return typed !== null;
    },
  });
  const renaming = useAction(renameCategory, messages.category.changeFailed);

  async function rename(event: React.FormEvent) {
    event.preventDefault();
    const found = categoryNameProblem(name);
    const outcome = found ? null : await renaming.run({ id: category.id, name });
    if (outcome?.ok) {
      onDone();
      return;
    }
    setProblem(found ?? outcome?.error.message ?? null);
    input.current?.focus();
  }

  return (
    <form
      noValidate
      onSubmit={rename}
      className="flex flex-wrap items-start gap-3 rounded-control bg-sunken p-3"
    >
      <Field
        ref={input}
        name="name"
        id={`category-${category.id}`}
        label={adminCategoriesSentences.newNameOf(category.name)}
        className="min-w-0 grow basis-56"
        autoFocus
        autoComplete="off"
        value={name}
        error={problem ?? undefined}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(null);
        }}
        onKeyDown={(event) => {
          // Escape cancels the field's edit, and does not close the dialog.
          if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            onDone();
          }
        }}
      />
      <div role="alert" className="sr-only">
        {problem}
      </div>
      <div className="flex gap-3 sm:mt-7">
        <SubmitButton variant="secondary" isPending={renaming.isPending}>
          {adminCategoriesSentences.rename}
        </SubmitButton>
        <button type="button" className={buttonStyle('quiet', 'px-2')} onClick={onDone}>
          {uiSentences.cancel}
        </button>
      </div>
    </form>
  );
}
