import Form from 'next/form';
import { buttonStyle } from '@/components/ui/button-styles';
import { inputStyle } from '@/components/ui/forms/field';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { LONGEST_SEARCH } from '@/lib/text/clean-search';

type SearchBarProps = { action: string; label: string; value: string; children?: React.ReactNode };

/** The search of a list. A GET form, so that what was searched is in the address. */
export const SearchBar = ({ action, label, value, children }: SearchBarProps) => (
  <search>
    <Form
      key={value}
      action={action}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:flex-row sm:p-5"
    >
      <label className="min-w-0 grow">
        <span className="sr-only">{label}</span>
        <input
          type="search"
          name="q"
          defaultValue={value}
          placeholder={label}
          maxLength={LONGEST_SEARCH}
          className={`${inputStyle} border-line-strong`}
        />
      </label>
      {children}
      <button type="submit" className={buttonStyle('secondary')}>
        {say.search}
      </button>
    </Form>
  </search>
);
