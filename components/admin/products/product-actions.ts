// The server actions of the product page. The page passes them as props: components import no actions.
import type { PicturesChoice } from '@/components/admin/pictures/list/picture-entry';
import type { ProductToSave } from '@/lib/catalog/products/product-form-values';
import type { CategoryView, ProductSave } from '@/lib/catalog/products/product-views';
import type { Outcome } from '@/lib/outcome';

type Action<Input, Value> = (input: Input) => Promise<Outcome<Value>>;

type SavedProduct = ProductToSave & { picture: PicturesChoice };

export type CategoryActions = {
  createCategory: Action<{ name: string }, CategoryView>;
  renameCategory: Action<{ id: string; name: string }, CategoryView>;
  moveCategory: Action<{ id: string; direction: 'up' | 'down' }, null>;
  deleteCategory: Action<{ id: string }, null>;
};

export type ProductActions = CategoryActions & {
  createProduct: Action<SavedProduct, ProductSave>;
  updateProduct: Action<SavedProduct & { id: string; version: number }, ProductSave>;
  setProductActive: Action<{ id: string; isActive: boolean }, null>;
  duplicateProduct: Action<{ id: string }, { name: string }>;
  deleteProduct: Action<{ id: string }, null>;
  generateSku: Action<object, { sku: string }>;
};
