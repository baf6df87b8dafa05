import { uploadSentences } from '@/lib/messages/upload';
import { releaseHeader } from '@/lib/release';
import { err, ok, type Result } from '@/lib/result';
import { type UploadKind, uploadProblem } from '@/lib/uploads/upload-rules';
import { hashFile } from './hash-file';
import {
  parseAnswer,
  readCompleted,
  readSigned,
  type SignedAddress,
  sentenceIn,
  type UploadedFileView,
} from './upload-answers';

type UploadOptions = {
  /** How much has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Statuses that say that the bytes are there already: an earlier try got further than it knew. */
const ALREADY_THERE = [409, 412];

/**
 * Stores a shopper's file: its hash is signed for, its bytes go straight to the store, and the server checks
 * what has arrived. Never throws; where it fails, the error is a sentence, also for one that was stopped.
 */
export async function uploadFile(
  kind: UploadKind,
  file: File,
  { onProgress, signal }: UploadOptions,
): Promise<Result<UploadedFileView, string>> {
  const problem = uploadProblem(kind, file);
  if (problem) {
    return err(problem);
  }
  try {
    const sha256 = await hashFile(file);
    const claim = {
      kind,
      file_name: file.name.slice(-200),
      content_type: file.type.slice(0, 200),
      byte_size: file.size,
      sha256,
    };
    const signed = readSigned(await post('/api/uploads', claim, signal));
    if (!signed.ok) {
      return signed;
    }
    const sent = await send(file, signed.value, { onProgress, signal });
    if (!sent.ok) {
      return sent;
    }
    return readCompleted(
      kind,
      await post('/api/uploads/complete', { upload_id: signed.value.uploadId }, signal),
    );
  } catch {
    // No connection, a file that was moved meanwhile, or a person who has thought better of it.
    return err(signal.aborted ? uploadSentences.stopped : uploadSentences.failed);
  }
}

async function post(url: string, body: object, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...releaseHeader() },
    body: JSON.stringify(body),
    signal,
  });
  return parseAnswer(await response.text());
}

/** By XMLHttpRequest, because fetch does not say how far an upload has come. */
function send(
  file: File,
  { url, headers }: SignedAddress,
  { onProgress, signal }: UploadOptions,
): Promise<Result<null, string>> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const isThere =
        (request.status >= 200 && request.status < 300) || ALREADY_THERE.includes(request.status);
      resolve(isThere ? ok(null) : err(sentenceIn(parseAnswer(request.responseText))));
    };
    request.onerror = reject;
    request.onabort = reject;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
