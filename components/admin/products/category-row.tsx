'use client';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { IconButton } from '@/components/ui/icon-button';
import { PencilIcon, SearchIcon, TrashIcon } from '@/components/ui/icons';
import { MoveButtons } from '@/components/ui/move-buttons';
import type { AdminCategoryView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';
import { categoryListing } from '@/lib/messages/en/admin/store/search-listing';
import { productsText } from '@/lib/messages/en/counts';
import { uiSentences } from '@/lib/messages/en/ui';
import type { CategoryActions } from './product-actions';
import { CategoryNameField, useCategoryName } from './use-category-name';

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
        <IconButton
          ref={renameButton}
          label={adminCategoriesSentences.renameNamed(name)}
          onClick={() => setIsRenaming(true)}
        >
          <PencilIcon />
        </IconButton>
        <Link
          href={`/admin/products/categories/${category.id}`}
          aria-label={categoryListing.open(name)}
          prefetch={false}
          className="flex size-11 items-center justify-center rounded-full hover:bg-sunken"
        >
          <SearchIcon />
        </Link>
        <IconButton label={adminProductsSentences.deleteNamed(name)} onClick={onDelete}>
          <TrashIcon />
        </IconButton>
      </span>
    </li>
  );
}

type RenameFormProps = Pick<CategoryRowProps, 'category' | 'renameCategory'> & { onDone: () => void };

function RenameForm({ category, renameCategory, onDone }: RenameFormProps) {
  const typed = useCategoryName(category.name);
  useUnsaved({
    name: `category-${category.id}`,
    isUnsaved: typed.name !== category.name,
    ...typed.kept,
  });
  const renaming = useAction(renameCategory, messages.category.changeFailed);

  async function rename(event: React.FormEvent) {
    event.preventDefault();
    if (await typed.submit(() => renaming.run({ id: category.id, name: typed.name }))) {
      onDone();
    }
  }

  return (
    <form
      noValidate
      onSubmit={rename}
      className="flex flex-wrap items-start gap-3 rounded-control bg-sunken p-3"
    >
      <CategoryNameField
        typed={typed}
        name="name"
        id={`category-${category.id}`}
        label={adminCategoriesSentences.newNameOf(category.name)}
        className="min-w-0 grow basis-56"
        autoFocus
        onKeyDown={(event) => {
          // Escape cancels the field's edit, and does not close the dialog.
          if (event.key === 'Escape') {
            event.preventDefault();
            event.stopPropagation();
            onDone();
          }
        }}
      />
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
