'use client';
import { useId } from 'react';
import { FieldError, inputStyle } from '@/components/ui/forms/field';
import { IconButton } from '@/components/ui/icon-button';
import { TrashIcon } from '@/components/ui/icons';
import { MoveButtons } from '@/components/ui/move-buttons';
import { homeSettings as say } from '@/lib/messages/en/admin/store/front';

type FeaturedFieldProps = {
  label: string;
  addLabel: string;
  hint: string;
  most: number;
  /** What can be chosen. */
  choices: readonly { id: string; name: string }[];
  /** The chosen ids in their order, joined by commas. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
};

/** A short list that is put together from a longer one, in an order. */
export function FeaturedField({
  label,
  addLabel,
  hint,
  most,
  choices,
  value,
  onChange,
  error,
}: FeaturedFieldProps) {
  const id = useId();
  const chosen = value.split(',').filter((one) => one !== '');
  const left = choices.filter((choice) => !chosen.includes(choice.id));
  const set = (ids: readonly string[]) => onChange(ids.join(','));
  const nameOf = (one: string) => choices.find((choice) => choice.id === one)?.name ?? say.gone;

  function move(index: number, direction: 'up' | 'down') {
    const to = direction === 'up' ? index - 1 : index + 1;
    const moved = chosen[index];
    if (moved !== undefined) {
      set(chosen.toSpliced(index, 1).toSpliced(to, 0, moved));
    }
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium">{label}</legend>
      {chosen.length > 0 && (
        <ol className="flex flex-col divide-y divide-line rounded-control border border-line">
          {chosen.map((one, index) => (
            <li key={one} className="flex items-center gap-1 py-1 pl-4 pr-1">
              <span className="min-w-0 grow truncate">{nameOf(one)}</span>
              <MoveButtons
                name={nameOf(one)}
                isFirst={index === 0}
                isLast={index === chosen.length - 1}
                onMove={(direction) => move(index, direction)}
              />
              <IconButton label={say.remove(nameOf(one))} onClick={() => set(chosen.toSpliced(index, 1))}>
                <TrashIcon />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {chosen.length < most && left.length > 0 && (
        <select
          aria-label={addLabel}
          aria-describedby={`${id}-hint`}
          value=""
          onChange={({ target }) => target.value && set([...chosen, target.value])}
          className={`${inputStyle} border-line-strong`}
        >
          <option value="">{addLabel}</option>
          {left.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.name}
            </option>
          ))}
        </select>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {choices.length === 0 ? say.noneToChoose : hint}
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
