'use client';
import { useId } from 'react';

type Choice<Value extends string> = {
  value: Value;
  label: string;
  hint?: string | undefined;
  isDisabled?: boolean;
};

type ChoiceListProps<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few values, each with a sentence about it. */
export function ChoiceList<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: ChoiceListProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="sr-only">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex cursor-pointer items-start gap-4 rounded-control border border-line-strong bg-surface px-4 py-3 has-checked:border-ink has-checked:outline has-checked:outline-1 has-checked:outline-ink has-disabled:cursor-default has-disabled:bg-sunken"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            onChange={() => onChange(choice.value)}
            className="mt-0.5 size-5 shrink-0 accent-ink"
          />
          <span className="min-w-0 flex-1">
            <span className="wrap-anywhere block font-medium">{choice.label}</span>
            {choice.hint && <span className="block text-sm text-muted">{choice.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
