import { readBytes } from '@/lib/http/read-bytes';
import { err, ok, type Result } from '@/lib/result';
import { LONGEST_PLAIN_BODY } from '../http/body-limits.mjs';
import { jsonShapeProblem } from './json-shape';

/** The most values in a JSON request, keys included. An order of 100 lines has a thousand. */
const MOST_VALUES = 5_000;

type JsonLimits = { longest?: number; mostValues?: number };

export type ReadJsonError = 'unsupported_media_type' | 'body_too_large' | 'invalid_json';

/**
 * The body of a request as parsed JSON, still unknown. Stops reading at `longest` bytes, whatever Content-Length
 * says, and parses nothing that would be expensive.
 */
export async function readJson(
  request: Request,
  { longest = LONGEST_PLAIN_BODY, mostValues = MOST_VALUES }: JsonLimits = {},
): Promise<Result<unknown, ReadJsonError>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return err('unsupported_media_type');
  }
  const bytes = await readBytes(request, longest);
  if (!bytes.ok) {
    return err(bytes.error === 'body_broken' ? 'invalid_json' : bytes.error);
  }
  const problem = jsonShapeProblem(bytes.value, mostValues);
  if (problem !== null) {
    return err(problem === 'too_deep' ? 'invalid_json' : 'body_too_large');
  }
  try {
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.value)));
  } catch {
    // Not JSON, or not UTF-8.
    return err('invalid_json');
  }
}
