// What has arrived, checked by its bytes, few files at once. Each waits in the line of its kind, before it is
// fetched: a hostile drawing takes seconds, and nothing else waits for it.
import 'server-only';
import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@/lib/result';
import { inspectLogo } from './inspect-logo';
import { limitWaiting } from './limit-waiting';
import { privateStore } from './private-store';
import { DRAWING_TYPE, logoTypeOf, rosterTypeOf } from './sniff-type';
import type { UploadError } from './upload-rules';
import type { UploadedFile } from './uploaded-file';
import type { UploadRow } from './uploads.queries';

export type CheckedUpload = Pick<UploadedFile, 'contentType' | 'width' | 'height' | 'hasTransparency'> & {
  preview: Uint8Array<ArrayBuffer> | null;
};

type Checked = Result<CheckedUpload, UploadError>;

// A decoded picture takes up to 320 MB, a drawing up to 400 MB. What waits has not been fetched yet.
const lines = {
  roster: limitWaiting(4, 60),
  bitmap: limitWaiting(2, 30),
  drawing: limitWaiting(2, 10),
};

/** Checks size, SHA-256 and type, and of a logo that it can be drawn. `uploads_busy` where too many files wait. */
export async function checkUpload({ file, objectKey }: UploadRow, byteSize: number): Promise<Checked> {
  const claimed = lineOf(file.kind, file.contentType);
  const checked = await lines[claimed](() => check({ file, objectKey }, byteSize, claimed));
  if (!checked.ok) {
    return err('uploads_busy');
  }
  if (checked.value !== 'wrong line') {
    return checked.value;
  }
  // What it claimed to be is not what its bytes are, so it waits once more, with its like.
  const other = claimed === 'drawing' ? 'bitmap' : 'drawing';
  const again = await lines[other](() => check({ file, objectKey }, byteSize, other));
  if (!again.ok) {
    return err('uploads_busy');
  }
  return again.value === 'wrong line' ? err('upload_changed') : again.value;
}

const lineOf = (kind: UploadedFile['kind'], contentType: string): keyof typeof lines => {
  if (kind === 'roster') {
    return 'roster';
  }
  return contentType === DRAWING_TYPE ? 'drawing' : 'bitmap';
};

async function check(
  { file, objectKey }: Pick<UploadRow, 'file' | 'objectKey'>,
  byteSize: number,
  line: keyof typeof lines,
): Promise<Checked | 'wrong line'> {
  // Known before the bytes are fetched: a store that let too many in must not fill the memory here.
  const object = byteSize === file.byteSize ? await privateStore().get(objectKey) : null;
  if (object === null || createHash('sha256').update(object.bytes).digest('hex') !== file.sha256) {
    return err('upload_changed');
  }
  const { bytes } = object;
  if (file.kind === 'logo') {
    const contentType = logoTypeOf(bytes);
    if (contentType === null) {
      return err('logo_not_an_image');
    }
    return lineOf(file.kind, contentType) === line ? inspectLogo(bytes) : 'wrong line';
  }
  const contentType = rosterTypeOf(bytes);
  return contentType === null
    ? err('roster_not_a_table_file')
    : ok({ contentType, width: null, height: null, hasTransparency: null, preview: null });
}
