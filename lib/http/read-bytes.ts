import { err, ok, type Result } from '@/lib/result';

export type ReadBytesError = 'body_too_large' | 'body_broken';

/**
 * The bytes of a request's or response's body. Stops reading at `limit` bytes, whatever the length header says.
 * `body_broken` if the body ends early.
 */
export async function readBytes(
  message: Pick<Request, 'body'>,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>, ReadBytesError>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of message.body ?? []) {
      size += chunk.byteLength;
      if (size > limit) {
        return err('body_too_large');
      }
      chunks.push(chunk);
    }
  } catch {
    return err('body_broken');
  }
  return ok(new Uint8Array(Buffer.concat(chunks)));
}
