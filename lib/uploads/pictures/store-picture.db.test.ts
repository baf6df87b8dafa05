// A shop's picture from the signed upload to the sizes that pages show.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { keysFor } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { sha256, tokenOf } from '@/lib/testing/outside/upload-calls';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { drawPicture, emptyStore } from '@/lib/testing/rows/pictures';
import type { DiskStore } from '@/lib/uploads/store/disk-store';
import { sentPictureKey } from '@/lib/uploads/store/object-key';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { readFileToken } from '@/lib/uploads/store/stored-file-token';
import { completePicture } from './complete-picture';
import { takePictureAway } from './remove-unused-picture';
import { startPicture } from './start-picture';

let publicFiles: ObjectStore;
let privateFiles: DiskStore;
let shown: () => Promise<string[]>;
let sent: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/public-store', () => ({ publicStore: () => publicFiles }));
vi.mock('@/lib/uploads/store/private-store', () => ({
  privateStore: () => privateFiles,
  privateDisk: () => privateFiles,
}));

let tenant: Tenant;
let neighbour: Tenant;
const bytes = await drawPicture();
beforeEach(async () => {
  [tenant, neighbour] = await freshTenants();
  ({ store: publicFiles, everything: shown } = await emptyStore());
  ({ store: privateFiles, everything: sent } = await emptyStore());
});

const claimOf = (content: Uint8Array, changes: object = {}) => ({
  kind: 'product_picture' as const,
  file_name: 'C:\\Harvest Mug.PNG',
  content_type: 'image/png',
  byte_size: content.byteLength,
  sha256: sha256(content),
  ...changes,
});

async function start(content = bytes, changes: object = {}) {
  const started = await startPicture(tenant.id, claimOf(content, changes));
  if (!started.ok) {
    throw new Error(started.error);
  }
  return started.value;
}

/** Does the same as the disk's upload handler. */
async function send(url: string, content: Uint8Array) {
  const claim = readFileToken(keysFor('stored-file-token'), 'send', tokenOf(url), Date.now());
  if (!claim.ok) {
    throw new Error(claim.error);
  }
  return privateFiles.receive(claim.value, new Blob([new Uint8Array(content)]).stream());
}

async function sendOne(content = bytes, changes: object = {}) {
  const { uploadId, url } = await start(content, changes);
  expect(await send(url, content)).toEqual({ ok: true, value: null });
  return uploadId;
}

describe('a picture that is signed, uploaded and completed', () => {
  it.each(['product_picture', 'shop_logo'] as const)(
    'is an upload of kind %s and five files, without the uploaded original',
    async (kind) => {
      const uploadId = await sendOne(bytes, { kind });
      expect(await shown()).toEqual([]);
      const stored = await completePicture(tenant.id, uploadId);
      const url = stored.ok ? stored.value.url : '';
      expect(url).toMatch(new RegExp(`^/media/${tenant.id}/[0-9a-f-]{36}-harvest-mug-1280\\.webp$`));
      const key = url.slice('/media/'.length);
      expect(await shown()).toEqual(
        ['-1280.share.jpg', '-1280.webp', '-320.webp', '-640.webp', '-960.webp'].map((ending) =>
          key.replace('-1280.webp', ending),
        ),
      );
      expect(await sent()).toEqual([]);
      expect(await database().upload.findMany()).toMatchObject([
        {
          id: uploadId,
          kind,
          objectKey: key,
          fileName: 'Harvest Mug.PNG',
          contentType: 'image/webp',
          sha256: sha256(bytes),
          completedAt: expect.any(Date),
          attachedAt: null,
        },
      ]);
    },
  );

  it('gives the same answer again, and to two concurrent calls', async () => {
    const uploadId = await sendOne();
    const answers = await Promise.all([
      completePicture(tenant.id, uploadId),
      completePicture(tenant.id, uploadId.toUpperCase()),
    ]);
    expect(answers[0]).toMatchObject({ ok: true });
    expect(answers[1]).toEqual(answers[0]);
    expect(await completePicture(tenant.id, uploadId)).toEqual(answers[0]);
    expect(await shown()).toHaveLength(5);
  });

  it('never replaces another of the same name', async () => {
    for (const uploadId of [await sendOne(), await sendOne()]) {
      expect(await completePicture(tenant.id, uploadId)).toMatchObject({ ok: true });
    }
    expect(await shown()).toHaveLength(10);
  });
});

