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
  /** What is asked for now: a new one makes new fields, since the old ones would keep what was chosen before. */
  query: string;
  search: { id: string; label: string; value: string; hint?: string };
  /** How many filters are set, the search not counted. */
  chosen: number;
  /** Where nothing is asked for; null while nothing is. */
  clearHref: string | null;
  /** Fields that go along unseen. */
  hidden?: React.ReactNode;
  /** The filters, above the buttons or beside them. */
  children: React.ReactNode;
  /** How filters and buttons lie. */
  fieldsStyle: string;
  buttonsStyle: string;
};

/**
 * Search and filters of a list. A GET form, so that what is asked for stands in the address. The filters are folded on
 * narrow screens while none is set.
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
              placeholder={adminFrameSentences.searchPlaceholder}
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
