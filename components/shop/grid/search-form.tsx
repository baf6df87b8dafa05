import { catalogSentences } from '@/lib/messages/en/shop/catalog';

/** Product search. A plain form, so it works before and without JavaScript. */
export function SearchForm({ query = '', id }: { query?: string; id: string }) {
  return (
    <search>
      <form action="/search" className="flex w-full">
        <label htmlFor={id} className="sr-only">
          {catalogSentences.searchProducts}
        </label>
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={100}
          placeholder={catalogSentences.searchProducts}
          className="search-field"
        />
        <button type="submit" className="search-button" aria-label={catalogSentences.search}>
          <svg
            viewBox="0 0 20 20"
            className="size-5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <circle cx="8.5" cy="8.5" r="5.5" />
            <path d="m13 13 4.5 4.5" strokeLinecap="round" />
          </svg>
        </button>
      </form>
    </search>
  );
}
