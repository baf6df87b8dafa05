import type { AdminProductView } from '@/lib/catalog/products/product-views';
import { ProductRow } from './product-row';

const head = 'px-3 py-3 text-left text-sm font-medium text-muted';

/** The products of a page: a table, or cards on a phone. */
export function ProductTable({ products }: { products: readonly AdminProductView[] }) {
  return (
    <div className="md:overflow-hidden md:rounded-card md:border md:border-line md:bg-surface">
      <table className="block w-full md:table">
        <caption className="sr-only">Products</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr>
            <th scope="col" className={head}>
              Image
            </th>
            <th scope="col" className={head}>
              Name
            </th>
            <th scope="col" className={`${head} md:text-right`}>
              Price
            </th>
            <th scope="col" className={head}>
              Category
            </th>
            <th scope="col" className={head}>
              Status
            </th>
            <th scope="col" className={`${head} md:text-right`}>
              Actions
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
