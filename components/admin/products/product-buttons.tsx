'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { PlusIcon } from '@/components/ui/icons';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';
import { useWorkbench } from './product-workbench';

export function AddProductButton() {
  const { add } = useWorkbench();
  return (
    <button type="button" className={buttonStyle('primary', 'px-4! sm:px-6!')} onClick={add}>
      <PlusIcon className="size-5" />
      {adminProductsSentences.addProduct}
    </button>
  );
}

export function CategoriesButton() {
  const { manageCategories } = useWorkbench();
  return (
    <button type="button" className={buttonStyle('secondary', 'px-4! sm:px-6!')} onClick={manageCategories}>
      {adminCategoriesSentences.categories}
    </button>
  );
}
