import type { AdminProductView } from '@/lib/catalog/products/product-views';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/categories';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { adminWords } from '@/lib/messages/en/admin/words';
import { ProductRow } from './product-row';

const head = 'px-3 py-3 text-left text-sm font-medium text-muted';

/** The products of a page: a table, or cards on a phone. */
export function ProductTable({ products }: { products: readonly AdminProductView[] }) {
  return (
    <div className="md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface">
      <table className="block w-full md:table">
        <caption className="sr-only">{adminPages.products}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr>
            <th scope="col" className={head}>
              {adminProductsSentences.image}
            </th>
            <th scope="col" className={head}>
              {adminWords.name}
            </th>
            <th scope="col" className={`${head} md:text-right`}>
              {adminProductsSentences.price}
            </th>
            <th scope="col" className={head}>
              {adminCategoriesSentences.category}
            </th>
            <th scope="col" className={head}>
              {adminWords.status}
            </th>
            <th scope="col" className={`${head} md:text-right`}>
              {adminProductsSentences.actions}
            </th>
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
