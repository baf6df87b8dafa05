import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { uiSentences } from '@/lib/messages/en/ui';

export const inputStyle =
  'block w-full rounded-control border bg-surface px-4 py-3 text-base placeholder:text-muted/80 min-h-12';

type CommonProps = {
  name: string;
  label: string;
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: string | undefined;
  isOptional?: boolean;
  /** Made up if it is left out: pages stay in the document when they are left, and their fields' ids with them. */
  id?: string | undefined;
};

type FieldProps = Omit<React.ComponentProps<'input'>, 'id' | 'name'> & CommonProps;
type TextAreaFieldProps = Omit<React.ComponentProps<'textarea'>, 'id' | 'name'> & CommonProps;
type SelectFieldProps = Omit<React.ComponentProps<'select'>, 'id' | 'name'> &
  CommonProps & { options: readonly { value: string; label: string }[] };

/** What ties a control to its label, hint and error. */
const controlProps = ({ name, error, hint, isOptional, id }: CommonProps & { id: string }) => ({
  id,
  name,
  required: !isOptional,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined,
  className: classNames(inputStyle, error ? 'border-danger' : 'border-line-strong'),
});

type FrameProps = Omit<CommonProps, 'name'> & {
  id: string;
  className?: string | undefined;
  children: React.ReactNode;
};

function FieldFrame({ label, error, hint, isOptional, id, className, children }: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted"> {uiSentences.optional}</span>}
      </label>
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labelled text input with its error and hint underneath, tied together for screen readers. */
export function Field({ name, label, error, hint, isOptional = false, id, className, ...input }: FieldProps) {
  const ownId = useId();
  const common = { name, label, error, hint, isOptional, id: id ?? ownId };
  return (
    <FieldFrame {...common} className={className}>
      <input {...input} {...controlProps(common)} />
    </FieldFrame>
  );
}

/** `Field` for text of several lines. */
export function TextAreaField({
  name,
  label,
  error,
  hint,
  isOptional = false,
  id,
  className,
  ...textarea
}: TextAreaFieldProps) {
  const ownId = useId();
  const common = { name, label, error, hint, isOptional, id: id ?? ownId };
  return (
    <FieldFrame {...common} className={className}>
      <textarea rows={4} {...textarea} {...controlProps(common)} />
    </FieldFrame>
  );
}

/** `Field` for one of a few values. */
export function SelectField({
  name,
  label,
  error,
  hint,
  isOptional = false,
  id,
  className,
  options,
  ...select
}: SelectFieldProps) {
  const ownId = useId();
  const common = { name, label, error, hint, isOptional, id: id ?? ownId };
  return (
    <FieldFrame {...{ ...common, isOptional: false }} className={className}>
      <select {...select} {...controlProps(common)}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** The sentence under a field that says what is wrong with it. */
export function FieldError({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <p id={id} className="mt-1 text-sm text-danger">
      {children}
    </p>
  );
}
