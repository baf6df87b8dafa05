// What people read of an upload that was refused. Apart from the rules, which the product page loads at once.
import { uploadSentences } from '@/lib/messages/en/rosters/upload';
import { fileProblemSentences } from '@/lib/messages/en/shop/file-problems';
import { LONGEST_SIDE, MOST_PIXELS } from './pictures/picture-limits';
import { MOST_MEGABYTES, type UploadError, type UploadKind } from './upload-rules';

export const uploadMessages: Record<UploadError, string> = {
  logo_not_an_image: fileProblemSentences.logoNotAnImage,
  logo_too_many_pixels: uploadSentences.tooManyPixels(MOST_PIXELS / 1_000_000, LONGEST_SIDE),
  logo_too_slow: uploadSentences.tooSlow,
  roster_not_a_table_file: fileProblemSentences.rosterNotATable,
  upload_empty: fileProblemSentences.empty,
  upload_too_large: fileProblemSentences.tooLarge(MOST_MEGABYTES.logo),
  upload_incomplete: uploadSentences.incomplete,
  upload_changed: uploadSentences.changed,
  upload_exists: uploadSentences.changed,
  upload_expired: uploadSentences.expired,
  upload_gone: uploadSentences.gone,
  uploads_busy: uploadSentences.busy,
  uploads_of_sender: uploadSentences.tooMuchOfSender,
  uploads_of_store: uploadSentences.tooMuchOfStore,
  drawings_spent: uploadSentences.tooManyDrawings,
};

/** The sentence for an error with a file of this kind. */
export const uploadMessage = (kind: UploadKind, error: UploadError): string =>
  error === 'upload_too_large' ? fileProblemSentences.tooLarge(MOST_MEGABYTES[kind]) : uploadMessages[error];
