'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { PlusIcon } from '@/components/ui/icons';
import { useWorkbench } from './product-workbench';

export function AddProductButton() {
  const { add } = useWorkbench();
  return (
    <button type="button" className={buttonStyle('primary', 'px-4! sm:px-6!')} onClick={add}>
      <PlusIcon className="size-5" />
      Add Product
    </button>
  );
}

export function CategoriesButton() {
  const { manageCategories } = useWorkbench();
  return (
    <button type="button" className={buttonStyle('secondary', 'px-4! sm:px-6!')} onClick={manageCategories}>
      Categories
    </button>
  );
}
