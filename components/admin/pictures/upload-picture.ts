import { messages } from '@/lib/messages';
import { releaseHeader } from '@/lib/release';
import { err, ok, type Result } from '@/lib/result';
import type { PictureKind } from '@/lib/uploads/picture-rules';

export type UploadedPicture = { uploadId: string; url: string };

type UploadOptions = {
  kind: PictureKind;
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The upload in the server's answer, or the server's sentence, or the general one for an answer of another kind. */
function readAnswer(text: string): Result<UploadedPicture, string> {
  const answer = parse(text);
  if (isRecord(answer) && typeof answer.upload_id === 'string' && typeof answer.url === 'string') {
    return ok({ uploadId: answer.upload_id, url: answer.url });
  }
  const error = isRecord(answer) && isRecord(answer.error) ? answer.error.message : null;
  return err(typeof error === 'string' ? error : messages.product.imageFailed);
}

/**
 * Sends a picture to the shop's store. Answers a sentence where that fails. By XMLHttpRequest, because fetch
 * does not say how far an upload has come.
 */
export function uploadPicture(
  file: File,
  { kind, onProgress, signal }: UploadOptions,
): Promise<Result<UploadedPicture, string>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/admin/pictures?${new URLSearchParams({ kind, name: file.name.slice(-200) })}`);
    for (const [name, value] of Object.entries(releaseHeader())) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(readAnswer(request.responseText));
    request.onerror = () => resolve(err(messages.product.imageFailed));
    request.onabort = () => resolve(err(messages.product.imageFailed));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
