'use client';
import { classNames } from '@/components/ui/class-names';

type FilePickerProps = {
  accept: string;
  onFile: (file: File) => void;
  variant: 'button' | 'link';
  isInvalid?: boolean;
  isRequired?: boolean;
  describedBy?: string | undefined;
  /** Completes the label for people who only hear it. */
  hiddenLabel?: string;
  ref?: React.Ref<HTMLInputElement>;
  children: React.ReactNode;
};

const LOOKS = {
  button: 'min-h-11 rounded-control border border-line-strong bg-surface px-4 font-semibold hover:bg-sunken',
  link: 'min-h-11 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink',
} as const;

/** Opens the file dialog. A real file input, so that keyboards and screen readers find what they know. */
export function FilePicker({
  accept,
  onFile,
  variant,
  isInvalid,
  isRequired,
  describedBy,
  hiddenLabel,
  ref,
  children,
}: FilePickerProps) {
  return (
    <label
      className={classNames(
        'relative inline-flex cursor-pointer items-center justify-center gap-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        LOOKS[variant],
      )}
    >
      <input
        ref={ref}
        type="file"
        accept={accept}
        className="sr-only"
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? true : undefined}
        required={isRequired}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) {
            onFile(file);
          }
          // The same file may be chosen again after it was refused or changed.
          event.target.value = '';
        }}
      />
      {children}
      {hiddenLabel && <span className="sr-only"> {hiddenLabel}</span>}
    </label>
  );
}
