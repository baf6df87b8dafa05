import { buttonStyle } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/links/link';
import { filterPath, NO_FILTER, type ProductFilter } from '@/lib/catalog/filters/product-filter';
import { filterSentences as say } from '@/lib/messages/en/shop/front/filters';
import { formatCents } from '@/lib/money/cents';

type ChosenFiltersProps = { filter: ProductFilter; categoryName: string | null };

type Chosen = { name: string; without: ProductFilter };

function chosenOf(filter: ProductFilter, categoryName: string | null): Chosen[] {
  const { minCents, maxCents, isAvailable, options } = filter;
  return [
    ...(categoryName === null ? [] : [{ name: categoryName, without: { ...filter, categoryId: null } }]),
    ...(minCents === null
      ? []
      : [{ name: say.priceFrom(formatCents(minCents)), without: { ...filter, minCents: null } }]),
    ...(maxCents === null
      ? []
      : [{ name: say.priceTo(formatCents(maxCents)), without: { ...filter, maxCents: null } }]),
    ...(isAvailable ? [{ name: say.availableNow, without: { ...filter, isAvailable: false } }] : []),
    ...options.map((option) => ({
      name: say.optionOf(option.name, option.value),
      without: { ...filter, options: options.filter((other) => other !== option) },
    })),
  ];
}

/** The chosen filters as links that take one away; nothing if none is chosen. */
export function ChosenFilters({ filter, categoryName }: ChosenFiltersProps) {
  const chosen = chosenOf(filter, categoryName);
  if (chosen.length === 0) {
    return null;
  }
  return (
    <nav aria-label={say.active}>
      <ul className="flex flex-wrap items-center gap-2">
        {chosen.map(({ name, without }) => (
          <li key={name}>
            <Link
              href={filterPath(without)}
              prefetch={false}
              aria-label={say.remove(name)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-surface px-4 hover:border-line-strong"
            >
              {name}
              <svg
                viewBox="0 0 12 12"
                className="size-3"
                stroke="currentColor"
                strokeWidth="1.6"
                aria-hidden="true"
              >
                <path d="m2 2 8 8M10 2l-8 8" strokeLinecap="round" />
              </svg>
            </Link>
          </li>
        ))}
        <li>
          <Link
            href={filterPath({ ...NO_FILTER, sort: filter.sort })}
            prefetch={false}
            className={buttonStyle('quiet')}
          >
            {say.clear}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
