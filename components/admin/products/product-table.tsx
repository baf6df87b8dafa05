import type { AdminProductView } from '@/lib/catalog/products/product-views';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';
import { stockPageSentences } from '@/lib/messages/en/admin/products/stock';
import { adminWords } from '@/lib/messages/en/admin/words';
import { ProductRow } from './product-row';

const head = 'px-3 py-3 text-left text-sm font-medium text-muted';

const HEADS = [
  { name: adminProductsSentences.image, style: head },
  { name: adminWords.name, style: head },
  { name: adminProductsSentences.price, style: `${head} md:text-right` },
  { name: stockPageSentences.title, style: head },
  { name: adminCategoriesSentences.category, style: head },
  { name: adminWords.status, style: head },
  { name: adminProductsSentences.actions, style: `${head} md:text-right` },
];

/** The products of a page: a table, or cards on a phone. */
export function ProductTable({ products }: { products: readonly AdminProductView[] }) {
  return (
    <div className="md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface">
      <table className="block w-full md:table">
        <caption className="sr-only">{adminPages.products}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr>
            {HEADS.map(({ name, style }) => (
              <th key={name} scope="col" className={style}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="grid gap-3 md:table-row-group">
          {products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
