'use client';
import { classNames } from '@/components/ui/class-names';
import { hexColorFrom } from '@/lib/text/hex-color';
import { FieldError, inputStyle } from './field';

type ColorFieldProps = {
  name: string;
  label: string;
  /** What the field to pick by eye is called, for people who only hear it. */
  pickerLabel: string;
  /** What is typed; `#RRGGBB` once it is a colour. */
  value: string;
  /** The swatch's colour while the text is not a valid colour. */
  fallback: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
};

/** A colour to pick by eye or to type, the two kept in step. Short and bare forms are completed on leaving. */
export function ColorField({
  name,
  label,
  pickerLabel,
  value,
  fallback,
  onChange,
  error,
  hint,
}: ColorFieldProps) {
  const describedBy = classNames(error && `${name}-error`, hint && `${name}-hint`) || undefined;
  return (
    <div>
      <label htmlFor={name} className="mb-1 block font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={pickerLabel}
          value={(hexColorFrom(value) ?? fallback).toLowerCase()}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          className="size-12 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        />
        <input
          id={name}
          name={name}
          type="text"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(hexColorFrom(value) ?? value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className={classNames(
            inputStyle,
            'max-w-48 font-mono uppercase',
            error ? 'border-danger' : 'border-line-strong',
          )}
        />
      </div>
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${name}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