describe('a picture is refused', () => {
  it.each([
    ['of a type that is none', { content_type: 'image/svg+xml' }, 'image_not_an_image'],
    ['as it came out of a phone', { content_type: 'image/heic' }, 'image_not_an_image'],
    ['that is empty', { byte_size: 0 }, 'image_empty'],
    ['of more than ten megabytes', { byte_size: 10_000_001 }, 'image_too_heavy'],
  ])('before the upload: one %s', async (_name, changes, error) => {
    expect(await startPicture(tenant.id, claimOf(bytes, changes))).toEqual({ ok: false, error });
    expect(await database().upload.count()).toBe(0);
  });

  it('by its bytes, whatever its claimed type, and leaves nothing behind', async () => {
    const uploadId = await sendOne(new TextEncoder().encode('<svg/>'));
    const refused = { ok: false, error: 'image_not_an_image' };
    expect(await completePicture(tenant.id, uploadId)).toEqual(refused);
    expect([await shown(), await sent()]).toEqual([[], []]);
    expect(await completePicture(tenant.id, uploadId)).toMatchObject({ error: 'upload_incomplete' });
  });

  it('if other bytes arrive than were signed', async () => {
    const { uploadId, url } = await start();
    expect(await send(url, await drawPicture(10, 10))).toMatchObject({ ok: false });
    expect(await completePicture(tenant.id, uploadId)).toEqual({ ok: false, error: 'upload_incomplete' });
    // A store that accepts them all the same.
    await privateFiles.put(sentPictureKey(tenant.id, uploadId), {
      bytes: new Uint8Array(await drawPicture(10, 10)),
      contentType: 'image/png',
    });
    expect(await completePicture(tenant.id, uploadId)).toEqual({ ok: false, error: 'upload_changed' });
    expect(await sent()).toEqual([]);
  });

  it("if it is another shop's, a shopper's, unknown, or of the day before yesterday", async () => {
    const uploadId = await sendOne();
    for (const [id, error] of [
      [neighbour.id, 'upload_gone'],
      [tenant.id, 'upload_expired'],
    ] as const) {
      await database().upload.updateMany({ data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
      expect(await completePicture(id, uploadId)).toEqual({ ok: false, error });
    }
    expect(await completePicture(tenant.id, randomUUID())).toEqual({ ok: false, error: 'upload_gone' });
    await database().upload.updateMany({ data: { kind: 'logo', createdAt: new Date() } });
    expect(await completePicture(tenant.id, uploadId)).toEqual({ ok: false, error: 'upload_gone' });
  });
});

it('can be completed again from the same bytes after a failure half-way', async () => {
  const uploadId = await sendOne();
  const disk = publicFiles;
  let puts = 0;
  publicFiles = {
    ...disk,
    put: (key, object) => {
      puts += 1;
      return puts === 3 ? Promise.reject(new Error('the disk is full')) : disk.put(key, object);
    },
  };
  await expect(completePicture(tenant.id, uploadId)).rejects.toThrow('the disk is full');
  expect(await database().upload.findMany()).toMatchObject([{ completedAt: null }]);
  expect(await completePicture(tenant.id, uploadId)).toMatchObject({ ok: true });
  expect(await shown()).toHaveLength(5);
});

describe('pictures that nothing uses', () => {
  const fill = (data: object = {}) =>
    database().upload.createMany({
      data: Array.from({ length: 20 }, (_, index) => ({
        tenantId: tenant.id,
        kind: 'product_picture',
        objectKey: `${tenant.id}/${randomUUID()}-${index}-1280.webp`,
        fileName: 'a.png',
        contentType: 'image/png',
        byteSize: 10_000_000,
        sha256: sha256(bytes),
        ...data,
      })),
    });
  const full = { ok: false, error: 'pictures_of_store' };

  it('take up at most 200 MB of a shop; another shop goes on, and used pictures do not count', async () => {
    await fill();
    expect(await startPicture(tenant.id, claimOf(bytes))).toEqual(full);
    expect(await startPicture(tenant.id, claimOf(bytes, { kind: 'shop_logo' }))).toEqual(full);
    expect(await database().upload.count()).toBe(20);
    expect(await startPicture(neighbour.id, claimOf(bytes))).toMatchObject({ ok: true });
    await database().upload.updateMany({ data: { attachedAt: new Date(), completedAt: new Date() } });
    expect(await startPicture(tenant.id, claimOf(bytes))).toMatchObject({ ok: true });
  });

  it('stay within the limit under concurrent uploads', async () => {
    await fill({ byteSize: 9_985_000 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => startPicture(tenant.id, claimOf(bytes))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
  });

  it('are removed after an hour if they were never completed, to make room', async () => {
    const uploadId = await sendOne();
    await fill();
    await database().upload.updateMany({ data: { createdAt: new Date(Date.now() - 61 * 60_000) } });
    await database().upload.updateMany({
      where: { id: { not: uploadId } },
      data: { completedAt: new Date() },
    });
    // A completed picture can be in an open form, so it stays; only the one that was never completed is removed, and
    // that is not enough.
    expect(await startPicture(tenant.id, claimOf(bytes))).toEqual(full);
    expect([await sent(), await database().upload.count()]).toEqual([[], 20]);
    await database().upload.updateMany({ data: { completedAt: null } });
    expect(await startPicture(tenant.id, claimOf(bytes))).toMatchObject({ ok: true });
    expect(await database().upload.count()).toBe(1);
  });
});

describe('if a shop has too many pictures in the queue', () => {
  it('that shop gets "busy", and another shop is served', async () => {
    const uploadIds: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      uploadIds.push(await sendOne());
    }
    const { uploadId: theirs, url } = await startPicture(neighbour.id, claimOf(bytes)).then((started) => {
      if (!started.ok) {
        throw new Error(started.error);
      }
      return started.value;
    });
    await send(url, bytes);
    // No picture is made before all requests have arrived.
    const disk = privateFiles;
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    privateFiles = { ...disk, get: async (key) => opened.then(() => disk.get(key)) };
    const ours = uploadIds.map((id) => completePicture(tenant.id, id));
    expect(await Promise.race(ours)).toEqual({ ok: false, error: 'uploads_busy' });
    const other = completePicture(neighbour.id, theirs);
    open();
    expect(await other).toMatchObject({ ok: true });
    const answers = await Promise.all(ours);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(7);
  });
});

it('a picture that was never completed is removed together with its uploaded original', async () => {
  const uploadId = await sendOne();
  const { objectKey } = await database().upload.findFirstOrThrow({ where: { id: uploadId } });
  expect(await takePictureAway(tenant.id, `/media/${objectKey}`)).toBe(true);
  expect(await sent()).toEqual([]);
  expect(await database().upload.count()).toBe(0);
});
