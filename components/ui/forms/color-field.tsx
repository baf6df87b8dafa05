'use client';
import { hexColorFrom } from '@/lib/text/hex-color';
import { controlProps, FieldFrame } from './field';

type ColorFieldProps = {
  name: string;
  label: string;
  /** For screen readers: the name of the colour picker. */
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
  return (
    <FieldFrame id={name} label={label} error={error} hint={hint}>
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={pickerLabel}
          value={(hexColorFrom(value) ?? fallback).toLowerCase()}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          className="size-12 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        />
        <input
          {...controlProps({ id: name, name, error, hint, className: 'max-w-48 font-mono uppercase' })}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => onChange(hexColorFrom(value) ?? value)}
        />
      </div>
    </FieldFrame>
  );
}
