// Checks uploaded files by their bytes, a few at once. Each kind has a queue of its own, and a file waits there
// before it is fetched: a hostile drawing takes seconds, and no other kind waits for it.
import 'server-only';
import { createHash } from 'node:crypto';
import type { TenantId } from '@/lib/ids';
import { limitWaiting } from '@/lib/limits/limit-waiting';
import { err, ok, type Result } from '@/lib/result';
import { mayDraw, noteDrawing } from './logos/drawing-time';
import { inspectLogo } from './logos/inspect-logo';
import { findVerdict, noteRefusal } from './refusals';
import { DRAWING_TYPE, logoTypeOf, rosterTypeOf } from './sniff-type';
import { previewKey } from './store/object-key';
import { privateStore } from './store/private-store';
import type { UploadError } from './upload-rules';
import type { UploadedFile } from './uploaded-file';
import type { UploadRow } from './uploads.queries';

export type CheckedUpload = Pick<UploadedFile, 'contentType' | 'width' | 'height' | 'hasTransparency'> & {
  preview: Uint8Array<ArrayBuffer> | null;
};

type Checked = Result<CheckedUpload, UploadError>;

// A decoded picture takes up to 320 MB, a drawing up to 400 MB. Waiting files are not fetched yet.
const lines = {
  roster: limitWaiting(4, 60),
  bitmap: limitWaiting(2, 30),
  drawing: limitWaiting(2, 10),
};

type Asked = { tenantId: TenantId; upload: UploadRow; byteSize: number; sender: string };

/**
 * Checks size, SHA-256 and type; a logo must also be drawable. Bytes that an earlier upload of this shop had are not
 * drawn again. `uploads_busy` if too many files wait.
 */
export async function checkUpload({ tenantId, upload, byteSize, sender }: Asked): Promise<Checked> {
  const { file, objectKey } = upload;
  const known = file.kind === 'logo' ? await findVerdict(tenantId, file.sha256) : null;
  if (known?.refusal) {
    return err(known.refusal);
  }
  const claimed = known?.passed ? 'roster' : lineOf(file.kind, file.contentType);
  const work = (line: Line) => () => check({ tenantId, file, objectKey, byteSize, line, sender });
  const checked = await lines[claimed](work(claimed));
  if (!checked.ok) {
    return err('uploads_busy');
  }
  if (typeof checked.value === 'object') {
    return checked.value;
  }
  // The bytes are not of the claimed kind, so the file waits again, in the right queue.
  const other = checked.value;
  const again = await lines[other](work(other));
  if (!again.ok) {
    return err('uploads_busy');
  }
  return typeof again.value === 'object' ? again.value : err('upload_changed');
}

type Line = keyof typeof lines;

const lineOf = (kind: UploadedFile['kind'], contentType: string): Line => {
  if (kind === 'roster') {
    return 'roster';
  }
  return contentType === DRAWING_TYPE ? 'drawing' : 'bitmap';
};

type Look = {
  tenantId: TenantId;
  file: UploadedFile;
  objectKey: string;
  byteSize: number;
  line: Line;
  sender: string;
};

/** The result, or the queue that the bytes belong in. */
async function check(look: Look): Promise<Checked | Line> {
  const { file, objectKey, byteSize } = look;
  // Compared before the bytes are fetched: if a store let too many bytes in, they must not fill the memory here.
  const object = byteSize === file.byteSize ? await privateStore().get(objectKey) : null;
  if (object === null || createHash('sha256').update(object.bytes).digest('hex') !== file.sha256) {
    return err('upload_changed');
  }
  const { bytes } = object;
  if (file.kind === 'logo') {
    return checkLogo(look, bytes);
  }
  const contentType = rosterTypeOf(bytes);
  return contentType === null
    ? err('roster_not_a_table_file')
    : ok({ contentType, width: null, height: null, hasTransparency: null, preview: null });
}

async function checkLogo({ tenantId, file, line, sender }: Look, bytes: Uint8Array): Promise<Checked | Line> {
  const contentType = logoTypeOf(bytes);
  if (contentType === null) {
    return err('logo_not_an_image');
  }
  // Looked up again, because the same bytes may have been checked while this file waited.
  const { passed, refusal } = await findVerdict(tenantId, file.sha256);
  if (refusal) {
    return err(refusal);
  }
  const preview = passed && (await privateStore().get(previewKey(passed.objectKey)));
  if (preview) {
    const { width, height, hasTransparency } = passed;
    return ok({ contentType, width, height, hasTransparency, preview: preview.bytes });
  }
  const own = lineOf(file.kind, contentType);
  if (own !== line) {
    return own;
  }
  if (line === 'drawing' && !mayDraw(sender)) {
    return err('drawings_spent');
  }
  const startedAt = performance.now();
  const inspected = await inspectLogo(bytes);
  if (line === 'drawing') {
    noteDrawing(sender, performance.now() - startedAt);
  }
  if (!inspected.ok) {
    await noteRefusal(tenantId, file.id, inspected.error);
  }
  return inspected;
}
