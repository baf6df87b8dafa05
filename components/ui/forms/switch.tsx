'use client';
import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';

type SwitchProps = {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isPending?: boolean;
  isLabelHidden?: boolean;
  description?: string;
};

/** An on/off switch that takes effect at once. */
export function Switch({
  label,
  isOn,
  onChange,
  isPending = false,
  isLabelHidden = false,
  description,
}: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={`${id}-label`}
        aria-describedby={description ? `${id}-description` : undefined}
        aria-busy={isPending}
        onClick={() => {
          if (!isPending) {
            onChange(!isOn);
          }
        }}
        className="flex h-11 shrink-0 items-center"
      >
        <span
          className={classNames(
            'flex h-7 w-12 items-center rounded-full border p-0.5 transition-colors',
            isOn ? 'justify-end border-success bg-success' : 'border-line-strong bg-sunken',
          )}
        >
          <span
            className={classNames(
              'size-5 rounded-full border bg-white',
              isOn ? 'border-white' : 'border-line-strong',
            )}
          />
        </span>
      </button>
      <span className={isLabelHidden ? 'sr-only' : 'pt-2.5'}>
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {description && (
          <span id={`${id}-description`} className="block text-sm text-muted">
            {description}
          </span>
        )}
      </span>
    </div>
  );
}
