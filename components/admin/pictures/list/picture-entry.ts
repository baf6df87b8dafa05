// The entries of a product form's list of pictures, without I/O.
import { CENTRE, type FocalPoint, MOST_PICTURES } from '@/lib/catalog/pictures/picture-rules';
import type { ProductPictureView } from '@/lib/catalog/pictures/picture-views';

/** What saving the form does to the pictures: keeps them, or writes this list. */
export type PicturesChoice =
  | 'keep'
  | ((FocalPoint & { alt: string }) & ({ id: string } | { uploadId: string }))[];

export type PictureEntry = FocalPoint & {
  /** Of this form only. */
  key: string;
  /** Null until its upload is complete. */
  source: { id: string } | { uploadId: string } | null;
  fileName: string;
  /** A stored picture, or the chosen file during its upload. */
  url: string | null;
  alt: string;
  /** The sent share from 0 to 1; null if nothing is under way. */
  progress: number | null;
  /** Why it could not be taken. The form cannot be saved until this is resolved. */
  error: string | null;
  canRetry: boolean;
  /** It leaves with the next save, and can be taken back until then. */
  isRemoved: boolean;
};

/** The entries that can be kept over a reload. */
export type SettledEntry = Pick<
  PictureEntry,
  'key' | 'source' | 'url' | 'alt' | 'focalX' | 'focalY' | 'isRemoved'
>;

const AT_REST = { fileName: '', progress: null, error: null, canRetry: false };

export const entriesOf = (pictures: readonly ProductPictureView[]): PictureEntry[] =>
  pictures.map(({ id, imageUrl, alt, focalX, focalY }) => ({
    ...AT_REST,
    key: id,
    source: { id },
    url: imageUrl,
    alt,
    focalX,
    focalY,
    isRemoved: false,
  }));

export const entriesKept = (kept: readonly SettledEntry[]): PictureEntry[] =>
  kept.map((entry) => ({ ...AT_REST, ...entry }));

export const newEntry = (key: string, fileName: string): PictureEntry => ({
  ...AT_REST,
  ...CENTRE,
  key,
  source: null,
  fileName,
  url: null,
  alt: '',
  progress: 0,
  isRemoved: false,
});

/** The entries that a save sends, without failed and running ones. */
export const settledEntries = (entries: readonly PictureEntry[]): SettledEntry[] =>
  entries.flatMap(({ key, source, url, alt, focalX, focalY, isRemoved }) =>
    source === null ? [] : [{ key, source, url, alt, focalX, focalY, isRemoved }],
  );

/** How many more can be added. */
export const roomIn = (entries: readonly PictureEntry[]): number =>
  MOST_PICTURES - entries.filter(({ isRemoved }) => !isRemoved).length;

/** What a save sends; 'keep' if the list is as it was stored. */
export function choiceOf(
  entries: readonly PictureEntry[],
  stored: readonly ProductPictureView[],
): PicturesChoice {
  const list = entries.flatMap(({ source, alt, focalX, focalY, isRemoved }) =>
    source === null || isRemoved ? [] : [{ ...source, alt, focalX, focalY }],
  );
  const before = stored.map(({ id, alt, focalX, focalY }) => ({ id, alt, focalX, focalY }));
  return JSON.stringify(list) === JSON.stringify(before) ? 'keep' : list;
}
