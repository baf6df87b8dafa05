// What the upload handlers answer, read without trust: a proxy or a captive portal may answer in their place.
import { uploadSentences } from '@/lib/messages/en/upload';
import { err, ok, type Result } from '@/lib/result';
import type { UploadKind } from '@/lib/uploads/upload-rules';
import type { UploadedFile } from '@/lib/uploads/uploaded-file';

export type SignedAddress = { uploadId: string; url: string; headers: Record<string, string> };

/** `previewUrl` is null for a roster. */
export type UploadedFileView = UploadedFile & { previewUrl: string | null };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const numberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);

/** JSON as it is, and null for anything else. */
export function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The server's own sentence in an answer, or the general one. */
export function sentenceIn(answer: unknown): string {
  const error = isRecord(answer) && isRecord(answer.error) ? answer.error.message : null;
  return isText(error) ? error : uploadSentences.failed;
}

export function readSigned(answer: unknown): Result<SignedAddress, string> {
  if (!isRecord(answer) || !isText(answer.upload_id) || !isText(answer.url) || !isRecord(answer.headers)) {
    return err(sentenceIn(answer));
  }
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(answer.headers)) {
    if (isText(value)) {
      headers[name] = value;
    }
  }
  return ok({ uploadId: answer.upload_id, url: answer.url, headers });
}

export function readCompleted(kind: UploadKind, answer: unknown): Result<UploadedFileView, string> {
  const upload = isRecord(answer) ? answer.upload : null;
  if (
    !isRecord(upload) ||
    !isText(upload.id) ||
    !isText(upload.name) ||
    !isText(upload.sha256) ||
    !isText(upload.content_type) ||
    typeof upload.byte_size !== 'number'
  ) {
    return err(sentenceIn(answer));
  }
  return ok({
    id: upload.id,
    kind,
    name: upload.name,
    sha256: upload.sha256,
    byteSize: upload.byte_size,
    contentType: upload.content_type,
    width: numberOrNull(upload.width),
    height: numberOrNull(upload.height),
    hasTransparency: typeof upload.has_transparency === 'boolean' ? upload.has_transparency : null,
    previewUrl: isText(upload.preview_url) ? upload.preview_url : null,
  });
}
