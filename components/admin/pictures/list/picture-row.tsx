'use client';
import { useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError, inputStyle } from '@/components/ui/forms/field';
import { ImageIcon, TrashIcon } from '@/components/ui/icons';
import { MoveButtons } from '@/components/ui/move-buttons';
import { LONGEST_ALT, objectPosition } from '@/lib/catalog/pictures/picture-rules';
import { messages } from '@/lib/messages';
import { pictureListSentences as say } from '@/lib/messages/en/admin/products/picture-list';
import { adminWords } from '@/lib/messages/en/admin/words';
import { pictureSources } from '@/lib/uploads/picture';
import { FocalPointField } from './focal-point-field';
import type { PictureEntry } from './picture-entry';
import type { Pictures } from './use-pictures';

type PictureRowProps = {
  entry: PictureEntry;
  index: number;
  count: number;
  pictures: Pictures;
  /** The place in the list at a height of the window. */
  placeAt: (y: number) => number;
  onRemoved: () => void;
};

const quiet =
  'inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink';

/** One picture of the list: its place, words and crop; or how far its upload is, or why it was refused. */
export function PictureRow({ entry, index, count, pictures, placeAt, onRemoved }: PictureRowProps) {
  const id = useId();
  const { key, url, alt, progress, error } = entry;
  const position = index + 1;
  const remove = () => {
    pictures.remove(key);
    onRemoved();
  };
  return (
    <li className="flex flex-wrap items-start gap-3 rounded-control bg-surface p-2 sm:flex-nowrap">
      <button
        type="button"
        aria-label={say.drag(position)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) {
            pictures.move(key, placeAt(event.clientY));
          }
        }}
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
          if (step !== undefined) {
            event.preventDefault();
            pictures.move(key, index + step);
          }
        }}
        className="flex size-24 shrink-0 cursor-grab touch-none items-center justify-center overflow-hidden rounded-control bg-sunken text-muted active:cursor-grabbing"
      >
        {url ? (
          // biome-ignore lint/performance/noImgElement: a file of this browser, or a picture that was resized on upload.
          <img
            src={pictureSources(url).src}
            alt=""
            draggable={false}
            style={{ objectPosition: objectPosition(entry) }}
            className="size-full object-cover"
          />
        ) : (
          <ImageIcon className="size-8" />
        )}
      </button>
      <div className="flex min-w-0 grow basis-56 flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p className="text-sm text-muted">{say.nth(position, count)}</p>
          <div className="flex">
            <MoveButtons
              name={say.named(position)}
              isFirst={index === 0}
              isLast={position === count}
              onMove={(direction) => pictures.move(key, index + (direction === 'up' ? -1 : 1))}
            />
          </div>
        </div>
        {progress !== null && (
          <>
            <p className="truncate text-sm text-muted">{say.uploadingNamed(entry.fileName)}</p>
            <progress
              value={progress}
              max={1}
              aria-label={say.uploadingNamed(entry.fileName)}
              className="h-2 w-full overflow-hidden rounded-full accent-ink"
            />
          </>
        )}
        <div role="alert">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
        {error ? (
          <div className="flex flex-wrap gap-x-4">
            {entry.canRetry && (
              <button type="button" onClick={() => pictures.retry(key)} className={quiet}>
                {adminWords.tryAgain}
              </button>
            )}
            <button type="button" onClick={remove} className={quiet}>
              {count === 1 ? messages.product.imageGoOnWithout : say.goOnWithout}
            </button>
          </div>
        ) : (
          <>
            <div>
              <label htmlFor={`${id}-alt`} className="mb-1 block text-sm font-medium">
                {say.alt}
              </label>
              <input
                id={`${id}-alt`}
                value={alt}
                maxLength={LONGEST_ALT}
                autoComplete="off"
                aria-describedby={`${id}-alt-hint`}
                onChange={({ target }) => pictures.describe(key, { alt: target.value })}
                className={classNames(inputStyle, 'border-line-strong')}
              />
              <p id={`${id}-alt-hint`} className="mt-1 text-sm text-muted">
                {say.altHint}
              </p>
            </div>
            {url && (
              <FocalPointField url={url} point={entry} onChange={(point) => pictures.describe(key, point)} />
            )}
            <button type="button" onClick={remove} className={classNames(quiet, 'self-start')}>
              <TrashIcon className="size-4" />
              {say.remove}
            </button>
          </>
        )}
      </div>
    </li>
  );
}
