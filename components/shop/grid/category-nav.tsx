import { CurrentLink } from '@/components/ui/links/current-link';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { catalogSentences } from '@/lib/messages/en/shop/catalog';

type CategoryNavProps = { categories: readonly CategoryView[]; currentId: string | null };

const LOOK = {
  all: 'inline-flex min-h-11 items-center rounded-full border px-4',
  current: 'border-tenant bg-tenant font-semibold text-on-tenant',
  other: 'border-line bg-surface hover:border-line-strong',
};

/** The shop's categories as a row of links; on a narrow screen it scrolls sideways. */
export function CategoryNav({ categories, currentId }: CategoryNavProps) {
  if (categories.length === 0) {
    return null;
  }
  const entries = [{ id: null, name: catalogSentences.allCategories }, ...categories];
  return (
    <nav aria-label={catalogSentences.categories} className="-mx-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <ul className="flex gap-2 py-1">
        {entries.map(({ id, name }) => (
          <li key={id ?? 'all'} className="shrink-0">
            <CurrentLink
              href={id === null ? '/' : `/category/${id}`}
              isCurrent={id === currentId}
              look={LOOK}
            >
              {name}
            </CurrentLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
