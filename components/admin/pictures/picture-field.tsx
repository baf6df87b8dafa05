'use client';
import { useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/forms/field';
import { ImageIcon, TrashIcon } from '@/components/ui/icons';
import { messages } from '@/lib/messages';
import { adminPicturesSentences } from '@/lib/messages/en/admin/products/pictures';
import { adminWords } from '@/lib/messages/en/admin/words';
import { uiSentences } from '@/lib/messages/en/ui';
import { pictureSources } from '@/lib/uploads/picture';
import { PICTURE_TYPES } from '@/lib/uploads/pictures/picture-rules';
import type { Picture } from './use-picture';

const wayOut =
  'inline-flex min-h-11 items-center text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink';

type PictureFieldProps = {
  label: string;
  hint: string;
  picture: Picture;
  /** A second button that opens a phone's camera at once. */
  hasCamera?: boolean;
};

/** A field to drop or choose a picture; shows the picture, and the progress of its upload. */
export function PictureField({ label, hint, picture, hasCamera = false }: PictureFieldProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const { shownUrl, progress, error } = picture;

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file) {
      void picture.select(file);
    }
  }

  const pick = {
    onPick: take,
    describedBy: classNames(error && `${id}-error`, `${id}-hint`),
    isInvalid: error !== null,
  };
  return (
    <div>
      <p id={`${id}-label`} className="mb-1 font-medium">
        {label} <span className="font-normal text-muted">{uiSentences.optional}</span>
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button inside does the same. */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          take(event.dataTransfer.files);
        }}
        className={classNames(
          'flex items-center gap-4 rounded-control border border-dashed p-3',
          isOver ? 'border-ink bg-sunken' : error ? 'border-danger' : 'border-line-strong',
        )}
      >
        <span className="flex size-24 shrink-0 items-center justify-center overflow-hidden rounded-control bg-sunken text-muted">
          {shownUrl ? (
            // biome-ignore lint/performance/noImgElement: a file of this browser, or a picture that was resized on upload.
            <img src={pictureSources(shownUrl).src} alt="" className="size-full object-cover" />
          ) : (
            <ImageIcon className="size-8" />
          )}
        </span>
        <div className="flex min-w-0 grow flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3">
            {hasCamera && (
              <PickButton
                {...pick}
                capture="environment"
                label={adminPicturesSentences.takePhoto}
                className="hidden pointer-coarse:inline-flex"
              />
            )}
            <PickButton
              {...pick}
              label={shownUrl ? adminPicturesSentences.replace : adminPicturesSentences.choose}
              className="inline-flex"
            />
            {shownUrl && !error && (
              <button
                type="button"
                onClick={picture.remove}
                className="inline-flex min-h-11 items-center gap-1.5 text-muted underline-offset-4 hover:text-danger hover:underline"
              >
                <TrashIcon className="size-4" />
                {adminPicturesSentences.remove}
              </button>
            )}
          </div>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
          {progress !== null && (
            <progress
              value={progress}
              max={1}
              aria-label={adminPicturesSentences.uploading}
              className="h-2 w-full overflow-hidden rounded-full accent-ink"
            />
          )}
          <p role="status" className="sr-only">
            {progress !== null
              ? adminPicturesSentences.uploading
              : picture.isChanged && shownUrl && !error
                ? adminPicturesSentences.ready
                : ''}
          </p>
        </div>
      </div>
      <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
      {error && (
        <div className="flex flex-wrap gap-x-4">
          {picture.canRetry && (
            <button type="button" onClick={picture.retry} className={wayOut}>
              {adminWords.tryAgain}
            </button>
          )}
          <button type="button" onClick={picture.dismiss} className={wayOut}>
            {shownUrl ? messages.product.imageKeepEarlier : messages.product.imageGoOnWithout}
          </button>
        </div>
      )}
    </div>
  );
}

type PickButtonProps = {
  label: string;
  onPick: (files: FileList | null) => void;
  describedBy: string;
  isInvalid: boolean;
  /** Opens a phone's camera instead of its pictures. */
  capture?: 'environment';
  className: string;
};

function PickButton({ label, onPick, describedBy, isInvalid, capture, className }: PickButtonProps) {
  return (
    <label
      className={classNames(
        'relative min-h-11 cursor-pointer items-center rounded-control font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        className,
      )}
    >
      <input
        type="file"
        accept={PICTURE_TYPES}
        capture={capture}
        // Margin for the sentence below it, when the focus scrolls it into view.
        className="sr-only scroll-my-40"
        aria-describedby={describedBy}
        aria-invalid={isInvalid ? true : undefined}
        onChange={(event) => {
          onPick(event.target.files);
          // Allows the same file to be chosen again after a refusal.
          event.target.value = '';
        }}
      />
      {label}
    </label>
  );
}
