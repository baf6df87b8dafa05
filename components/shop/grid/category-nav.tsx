import { Link } from '@/components/ui/links/link';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { catalogSentences } from '@/lib/messages/en/shop/catalog';

type CategoryNavProps = { categories: readonly CategoryView[]; currentId: string | null };

/** The shop's categories as a row of links; on a narrow screen it scrolls sideways. */
export function CategoryNav({ categories, currentId }: CategoryNavProps) {
  if (categories.length === 0) {
    return null;
  }
  const entries = [{ id: null, name: catalogSentences.allCategories }, ...categories];
  return (
    <nav aria-label={catalogSentences.categories} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-2 py-1 *:shrink-0">
        {entries.map(({ id, name }) => (
          <li key={id ?? 'all'}>
            <Link
              href={id === null ? '/' : `/category/${id}`}
              className="chip"
              {...(id === currentId && { 'aria-current': 'page' })}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
