'use client';
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';

type FilePickerProps = {
  accept: string;
  onFile: (file: File) => void;
  variant: 'button' | 'link';
  isInvalid?: boolean;
  isRequired?: boolean;
  describedBy?: string | undefined;
  ref?: React.Ref<HTMLInputElement>;
  children: React.ReactNode;
};

const LOOKS = {
  button: 'min-h-11 rounded-control border border-line-strong bg-surface px-4 font-semibold hover:bg-sunken',
  link: 'min-h-11 font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink',
} as const;

/** Opens the file dialog. A real file input, so that it works as usual with keyboards and screen readers. */
export function FilePicker({
  accept,
  onFile,
  variant,
  isInvalid,
  isRequired,
  describedBy,
  ref,
  children,
}: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const takeFile = (field: HTMLInputElement) => {
    const file = field.files?.[0];
    if (file) {
      onFile(file);
    }
    // Allows the same file to be chosen again after it was refused or changed.
    field.value = '';
  };
  // A file that was chosen before this script ran: the event is over, but the input still holds the file.
  const takeEarlyFile = useEffectEvent(() => input.current && takeFile(input.current));
  useEffect(() => void takeEarlyFile(), []);
  return (
    <label
      className={classNames(
        'relative inline-flex cursor-pointer items-center justify-center gap-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        LOOKS[variant],
      )}
    >
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? true : undefined}
        required={isRequired}
        onChange={(event) => takeFile(event.target)}
      />
      {children}
    </label>
  );
}
