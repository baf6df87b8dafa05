'use client';
import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ImageIcon, TrashIcon } from '@/components/ui/icons';
import { LOGO_TYPES } from '@/lib/uploads/upload-rules';
import { AnswerField, plainButtonStyle, quietButtonStyle } from './answer-field';
import { DropZone } from './drop-zone';
import { FilePicker } from './file-picker';
import { LogoCard } from './logo-card';
import { UploadProgress } from './upload-progress';
import { useKeptFocus } from './use-kept-focus';
import type { Upload } from './use-upload';

type LogoFieldProps = {
  logo: Upload;
  isRequired: boolean;
  /** What prevents adding to the cart. */
  problem: string | null;
  inputRef: React.RefObject<HTMLInputElement | null>;
  onFile: (file: File) => void;
};

/** The field for the team's logo: drop, paste or choose it, and see the result. */
export function LogoField({ logo, isRequired, problem, inputRef, onFile }: LogoFieldProps) {
  const id = useId();
  const { sent, running, error } = logo;
  const message = error?.message ?? problem;
  useKeptFocus(sent ? 'sent' : 'empty', inputRef);
  const picker = (variant: 'button' | 'link', label: string) => (
    <FilePicker
      ref={inputRef}
      accept={LOGO_TYPES}
      variant={variant}
      onFile={onFile}
      isInvalid={message !== null}
      isRequired={isRequired && sent === null}
      describedBy={classNames(message && `${id}-error`, sent === null && `${id}-hint`) || undefined}
    >
      {label}
    </FilePicker>
  );
  return (
    <AnswerField
      id={id}
      label="Logo"
      isRequired={isRequired}
      error={message}
      errorAction={
        error?.canRetry && (
          <>
            <button type="button" onClick={logo.retry} className={plainButtonStyle}>
              Try again
            </button>
            {sent === null && !isRequired && (
              <button type="button" onClick={logo.clear} className={quietButtonStyle}>
                Go on without it
              </button>
            )}
          </>
        )
      }
    >
      <DropZone onFile={onFile} isInvalid={message !== null} isFilled={sent !== null} className="p-4">
        {sent ? (
          <LogoCard logo={sent}>
            {picker('link', 'Replace')}
            <button type="button" onClick={logo.clear} className={quietButtonStyle}>
              <TrashIcon className="size-4" />
              Remove
              <span className="sr-only"> the logo</span>
            </button>
          </LogoCard>
        ) : (
          <div className={classNames('flex items-center gap-4', running && 'mb-3')}>
            <span className="hidden size-14 shrink-0 items-center justify-center rounded-control bg-sunken text-muted sm:flex">
              <ImageIcon className="size-7" />
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {picker('button', 'Choose a logo')}
                <span className="text-muted pointer-coarse:hidden">or drop or paste it here</span>
              </p>
              <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
                PNG, JPEG, WebP, GIF or SVG, up to 10 MB
              </p>
            </div>
          </div>
        )}
        {running && <UploadProgress {...running} onStop={logo.stop} />}
        <p role="status" className="sr-only">
          {running ? `Uploading ${running.name}` : sent ? `${sent.name} is uploaded` : ''}
        </p>
      </DropZone>
    </AnswerField>
  );
}
