import { createHash } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { asTenantId } from '@/lib/ids';
import { ok } from '@/lib/result';
import { checkUpload } from './check-upload';
import type { UploadRow } from './uploads.queries';

const files = new Map<string, Uint8Array>();
const inspectLogo = vi.hoisted(() => vi.fn());
vi.mock('./logos/inspect-logo', () => ({ inspectLogo }));
vi.mock('./refusals', () => ({
  findVerdict: async () => ({ passed: null, refusal: null }),
  noteRefusal: async () => undefined,
}));
vi.mock('./store/private-store', () => ({
  privateStore: () => ({ get: async (key: string) => ({ bytes: files.get(key) }) }),
}));

const LOGO = { contentType: '', width: null, height: null, hasTransparency: false, preview: null };
const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const PNG = '\x89PNG\r\n\x1a\n';
const SVG = '<svg/>';

let count = 0;
/** Checks a file with these bytes and this claimed type. */
function check(text: string, contentType: string, kind: 'logo' | 'roster' = 'logo') {
  count += 1;
  const bytes = bytesOf(`${text}${count}`);
  const objectKey = `file-${count}`;
  files.set(objectKey, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { id: objectKey, kind, name: '', sha256, byteSize: bytes.length, contentType };
  const upload: UploadRow = {
    objectKey,
    createdAt: new Date(),
    completedAt: null,
    refusal: null,
    file: { ...file, width: null, height: null, hasTransparency: null },
  };
  return checkUpload({ tenantId: asTenantId('a shop'), upload, byteSize: bytes.length, sender: 'somebody' });
}

let letGo: () => void;
beforeEach(() => {
  const drawn = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // Drawings hang until `letGo` is called; pictures are instant.
  inspectLogo.mockImplementation(async (bytes: Uint8Array) => {
    if (bytes[0] === SVG.charCodeAt(0)) {
      await drawn;
    }
    return ok(LOGO);
  });
});

it('checks pictures and rosters while drawings wait, whatever type the drawings claim', async () => {
  const drawings = [
    ...Array.from({ length: 6 }, () => check(SVG, 'image/svg+xml')),
    ...Array.from({ length: 6 }, () => check(SVG, 'image/png')),
  ];
  expect(await check(PNG, 'image/png')).toMatchObject({ ok: true });
  expect(await check('Name', 'text/csv', 'roster')).toMatchObject({ ok: true });
  letGo();
  expect((await Promise.all(drawings)).every((drawing) => drawing.ok)).toBe(true);
});

it('accepts a picture that claims to be a drawing', async () => {
  expect(await check(PNG, 'image/svg+xml')).toMatchObject({ ok: true });
});

it('refuses as busy while too many drawings wait, and accepts more when those are done', async () => {
  const drawings = Array.from({ length: 12 }, () => check(SVG, 'image/svg+xml'));
  expect(await check(SVG, 'image/svg+xml')).toEqual({ ok: false, error: 'uploads_busy' });
  letGo();
  expect((await Promise.all(drawings)).every((drawing) => drawing.ok)).toBe(true);
  expect(await check(SVG, 'image/svg+xml')).toMatchObject({ ok: true });
});
