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

type ControlParts = Pick<CommonProps, 'name' | 'error' | 'isOptional'> & {
  id: string;
  hint?: string | null | undefined;
  className?: string;
};

/** What ties a control to its label, hint and error; `className` is added to how every control looks. */
export const controlProps = ({ name, error, hint, isOptional, id, className }: ControlParts) => ({
  id,
  name,
  required: !isOptional,
  'aria-invalid': error ? (true as const) : undefined,
  'aria-describedby': classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined,
  className: classNames(inputStyle, className, error ? 'border-danger' : 'border-line-strong'),
});

type FrameProps = Omit<CommonProps, 'name' | 'hint'> & {
  id: string;
  hint?: string | null | undefined;
  className?: string | undefined;
  children: React.ReactNode;
};

/** A control with its label above, and what is wrong with it and what helps underneath. */
export function FieldFrame({ label, error, hint, isOptional, id, className, children }: FrameProps) {
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

/** Splits the properties of a field: what its frame needs, and what goes to the control inside. */
function useFieldParts<Props extends CommonProps & { className?: string | undefined }>({
  name,
  label,
  error,
  hint,
  isOptional = false,
  id,
  className,
  ...control
}: Props) {
  const ownId = useId();
  const common = { name, label, error, hint, isOptional, id: id ?? ownId };
  return { common, className, control };
}

/** A labelled text input with its error and hint underneath, tied together for screen readers. */
export function Field(props: FieldProps) {
  const { common, className, control } = useFieldParts(props);
  return (
    <FieldFrame {...common} className={className}>
      <input {...control} {...controlProps(common)} />
    </FieldFrame>
  );
}

/** `Field` for text of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { common, className, control } = useFieldParts(props);
  return (
    <FieldFrame {...common} className={className}>
      <textarea rows={4} {...control} {...controlProps(common)} />
    </FieldFrame>
  );
}

/** `Field` for one of a few values. */
export function SelectField({ options, ...props }: SelectFieldProps) {
  const { common, className, control } = useFieldParts(props);
  return (
    <FieldFrame {...{ ...common, isOptional: false }} className={className}>
      <select {...control} {...controlProps(common)}>
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
