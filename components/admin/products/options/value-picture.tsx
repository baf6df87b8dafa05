import { useEffect, useEffectEvent } from 'react';
import { usePicture } from '@/components/admin/pictures/use-picture';
import { FieldError } from '@/components/ui/forms/field';
import { ImageIcon, TrashIcon } from '@/components/ui/icons';
import type { ValueDraft } from '@/lib/catalog/options/options-draft';
import { UPLOADING } from '@/lib/catalog/options/options-to-save';
import { optionsSentences as sentences } from '@/lib/messages/en/admin/products/options';
import { adminPicturesSentences } from '@/lib/messages/en/admin/products/pictures';
import { pictureSources } from '@/lib/uploads/picture';
import { PICTURE_TYPES } from '@/lib/uploads/pictures/picture-rules';

type ValuePictureProps = {
  value: ValueDraft;
  /** Of the value, for screen readers. */
  name: string;
  onChange: (changes: Pick<ValueDraft, 'imageUrl' | 'uploadId'>) => void;
};

/** The picture of a value: a square that opens a file, and a button that removes the picture. */
export function ValuePicture({ value, name, onChange }: ValuePictureProps) {
  const picture = usePicture('product_picture', value.imageUrl);
  const { choice, progress, shownUrl, error } = picture;
  const isUploading = progress !== null;
  const uploadId = typeof choice === 'object' ? choice.uploadId : null;

  const report = useEffectEvent(() => {
    if (isUploading) {
      onChange({ imageUrl: null, uploadId: UPLOADING });
    } else if (uploadId !== null) {
      onChange({ imageUrl: shownUrl, uploadId });
    } else if (choice === 'remove') {
      onChange({ imageUrl: null, uploadId: null });
    } else if (value.uploadId === UPLOADING) {
      // The upload failed, or the page was loaded again meanwhile.
      onChange({ imageUrl: shownUrl, uploadId: null });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a step of the upload.
  useEffect(() => report(), [isUploading, uploadId, choice]);

  return (
    <span className="flex shrink-0 flex-col gap-1">
      <span className="flex items-center">
        <label className="relative flex size-12 cursor-pointer items-center justify-center overflow-hidden rounded-control border border-line-strong bg-sunken text-muted has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          <input
            type="file"
            accept={PICTURE_TYPES}
            className="sr-only"
            aria-label={shownUrl ? sentences.replacePicture(name) : sentences.choosePicture(name)}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) {
                void picture.select(file);
              }
              target.value = '';
            }}
          />
          {shownUrl ? (
            // biome-ignore lint/performance/noImgElement: a file of this browser, or a picture that was resized on upload.
            <img src={pictureSources(shownUrl).src} alt="" className="size-full object-cover" />
          ) : (
            <ImageIcon className="size-5" />
          )}
        </label>
        {shownUrl && !isUploading && (
          <button
            type="button"
            aria-label={sentences.removePicture(name)}
            className="flex size-11 items-center justify-center rounded-full hover:bg-sunken"
            onClick={picture.remove}
          >
            <TrashIcon className="size-4" />
          </button>
        )}
      </span>
      <span role="status" className="text-sm text-muted empty:hidden">
        {isUploading ? adminPicturesSentences.uploading : ''}
      </span>
      <span role="alert">{error && <FieldError id={`${value.key}-picture`}>{error}</FieldError>}</span>
    </span>
  );
}
