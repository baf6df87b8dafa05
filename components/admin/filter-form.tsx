import Form from 'next/form';
import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { inputStyle } from '@/components/ui/forms/field';
import { SearchIcon } from '@/components/ui/icons';
import { adminFrameSentences } from '@/lib/messages/en/admin/frame';
import { adminWords } from '@/lib/messages/en/admin/words';
import { LONGEST_SEARCH } from '@/lib/text/clean-search';

type FilterFormProps = {
  /** The list's own path. */
  action: string;
  /** The current query; a new one remounts the fields, because old ones would keep their previous choice. */
  query: string;
  search: { id: string; label: string; value: string; hint?: string; placeholder?: string };
  /** The number of active filters, without the search. */
  chosen: number;
  /** The address without search and filters; null if there are none. */
  clearHref: string | null;
  /** Hidden fields. */
  hidden?: React.ReactNode;
  /** The filters, above the buttons or beside them. */
  children: React.ReactNode;
  /** The layout classes of filters and buttons. */
  fieldsStyle: string;
  buttonsStyle: string;
};

/**
 * Search and filters of a list. A GET form, so that the choice is in the address. On narrow screens the filters are
 * collapsed while none is active.
 */
export function FilterForm(props: FilterFormProps) {
  const { action, query, search, chosen, clearHref, hidden, children, fieldsStyle, buttonsStyle } = props;
  const hintId = `${search.id}-hint`;
  return (
    <search>
      <Form
        key={query}
        action={action}
        className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 sm:p-5"
      >
        {hidden}
        <div className="flex gap-3">
          <div className="min-w-0 grow">
            <label htmlFor={search.id} className="sr-only">
              {search.label}
            </label>
            <input
              id={search.id}
              type="search"
              name="q"
              defaultValue={search.value}
              maxLength={LONGEST_SEARCH}
              placeholder={search.placeholder ?? adminFrameSentences.searchPlaceholder}
              aria-describedby={search.hint ? hintId : undefined}
              className={`${inputStyle} h-12 border-line-strong`}
            />
          </div>
          <button type="submit" className={buttonStyle('secondary', 'shrink-0 px-3.5! sm:px-6!')}>
            <SearchIcon className="size-5" />
            <span className="sr-only sm:not-sr-only">{adminWords.search}</span>
          </button>
        </div>
        {search.hint && (
          <p id={hintId} className="text-sm text-muted">
            {search.hint}
          </p>
        )}
        <details
          open={chosen > 0}
          className="supports-[selector(::details-content)]:lg:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink supports-[selector(::details-content)]:lg:hidden">
            {adminFrameSentences.filters(chosen)}
          </summary>
          <div className={fieldsStyle}>
            {children}
            <div className={buttonsStyle}>
              <button type="submit" className={buttonStyle('secondary', 'max-sm:grow')}>
                {adminFrameSentences.apply}
              </button>
              {clearHref !== null && (
                <Link href={clearHref} className={buttonStyle('quiet')}>
                  {adminWords.clear}
                </Link>
              )}
            </div>
          </div>
        </details>
      </Form>
    </search>
  );
}
