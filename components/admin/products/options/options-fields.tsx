import { useEffect, useRef, useState } from 'react';
import { DisclosureMark } from '@/components/admin/disclosure-mark';
import { buttonStyle } from '@/components/ui/button-styles';
import { FieldError } from '@/components/ui/forms/field';
import { PlusIcon } from '@/components/ui/icons';
import { addOption } from '@/lib/catalog/options/options-draft-edits';
import { MOST_OPTIONS, MOST_VARIANTS } from '@/lib/catalog/options/product-option';
import { optionsSentences as sentences } from '@/lib/messages/en/admin/products/options';
import { OptionCard } from './option-card';
import type { OptionsEditing } from './options-editing';
import { VariantTable } from './variant-table';

type OptionsFieldsProps = OptionsEditing & {
  /** As typed: what an empty field of the table stands for. */
  productPrice: string;
  productSku: string;
  /** A sentence from the server. */
  error: string | undefined;
};

/** The options of a product and the table of their combinations. Collapsed, because most products have none. */
export function OptionsFields({ productPrice, productSku, error, ...editing }: OptionsFieldsProps) {
  const { draft, shown, roster, problems, change } = editing;
  const [isOpen, setIsOpen] = useState(draft.options.length > 0);
  const hasProblems = Object.keys(problems).length > 0 || error !== undefined;
  const hasRosterSize = draft.options.some(({ isRosterSize }) => isRosterSize);
  const count = draft.options.length;
  const canAdd = count < MOST_OPTIONS;
  const sentence = problems.options ?? error;
  const list = useRef<HTMLUListElement>(null);
  const shouldFocusLast = useRef(false);

  // Focuses an option that was just added: its name, or what the sizes of a roster change.
  useEffect(() => {
    if (shouldFocusLast.current && count > 0) {
      shouldFocusLast.current = false;
      list.current?.querySelector<HTMLInputElement>(':scope > li:last-child input')?.focus();
    }
  }, [count]);

  const add = (isRosterSize: boolean) => {
    shouldFocusLast.current = true;
    change((current) => addOption(current, roster, isRosterSize));
  };
  return (
    <details
      open={isOpen || hasProblems}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-card border border-line"
    >
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 px-4 py-3">
        <span className="flex items-center gap-2 font-medium">
          <DisclosureMark />
          {sentences.title}
        </span>
        <span className="min-w-0 text-sm text-muted">
          {shown.length === 0
            ? sentences.none
            : sentences.inShort(shown.map(({ name, values }) => ({ name, count: values.length })))}
        </span>
      </summary>
      <div className="flex flex-col gap-5 border-t border-line p-4">
        <p className="text-sm text-muted">{sentences.hint(MOST_OPTIONS, MOST_VARIANTS)}</p>
        <ul ref={list} className="flex flex-col gap-4">
          {draft.options.map((option, index) => (
            <OptionCard
              key={option.key}
              {...editing}
              option={option}
              place={shown.findIndex(({ key }) => key === option.key)}
              isFirst={index === 0}
              isLast={index === count - 1}
            />
          ))}
        </ul>
        {canAdd && (
          <div className="flex flex-wrap gap-2">
            <button type="button" className={buttonStyle('secondary', 'px-4!')} onClick={() => add(false)}>
              <PlusIcon className="size-5" />
              {sentences.addOption}
            </button>
            {roster !== null && !hasRosterSize && (
              <button type="button" className={buttonStyle('secondary', 'px-4!')} onClick={() => add(true)}>
                {sentences.addRosterSize}
              </button>
            )}
          </div>
        )}
        <div role="alert">{sentence && <FieldError id="product-options-error">{sentence}</FieldError>}</div>
        {shown.length > 0 && problems.options === undefined && (
          <VariantTable {...editing} productPrice={productPrice} productSku={productSku} />
        )}
      </div>
    </details>
  );
}
