import { classNames } from './class-names';

export const inputStyle =
  'block w-full rounded-control border bg-surface px-4 py-3 text-base placeholder:text-muted/80 min-h-12';

type FieldProps = Omit<React.ComponentProps<'input'>, 'id' | 'name'> & {
  name: string;
  label: string;
  error?: string | undefined;
  isOptional?: boolean;
};

/** A labelled text input with its error underneath, tied together for screen readers. */
export function Field({ name, label, error, isOptional = false, className, ...input }: FieldProps) {
  const errorId = `${name}-error`;
  return (
    <div className={className}>
      <label htmlFor={name} className="mb-1 block font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <input
        {...input}
        id={name}
        name={name}
        required={!isOptional}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={classNames(inputStyle, error ? 'border-danger' : 'border-line-strong')}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
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
