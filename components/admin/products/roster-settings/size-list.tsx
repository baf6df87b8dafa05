import { useEffect, useId, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { FieldError, inputStyle } from '@/components/ui/forms/field';
import { PlusIcon, TrashIcon } from '@/components/ui/icons';
import { adminRosterSettingsSentences } from '@/lib/messages/en/admin/products/roster-settings';
import type { DraftProblems, SizeDraft } from '@/lib/rosters/roster-draft';
import { addSize, changeSize, removeSize } from '@/lib/rosters/roster-draft-edits';
import { MOST_SIZES } from '@/lib/rosters/settings/roster-settings-limits';

type SizeListProps = {
  columnId: string;
  sizes: readonly SizeDraft[];
  problems: DraftProblems;
  onChange: (sizes: SizeDraft[]) => void;
};

/** The offered sizes and their upcharges. */
export function SizeList({ columnId, sizes, problems, onChange }: SizeListProps) {
  const errorId = useId();
  const list = useRef<HTMLUListElement>(null);
  const shouldFocusLast = useRef(false);

  // Focuses the field of a size that was just added.
  useEffect(() => {
    if (shouldFocusLast.current && sizes.length > 0) {
      shouldFocusLast.current = false;
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    }
  }, [sizes.length]);

  return (
    <fieldset className="mt-2 flex flex-col gap-2">
      <legend className="mb-1 font-medium">{adminRosterSettingsSentences.sizes}</legend>
      <ul ref={list} className="grid gap-2 sm:grid-cols-2">
        {sizes.map((size) => (
          <SizeRow
            key={size.key}
            size={size}
            problem={problems[`${columnId}.size.${size.key}`]}
            onChange={(changes) => onChange(changeSize(sizes, size.key, changes))}
            onRemove={() => onChange(removeSize(sizes, size.key))}
          />
        ))}
      </ul>
      <div role="alert">
        {problems[`${columnId}.sizes`] && (
          <FieldError id={errorId}>{problems[`${columnId}.sizes`]}</FieldError>
        )}
      </div>
      {sizes.length < MOST_SIZES && (
        <button
          type="button"
          className={buttonStyle('quiet', 'self-start')}
          onClick={() => {
            shouldFocusLast.current = true;
            onChange(addSize(sizes));
          }}
        >
          <PlusIcon className="size-5" />
          {adminRosterSettingsSentences.addSize}
        </button>
      )}
    </fieldset>
  );
}

type SizeRowProps = {
  size: SizeDraft;
  problem: string | undefined;
  onChange: (changes: Partial<SizeDraft>) => void;
  onRemove: () => void;
};

function SizeRow({ size: { label, upcharge }, problem, onChange, onRemove }: SizeRowProps) {
  const errorId = useId();
  const spoken = label.trim() || adminRosterSettingsSentences.newSize;
  const described = {
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': problem ? errorId : undefined,
    className: `${inputStyle} px-3! ${problem ? 'border-danger' : 'border-line-strong'}`,
    autoComplete: 'off',
  };
  return (
    <li>
      <div className="flex items-center gap-2">
        <input
          {...described}
          aria-label={adminRosterSettingsSentences.sizeNamed(spoken)}
          placeholder={adminRosterSettingsSentences.size}
          value={label}
          onChange={({ target }) => onChange({ label: target.value })}
        />
        <span className="relative w-26 shrink-0 sm:w-28">
          <span aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-muted">
            {'+$'}
          </span>
          <input
            {...described}
            className={`${described.className} pl-9!`}
            aria-label={adminRosterSettingsSentences.upchargeOf(spoken)}
            inputMode="decimal"
            placeholder="0.00"
            value={upcharge}
            onChange={({ target }) => onChange({ upcharge: target.value })}
          />
        </span>
        <button
          type="button"
          aria-label={adminRosterSettingsSentences.removeSize(spoken)}
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
