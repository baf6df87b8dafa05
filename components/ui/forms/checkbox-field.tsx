import { useId } from 'react';

type CheckboxFieldProps = Omit<React.ComponentProps<'input'>, 'id' | 'type' | 'className'> & {
  name: string;
  label: string;
  description?: string;
};

/** A labelled checkbox; label and description are clickable too. */
export function CheckboxField({ name, label, description, ...input }: CheckboxFieldProps) {
  const descriptionId = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
      <input
        {...input}
        type="checkbox"
        name={name}
        aria-describedby={description ? descriptionId : undefined}
        className="mt-0.5 size-5 shrink-0 accent-ink"
      />
      <span>
        <span className="font-medium">{label}</span>
        {description && (
          <span id={descriptionId} className="block text-sm text-muted">
            {description}
          </span>
        )}
      </span>
    </label>
  );
}
