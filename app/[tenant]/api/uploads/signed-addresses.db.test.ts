import { beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok } from '@/lib/result';
import { keysFor } from '@/lib/secrets/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { answerOf, claimOf, send, signed, tokenOf, upload } from '@/lib/testing/outside/upload-calls';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { drawPicture, emptyStore } from '@/lib/testing/rows/pictures';
import type { DiskStore } from '@/lib/uploads/store/disk-store';
import { readFileToken, signFileToken } from '@/lib/uploads/store/stored-file-token';
import { GET as serveFile } from '../../files/[token]/route';

let store: DiskStore;
let isOwner = true;
let everything: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store, privateDisk: () => store }));
vi.mock('@/lib/auth/admin', () => ({
  findAdmin: async (tenant: Tenant) => (isOwner ? ok({ tenant }) : err('anonymous')),
}));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

let ours: Tenant;
let theirs: Tenant;
const png = new Uint8Array(await drawPicture());
beforeEach(async () => {
  [ours, theirs] = await freshTenants();
  isOwner = true;
  ({ store, everything } = await emptyStore());
});

const code = (code: string) => ({ error: { code, message: expect.stringMatching(/\S/) } });

describe('an upload to a signed address', () => {
  it.each<[string, () => Uint8Array]>([
    ['a byte less', () => png.slice(1)],
    ['a byte more', () => new Uint8Array([...png, 0])],
    ['nothing', () => new Uint8Array()],
    ['as many other bytes', () => png.map((byte) => 255 - byte)],
  ])('is refused if it is %s, and leaves nothing', async (_name, make) => {
    const { url } = await signed(ours, claimOf(png));
    expect((await send(ours, url, make())).status).toBe(422);
    expect(await everything()).toEqual([]);
  });

  it('is refused if it has another type or a wrong length', async () => {
    const { url } = await signed(ours, claimOf(png));
    expect((await send(ours, url, png, { 'content-type': 'image/svg+xml' })).status).toBe(422);
    expect((await send(ours, url, png, { 'content-length': '5' })).status).toBe(422);
    expect(await everything()).toEqual([]);
  });

  it('is accepted once', async () => {
    const { url } = await signed(ours, claimOf(png));
    expect((await send(ours, url, png)).status).toBe(201);
    const again = await answerOf(await send(ours, url, png));
    expect(again).toMatchObject({ status: 409, body: code('upload_exists') });
  });

  it('is not written by many connections at once', async () => {
    const { url } = await signed(ours, claimOf(png));
    const enders: (() => void)[] = [];
    const body = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(png.slice(0, 100));
          enders.push(() => controller.error(new Error('aborted')));
        },
      });
    const stuck = [1, 2, 3].map(() => send(ours, url, body()));
    await expect.poll(async () => (await everything()).length).toBe(3);
    const fourth = await answerOf(await send(ours, url, png));
    expect(fourth).toMatchObject({ status: 503, body: code('uploads_busy') });
    for (const end of enders) {
      end();
    }
    expect((await Promise.all(stuck)).map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await send(ours, url, png)).status).toBe(201);
  });

  it('is refused if its sender aborts, and leaves nothing', async () => {
    const { url } = await signed(ours, claimOf(png));
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(png.slice(0, 100));
        controller.error(new Error('aborted'));
      },
    });
    const response = await send(ours, url, body);
    expect(await answerOf(response)).toMatchObject({ status: 400, body: code('body_broken') });
    expect(await everything()).toEqual([]);
  });

  it('is refused after the address has expired, and at a changed address', async () => {
    const key = keysFor('stored-file-token');
    const { url } = await signed(ours, claimOf(png));
    const claim = readFileToken(key, 'send', tokenOf(url), Date.now());
    if (!claim.ok) {
      throw new Error(claim.error);
    }
    const changed = (changes: object, by = key) =>
      `/api/uploads/bytes/${signFileToken(by, { ...claim.value, ...changes })}`;
    const late = await answerOf(await send(ours, changed({ expiresAt: Date.now() - 1 }), png));
    expect(late).toMatchObject({ status: 403, body: code('upload_expired') });
    const [payload = '', mac = ''] = tokenOf(url).split('.');
    const larger = Buffer.from(JSON.stringify({ ...claim.value, byteSize: 9_000_000 })).toString('base64url');
    for (const wrong of [
      `/api/uploads/bytes/${larger}.${mac}`,
      `/api/uploads/bytes/${payload}.${mac.slice(0, -1)}`,
      `/api/uploads/bytes/${payload}`,
      `/api/uploads/bytes/${payload}.${mac}.${mac}`,
      '/api/uploads/bytes/x',
      changed({}, keysFor('upload-preview')),
    ]) {
      expect((await send(ours, wrong, png)).status, wrong).toBe(404);
    }
    expect(await everything()).toEqual([]);
  });
});

describe('a private file on disk', () => {
  const get = (tenant: Tenant, url: string) =>
    serveFile(new Request(`http://shop.test${url}`), {
      params: Promise.resolve({ tenant: tenant.slug, token: tokenOf(url) }),
    });

  it('is served as a download, with a token for fetching, in its own shop, before it expires', async () => {
    const { id } = await upload(ours, png);
    const key = `${ours.id}/uploads/${id}/Crest.png`;
    const terms = { fileName: 'Crest ü.png', contentType: 'image/png' };
    const url = await store.signDownload(key, { ...terms, expiresAt: new Date(Date.now() + 60_000) });
    const response = await get(ours, url);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="Crest _.png"; filename*=UTF-8''Crest%20%C3%BC.png`,
      'content-length': String(png.byteLength),
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/png',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const { url: sending } = await signed(ours, claimOf(png));
    const late = await store.signDownload(key, { ...terms, expiresAt: new Date(Date.now() - 1) });
    const elsewhere = await store.signDownload(`${ours.id}/uploads/${id}/none.png`, {
      ...terms,
      expiresAt: new Date(Date.now() + 60_000),
    });
    for (const wrong of [late, elsewhere, sending, `/files/${key}`, `${url}x`, '/files/x']) {
      expect((await get(ours, wrong)).status, wrong).toBe(404);
    }
    expect((await get(theirs, url)).status).toBe(404);
  });

  it('is not served to a visitor who has the address but is not signed in to the shop', async () => {
    const { id } = await upload(ours, png);
    const url = await store.signDownload(`${ours.id}/uploads/${id}/Crest.png`, {
      fileName: 'Crest.png',
      contentType: 'image/png',
      expiresAt: new Date(Date.now() + 60_000),
    });
    isOwner = false;
    expect((await get(ours, url)).status).toBe(401);
    isOwner = true;
    expect((await get(ours, url)).status).toBe(200);
  });
});
