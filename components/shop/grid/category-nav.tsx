import { CurrentLink } from '@/components/ui/current-link';
import type { CategoryView } from '@/lib/catalog/products/product-views';

type CategoryNavProps = { categories: readonly CategoryView[]; currentId: string | null };

/** The shop's categories as a row of links; on a narrow screen it scrolls sideways. */
export function CategoryNav({ categories, currentId }: CategoryNavProps) {
  if (categories.length === 0) {
    return null;
  }
  const entries = [{ id: null, name: 'All' }, ...categories];
  return (
    <nav aria-label="Categories" className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-2 py-1">
        {entries.map(({ id, name }) => (
          <li key={id ?? 'all'} className="shrink-0">
            <CurrentLink
              href={id === null ? '/' : `/category/${id}`}
              isCurrent={id === currentId}
              className="inline-flex min-h-11 items-center rounded-full border px-4"
              currentStyle="border-tenant bg-tenant font-semibold text-on-tenant"
              otherStyle="border-line bg-surface hover:border-line-strong"
            >
              {name}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
