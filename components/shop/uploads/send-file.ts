// Sends a file to the store: a shopper's or the shop's own.
import { err, ok, type Result } from '@/lib/result';
import { refusalOf } from '@/lib/wire/call';
import type { ValueOf } from '@/lib/wire/shape';
import type { signedAddress } from '@/lib/wire/uploads';
import { sentenceOf } from './upload-answers';

type SendOptions = {
  /** Called with the sent share, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Status codes for bytes that are stored already: an earlier try succeeded without our knowing. */
const ALREADY_THERE = [409, 412];

/**
 * Sends a file to its signed address; rejects without a connection, or when stopped. By XMLHttpRequest, because fetch
 * does not report upload progress.
 */
export function sendFile(
  file: Blob,
  { url, headers }: Pick<ValueOf<typeof signedAddress>, 'url' | 'headers'>,
  { onProgress, signal }: SendOptions,
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
      resolve(isThere ? ok(null) : err(sentenceOf(refusalOf(request.responseText, request.status))));
    };
    request.onerror = reject;
    request.onabort = reject;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
