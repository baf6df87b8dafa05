// Which files a shopper may send along with a team order. No I/O and no schema, so that the product page can
// refuse a file before it sends 10 MB.
import { fileProblemSentences } from '@/lib/messages/en/shop/file-problems';

/** The purpose of a shopper's file; `uploads.kind` in the database. */
export type UploadKind = 'logo' | 'roster';

export type UploadError =
  | 'logo_not_an_image'
  | 'logo_too_many_pixels'
  | 'logo_too_slow'
  | 'roster_not_a_table_file'
  | 'upload_empty'
  | 'upload_too_large'
  | 'upload_incomplete'
  | 'upload_changed'
  | 'upload_exists'
  | 'upload_expired'
  | 'upload_gone'
  | 'uploads_busy'
  | 'uploads_of_sender'
  | 'uploads_of_store'
  | 'drawings_spent';

const MEGABYTE = 1_000_000;
export const MOST_MEGABYTES: Record<UploadKind, number> = { logo: 10, roster: 5 };

/** The most bytes of a file of each kind. */
export const MOST_BYTES: Record<UploadKind, number> = {
  logo: MOST_MEGABYTES.logo * MEGABYTE,
  roster: MOST_MEGABYTES.roster * MEGABYTE,
};

/** The types that the file dialog offers for a logo. */
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

/**
 * The types that the file dialog offers for a roster. By extension, because systems disagree on the type of a CSV
 * file.
 */
export const ROSTER_TYPES = '.csv,.tsv,.txt,.xlsx,.xls,.xlsm,.ods,.xml';

const EXTENSIONS: Record<UploadKind, Record<string, string>> = {
  logo: {
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    webp: 'image/webp',
    gif: 'image/gif',
    svg: 'image/svg+xml',
  },
  roster: {
    csv: 'text/csv',
    tsv: 'text/csv',
    txt: 'text/csv',
    xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    xls: 'application/vnd.ms-excel',
    xlsm: 'application/vnd.ms-excel.sheet.macroenabled.12',
    ods: 'application/vnd.oasis.opendocument.spreadsheet',
    xml: 'text/xml',
  },
};

/** What can be told of a file before it is sent. */
type ClaimError = Extract<
  UploadError,
  'logo_not_an_image' | 'roster_not_a_table_file' | 'upload_empty' | 'upload_too_large'
>;

type FileFacts = { name: string; type: string; size: number };

/**
 * The claimed type of a file, if it is allowed; else null. The extension counts first: Windows calls a CSV file an
 * Excel one. The real type is checked by the bytes after the upload.
 */
export function claimedType(kind: UploadKind, { name, type }: Omit<FileFacts, 'size'>): string | null {
  const extension = /\.([a-z0-9]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  const plainType = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const types = EXTENSIONS[kind];
  if (kind === 'logo' && plainType !== '') {
    return Object.values(types).includes(plainType) ? plainType : null;
  }
  return types[extension] ?? (Object.values(types).includes(plainType) ? plainType : null);
}

/** The extension under which files of a type are stored. */
export const extensionOf = (contentType: string): string =>
  Object.entries({ ...EXTENSIONS.logo, ...EXTENSIONS.roster }).find(
    ([, type]) => type === contentType,
  )?.[0] ?? 'bin';

/** What is wrong with a file of this name, type and size (bytes), before it is sent; null if nothing is. */
export function claimProblem(kind: UploadKind, file: FileFacts): ClaimError | null {
  if (claimedType(kind, file) === null) {
    return kind === 'logo' ? 'logo_not_an_image' : 'roster_not_a_table_file';
  }
  if (file.size === 0) {
    return 'upload_empty';
  }
  return file.size > MOST_BYTES[kind] ? 'upload_too_large' : null;
}

/** What is wrong with a file, as a sentence for the shopper; null if it may be sent. `size` is in bytes. */
export function uploadProblem(kind: UploadKind, file: FileFacts): string | null {
  switch (claimProblem(kind, file)) {
    case 'logo_not_an_image':
      return fileProblemSentences.logoNotAnImage;
    case 'roster_not_a_table_file':
      return fileProblemSentences.rosterNotATable;
    case 'upload_empty':
      return fileProblemSentences.empty;
    case 'upload_too_large':
      return fileProblemSentences.tooLarge(MOST_MEGABYTES[kind]);
    case null:
      return null;
  }
}
