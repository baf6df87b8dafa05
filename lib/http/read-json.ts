import { err, ok, type Result } from '@/lib/result';

/** The most bytes a JSON request may have. An order of 100 lines with long texts stays below it. */
export const LONGEST_BODY = 256 * 1024;

export type ReadJsonError = 'unsupported_media_type' | 'body_too_large' | 'invalid_json';

/** The parsed body of a request, still unknown. Stops reading at the limit, whatever the length header says. */
export async function readJson(request: Request): Promise<Result<unknown, ReadJsonError>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return err('unsupported_media_type');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > LONGEST_BODY) {
        return err('body_too_large');
      }
      chunks.push(chunk);
    }
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))));
  } catch {
    // Not JSON, not UTF-8, or a body that broke off half-way.
    return err('invalid_json');
  }
}
