// The server actions of the product page. The page passes them as props: components import no actions.

import type { PicturesChoice } from '@/components/admin/pictures/list/picture-entry';
import type { BulkChange } from '@/lib/catalog/bulk/bulk-input';
import type { BulkResult, PricePreviewLine } from '@/lib/catalog/bulk/bulk-result';
import type { PriceChange } from '@/lib/catalog/bulk/price-change';
import type { ProductToSave } from '@/lib/catalog/products/product-form-values';
import type { ProductChoice } from '@/lib/catalog/products/product-list';
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

export type BulkActions = {
  chooseMatching: Action<ProductChoice, { ids: string[] }>;
  previewPrices: Action<{ ids: string[]; change: PriceChange }, { lines: PricePreviewLine[] }>;
  changeProducts: Action<{ ids: string[]; change: BulkChange }, BulkResult>;
  undoProductBatch: Action<{ id: string }, BulkResult>;
};

export type ProductActions = CategoryActions &
  BulkActions & {
    createProduct: Action<SavedProduct, ProductSave>;
    updateProduct: Action<SavedProduct & { id: string; version: number }, ProductSave>;
    setProductActive: Action<{ id: string; isActive: boolean }, null>;
    duplicateProduct: Action<{ id: string }, { name: string }>;
    deleteProduct: Action<{ id: string }, { wasActive: boolean }>;
    restoreProduct: Action<{ id: string; isActive: boolean }, null>;
    deleteProductForGood: Action<{ id: string }, null>;
    generateSku: Action<object, { sku: string }>;
  };
