import { useEffect, useId, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { FieldError, inputStyle } from '@/components/ui/forms/field';
import { PlusIcon, TrashIcon } from '@/components/ui/icons';
import type { OptionDraft, ValueDraft } from '@/lib/catalog/options/options-draft';
import { addValue, changeValue, removeValue } from '@/lib/catalog/options/options-draft-edits';
import { optionsSentences as sentences } from '@/lib/messages/en/admin/products/options';
import type { OptionsEditing } from './options-editing';
import { ValuePicture } from './value-picture';

type ValueListProps = OptionsEditing & { option: OptionDraft; name: string; place: number };

/** `:scope`: this list stands in a list of options, and without it each of its entries matches there. */
const LAST_TEXT = ':scope > li:last-child input[type="text"]';

/** The values of an option, each with its picture if the option changes it. */
export function ValueList({ option, name, place, roster, problems, change }: ValueListProps) {
  const errorId = useId();
  const list = useRef<HTMLUListElement>(null);
  const shouldFocusLast = useRef(false);
  const { key, values } = option;

  // Focuses the field of a value that was just added.
  useEffect(() => {
    if (shouldFocusLast.current && values.length > 0) {
      shouldFocusLast.current = false;
      list.current?.querySelector<HTMLInputElement>(LAST_TEXT)?.focus();
    }
  }, [values.length]);

  const add = () => {
    shouldFocusLast.current = true;
    change((draft) => addValue(draft, roster, key));
  };
  const missing = problems[`option.${place}.values`];
  return (
    <fieldset className="mt-3 flex flex-col gap-2">
      <legend className="mb-1 font-medium">{sentences.values(name)}</legend>
      <ul ref={list} className="grid gap-2 sm:grid-cols-2">
        {values.map((value, index) => (
          <ValueRow
            key={value.key}
            option={name}
            value={value}
            hasPicture={option.changesPicture}
            problem={problems[`option.${place}.value.${index}`]}
            onChange={(changes) => change((draft) => changeValue(draft, key, value.key, changes))}
            onRemove={() => change((draft) => removeValue(draft, roster, key, value.key))}
            onEnter={add}
          />
        ))}
      </ul>
      <div role="alert">{missing && <FieldError id={errorId}>{missing}</FieldError>}</div>
      <button type="button" className={buttonStyle('quiet', 'self-start')} onClick={add}>
        <PlusIcon className="size-5" />
        {sentences.addValue}
      </button>
    </fieldset>
  );
}

type ValueRowProps = {
  option: string;
  value: ValueDraft;
  hasPicture: boolean;
  problem: string | undefined;
  onChange: (changes: Partial<ValueDraft>) => void;
  onRemove: () => void;
  onEnter: () => void;
};

function ValueRow({ option, value, hasPicture, problem, onChange, onRemove, onEnter }: ValueRowProps) {
  const errorId = useId();
  const spoken = value.text.trim() || sentences.newValue;
  return (
    <li>
      <div className="flex items-center gap-2">
        {hasPicture && <ValuePicture value={value} name={spoken} onChange={onChange} />}
        <input
          type="text"
          aria-label={sentences.valueNamed(option, spoken)}
          placeholder={sentences.value}
          value={value.text}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? errorId : undefined}
          className={`${inputStyle} px-3! ${problem ? 'border-danger' : 'border-line-strong'}`}
          onChange={({ target }) => onChange({ text: target.value })}
          onKeyDown={(event) => {
            // Adds the next value; the form is saved by its button.
            if (event.key === 'Enter') {
              event.preventDefault();
              onEnter();
            }
          }}
        />
        <button
          type="button"
          aria-label={sentences.removeValue(spoken)}
          className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sunken"
          onClick={onRemove}
        >
          <TrashIcon />
        </button>
      </div>
      {problem && <FieldError id={errorId}>{problem}</FieldError>}
    </li>
  );
}
