'use client';
import dynamic from 'next/dynamic';
import { createContext, useContext, useEffect, useState } from 'react';
import { takeTyped } from '@/components/admin/unsaved/typed-text';
import { showToast } from '@/components/ui/dialogs/toast';
import { Notice } from '@/components/ui/notice';
import type { AdminCategoryView, AdminProductView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { SelectionProvider } from './bulk/selection';
import { CategoriesDialog } from './categories-dialog';
import { DeleteProductDialog } from './delete-product-dialog';
import type { KeptProduct } from './kept-product';
import { KEPT_PRODUCT } from './kept-product-name';
import type { ProductActions } from './product-actions';

// Fetched when it is opened: the list of products does not need the form. Without `ssr: false` it would have no Suspense
// boundary of its own, so the whole page would be hidden meanwhile, and lose its focus.
const ProductDialog = dynamic(() => import('./product-dialog').then((module) => module.ProductDialog), {
  ssr: false,
});

type Workbench = {
  actions: ProductActions;
  /** Opens the dialog that adds a product. */
  add: () => void;
  edit: (product: AdminProductView) => void;
  /** Asks for confirmation, and then deletes. */
  remove: (product: AdminProductView) => void;
  manageCategories: () => void;
  /** Shows an error above the list; null clears it. */
  report: (problem: string | null) => void;
  /** Whether this person may delete archived products for good. */
  mayDelete: boolean;
};

const WorkbenchContext = createContext<Workbench | null>(null);

/** The dialogs' functions, for buttons and rows of the product page. */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (workbench === null) {
    throw new Error('The product page has no workbench around it');
  }
  return workbench;
}

type ProductWorkbenchProps = {
  actions: ProductActions;
  categories: readonly AdminCategoryView[];
  mayDelete: boolean;
  children: React.ReactNode;
};

/** Holds the dialogs of the product page, once for the page instead of once per row. */
export function ProductWorkbench({ actions, categories, mayDelete, children }: ProductWorkbenchProps) {
  const [editor, setEditor] = useState({
    opening: 0,
    isOpen: false,
    product: null as AdminProductView | null,
    kept: null as KeptProduct | null,
  });
  const [deleting, setDeleting] = useState<AdminProductView | null>(null);
  const [isArranging, setIsArranging] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const open = (product: AdminProductView | null) =>
    setEditor(({ opening }) => ({ opening: opening + 1, isOpen: true, product, kept: null }));

  useEffect(() => {
    const typed = takeTyped(KEPT_PRODUCT);
    if (typed !== null) {
      void giveBack(typed);
    }
    /** A kept form is rare, and the code that checks it is large: it is loaded only if there is one. */
    async function giveBack(stored: unknown): Promise<void> {
      const { readKeptProduct } = await import('./kept-product');
      const kept = readKeptProduct(stored);
      if (kept !== null) {
        setEditor(({ opening }) => ({ opening: opening + 1, isOpen: true, product: null, kept }));
        showToast(messages.pageState.restored);
      }
    }
  }, []);

  return (
    <WorkbenchContext
      value={{
        actions,
        add: () => open(null),
        edit: open,
        remove: setDeleting,
        manageCategories: () => setIsArranging(true),
        report: setProblem,
        mayDelete,
      }}
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      <SelectionProvider>{children}</SelectionProvider>
      {editor.opening > 0 && (
        <ProductDialog
          key={editor.opening}
          product={editor.product}
          kept={editor.kept}
          isOpen={editor.isOpen}
          onClose={() => setEditor((current) => ({ ...current, isOpen: false }))}
          categories={categories}
          actions={actions}
        />
      )}
      <DeleteProductDialog
        product={deleting}
        onClose={() => setDeleting(null)}
        onUndone={setProblem}
        actions={actions}
      />
      <CategoriesDialog
        isOpen={isArranging}
        onClose={() => setIsArranging(false)}
        categories={categories}
        actions={actions}
      />
    </WorkbenchContext>
  );
}
