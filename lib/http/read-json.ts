import { err, ok, type Result } from '@/lib/result';
import { readBytes } from './read-bytes';

/** The most bytes a JSON request may have. An order of 100 lines with long texts stays below it. */
export const LONGEST_BODY = 256 * 1024;

export type ReadJsonError = 'unsupported_media_type' | 'body_too_large' | 'invalid_json';

/** The parsed body of a request, still unknown. Stops reading at the limit, whatever the length header says. */
export async function readJson(
  request: Request,
  limit: number = LONGEST_BODY,
): Promise<Result<unknown, ReadJsonError>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return err('unsupported_media_type');
  }
  const bytes = await readBytes(request, limit);
  if (!bytes.ok) {
    return err(bytes.error === 'body_broken' ? 'invalid_json' : bytes.error);
  }
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)));
  } catch {
    // Not JSON, or not UTF-8.
    return err('invalid_json');
  }
}
