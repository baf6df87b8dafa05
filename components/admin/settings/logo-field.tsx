'use client';
import { Field } from '@/components/ui/field';

type LogoFieldProps = {
  value: string;
  /** The address whose picture is shown; null for none. */
  shown: string | null;
  onChange: (address: string) => void;
  /** Called with an address that is complete. */
  onShow: (address: string) => void;
  error?: string | undefined;
};

/** The shop's logo: a picture to upload, or the address of one. */
export function LogoField({ value, onChange, onShow, error }: LogoFieldProps) {
  return (
    <Field
      name="logoUrl"
      label="Logo URL"
      isOptional
      inputMode="url"
      autoComplete="off"
      spellCheck={false}
      placeholder="https://"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onShow(value)}
      error={error}
    />
  );
}
