'use client';
import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { ImageIcon, TrashIcon } from '@/components/ui/icons';
import { onlyHeard, Sentence } from '@/components/ui/sentence';
import { fileFieldSentences } from '@/lib/messages/en/shop/file-fields';
import { LOGO_TYPES, MOST_MEGABYTES } from '@/lib/uploads/upload-rules';
import { AnswerField, quietButtonStyle, RetryOrLeave } from './answer-field';
import { DropZone } from './drop-zone';
import { FilePicker } from './file-picker';
import { LogoCard } from './logo-card';
import { UploadProgress } from './upload-progress';
import { useKeptFocus } from './use-kept-focus';
import type { Upload } from './use-upload';

const say = fileFieldSentences;

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
      label={say.logo}
      isRequired={isRequired}
      error={message}
      errorAction={
        error?.canRetry && (
          <RetryOrLeave
            onRetry={logo.retry}
            leave={sent === null && !isRequired ? { text: say.goOnWithout, onClick: logo.clear } : null}
          />
        )
      }
    >
      <DropZone onFile={onFile} isInvalid={message !== null} isFilled={sent !== null} className="p-4">
        {sent ? (
          <LogoCard logo={sent}>
            {picker('link', say.replaceLogo)}
            <button type="button" onClick={logo.clear} className={quietButtonStyle}>
              <TrashIcon className="size-4" />
              <Sentence parts={say.removeLogo(onlyHeard)} />
            </button>
          </LogoCard>
        ) : (
          <div className={classNames('flex items-center gap-4', running && 'mb-3')}>
            <span className="hidden size-14 shrink-0 items-center justify-center rounded-control bg-sunken text-muted sm:flex">
              <ImageIcon className="size-7" />
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {picker('button', say.chooseLogo)}
                <span className="text-muted pointer-coarse:hidden">{say.dropOrPaste}</span>
              </p>
              <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
                {say.logoTypes(MOST_MEGABYTES.logo)}
              </p>
            </div>
          </div>
        )}
        {running && <UploadProgress {...running} onStop={logo.stop} />}
        <p role="status" className="sr-only">
          {running ? say.uploading(running.name) : sent ? say.uploaded(sent.name) : ''}
        </p>
      </DropZone>
    </AnswerField>
  );
}
