// What the upload handlers answer, in the words of the pages.
import { fileProblemSentences } from '@/lib/messages/en/shop/file-problems';
import type { UploadKind } from '@/lib/uploads/upload-rules';
import type { UploadedFile } from '@/lib/uploads/uploaded-file';
import type { Refusal } from '@/lib/wire/call';
import type { AnswerTo } from '@/lib/wire/contract';
import type { completeUploadCall } from '@/lib/wire/uploads';

/** `previewUrl` is null for a roster. */
export type UploadedFileView = UploadedFile & { previewUrl: string | null };

/** The server's sentence, or the general one. */
export const sentenceOf = ({ message }: Pick<Refusal, 'message'>): string =>
  message ?? fileProblemSentences.failed;

export const uploadedFile = (
  kind: UploadKind,
  { upload }: AnswerTo<typeof completeUploadCall>,
): UploadedFileView => ({
  id: upload.id,
  kind,
  name: upload.name,
  sha256: upload.sha256,
  byteSize: upload.byte_size,
  contentType: upload.content_type,
  width: upload.width,
  height: upload.height,
  hasTransparency: upload.has_transparency,
  previewUrl: upload.preview_url,
});
