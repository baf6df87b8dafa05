'use client';
import { useId, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/forms/field';
import { MOST_PICTURES } from '@/lib/catalog/pictures/picture-rules';
import { pictureListSentences as say } from '@/lib/messages/en/admin/products/picture-list';
import { uiSentences } from '@/lib/messages/en/ui';
import { PICTURE_TYPES } from '@/lib/uploads/pictures/picture-rules';
import { PictureRow } from './picture-row';
import type { Pictures } from './use-pictures';

/** A product's pictures: drop or choose several, order them, describe each, and set what a square keeps of it. */
export function PictureList({ pictures }: { pictures: Pictures }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [isOver, setIsOver] = useState(false);
  const { entries, shown, notice, announcement, error, progress } = pictures;
  const removed = entries.filter(({ isRemoved }) => isRemoved);

  /** The place in the list at this height of the window, for dragging. */
  function placeAt(y: number): number {
    const rows = [...(list.current?.children ?? [])];
    const place = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return place === -1 ? rows.length - 1 : place;
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium">
        {say.label} <span className="font-normal text-muted">{uiSentences.optional}</span>
      </legend>
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
          pictures.add([...event.dataTransfer.files]);
        }}
        className={classNames(
          'flex flex-col gap-3 rounded-control border border-dashed p-3',
          isOver ? 'border-ink bg-sunken' : error ? 'border-danger' : 'border-line-strong',
        )}
      >
        {shown.length > 0 && (
          <ol ref={list} className="flex flex-col gap-3">
            {shown.map((entry, index) => (
              <PictureRow
                key={entry.key}
                entry={entry}
                index={index}
                count={shown.length}
                pictures={pictures}
                placeAt={placeAt}
                onRemoved={() => input.current?.focus()}
              />
            ))}
          </ol>
        )}
        {removed.map(({ key, alt }) => (
          <p key={key} className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {alt === '' ? say.removedPicture : say.removedNamed(alt)}
            <button
              type="button"
              onClick={() => pictures.takeBack(key)}
              className="min-h-11 font-semibold text-ink underline underline-offset-4"
            >
              {say.undo}
            </button>
          </p>
        ))}
        <div>
          <label className="relative inline-flex min-h-11 cursor-pointer items-center rounded-control font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
            <input
              ref={input}
              type="file"
              multiple
              accept={PICTURE_TYPES}
              // Margin for the sentence below it, when the focus scrolls it into view.
              className="sr-only scroll-my-40"
              aria-describedby={classNames(notice && `${id}-notice`, `${id}-hint`)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => {
                pictures.add([...(event.target.files ?? [])]);
                // Allows the same file to be chosen again after a refusal.
                event.target.value = '';
              }}
            />
            {say.add}
          </label>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {say.hint(MOST_PICTURES)}
          </p>
        </div>
      </div>
      <div role="alert">{notice && <FieldError id={`${id}-notice`}>{notice}</FieldError>}</div>
      <p role="status" className="sr-only">
        {progress === null ? announcement : ''}
      </p>
    </fieldset>
  );
}
