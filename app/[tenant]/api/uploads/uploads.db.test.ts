import { createHash, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '@/lib/db/client';
import { keyFor } from '@/lib/secrets';
import type { Tenant } from '@/lib/tenants/tenant';
import { createTenant } from '@/lib/testing/factories';
import { drawPicture, emptyStore } from '@/lib/testing/pictures';
import { resetDatabase } from '@/lib/testing/reset-database';
import type { DiskStore } from '@/lib/uploads/disk-store';
import { readFileToken, signFileToken } from '@/lib/uploads/stored-file-token';
import { GET as serveFile } from '../../files/[token]/route';
import { PUT as sendBytes } from './bytes/[token]/route';
import { POST as complete } from './complete/route';
import { GET as preview } from './preview/route';
import { POST as sign } from './route';

let store: DiskStore;
let everything: () => Promise<string[]>;
vi.mock('@/lib/uploads/private-store', () => ({ privateStore: () => store, privateDisk: () => store }));
vi.mock('@/lib/tenants/tenants.queries', async (original) => {
  const queries = await original<typeof import('@/lib/tenants/tenants.queries')>();
  return { ...queries, getCachedTenant: queries.findTenantByKey };
});

let ours: Tenant;
let theirs: Tenant;
let png: Uint8Array;
beforeAll(async () => {
  png = new Uint8Array(await drawPicture());
});
beforeEach(async () => {
  await resetDatabase();
  ({ store, everything } = await emptyStore());
  [ours, theirs] = [await createTenant(), await createTenant()];
});

type Answer = { status: number; body: unknown };
const paramsOf = (tenant: Tenant) => ({ params: Promise.resolve({ tenant: tenant.slug }) });
const read = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: await response.json().catch(() => null),
});
const post = (body: object, headers: Record<string, string> = {}) =>
  new Request('http://shop.test/api/uploads', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', host: 'shop.test', ...headers },
  });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Claim = { kind: string; file_name: string; content_type: string; byte_size: number; sha256: string };
const claimOf = (bytes: Uint8Array, changes: Partial<Claim> = {}): Claim => ({
  kind: 'logo',
  file_name: 'Crest.png',
  content_type: 'image/png',
  byte_size: bytes.byteLength,
  sha256: sha256(bytes),
  ...changes,
});

async function signed(tenant: Tenant, claim: Claim) {
  const { status, body } = await read(await sign(post(claim), paramsOf(tenant)));
  expect(status).toBe(201);
  return body as { upload_id: string; method: string; url: string; headers: Record<string, string> };
}

const send = async (tenant: Tenant, url: string, body: Uint8Array, headers: Record<string, string> = {}) => {
  const token = url.split('/').at(-1) ?? '';
  const sent = new Headers({ 'Content-Type': 'image/png' });
  for (const [name, value] of Object.entries(headers)) {
    sent.set(name, value);
  }
  const init = { method: 'PUT', body: new Uint8Array(body), headers: sent };
  return sendBytes(new Request(`http://shop.test${url}`, init), {
    params: Promise.resolve({ tenant: tenant.slug, token }),
  });
};
const finish = async (tenant: Tenant, upload_id: string) =>
  read(await complete(post({ upload_id }), paramsOf(tenant)));

async function upload(bytes: Uint8Array, changes: Partial<Claim> = {}) {
  const { upload_id, url, headers } = await signed(ours, claimOf(bytes, changes));
  expect((await send(ours, url, bytes, headers)).status).toBe(201);
  return { id: upload_id, ...(await finish(ours, upload_id)) };
}

const code = (code: string) => ({ error: { code, message: expect.stringMatching(/\S/) } });

describe('a logo on its way', () => {
  it('is signed for, sent, and checked', async () => {
    const started = await signed(ours, claimOf(png));
    expect(started).toEqual({
      upload_id: expect.any(String),
      method: 'PUT',
      url: expect.stringMatching(/^\/api\/uploads\/bytes\/[\w-]+\.[\w-]{43}$/),
      headers: { 'Content-Type': 'image/png' },
      expires_at: expect.stringMatching(/^20\d\d-/),
    });
    expect(await everything()).toEqual([]);
    expect((await send(ours, started.url, png)).status).toBe(201);
    const answer = await finish(ours, started.upload_id);
    expect(answer).toEqual({
      status: 200,
      body: {
        upload: {
          id: started.upload_id,
          kind: 'logo',
          name: 'Crest.png',
          sha256: sha256(png),
          byte_size: png.byteLength,
          content_type: 'image/png',
          width: 900,
          height: 600,
          has_transparency: false,
          preview_url: expect.stringMatching(/^\/api\/uploads\/preview\?id=/),
        },
      },
    });
    expect(await finish(ours, started.upload_id)).toEqual(answer);
    const folder = `${ours.id}/uploads/${started.upload_id}`;
    expect(await everything()).toEqual([`${folder}/Crest.png`, `${folder}/previews/Crest.png.webp`]);
  });

  it('may be as large as the limit says and no byte larger', async () => {
    // A whole picture, and behind its end what fills the file: readers do not mind.
    const largest = new Uint8Array(10_000_000);
    largest.set(png);
    expect(await upload(largest)).toMatchObject({ status: 200 });
    const { status, body } = await read(
      await sign(post({ ...claimOf(png), byte_size: 10_000_001 }), paramsOf(ours)),
    );
    expect({ status, body }).toEqual({
      status: 413,
      body: {
        error: {
          code: 'upload_too_large',
          message: 'This file is too large. Please upload one of at most 10 MB.',
        },
      },
    });
  });

  it('is what its bytes say, and not what its name says', async () => {
    const webp = new Uint8Array(await sharp(png).webp().toBuffer());
    expect(await upload(webp)).toMatchObject({
      status: 200,
      body: { upload: { content_type: 'image/webp' } },
    });
  });

  it('shows its preview to whoever completed it', async () => {
    const { body } = await upload(png);
    const { preview_url: url } = (body as { upload: { preview_url: string } }).upload;
    const response = await preview(new Request(`http://shop.test${url}`), paramsOf(ours));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toMatch(/^private/);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 640 });
    const others = [
      preview(new Request(`http://shop.test${url.slice(0, -1)}`), paramsOf(ours)),
      preview(new Request(`http://shop.test${url}`), paramsOf(theirs)),
      preview(new Request('http://shop.test/api/uploads/preview'), paramsOf(ours)),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

it('takes a roster, and keeps its bytes as they are', async () => {
  const bytes = new TextEncoder().encode('Name,Number\nOkafor,007\n');
  const changes = { kind: 'roster', file_name: 'Équipe.csv', content_type: 'application/vnd.ms-excel' };
  const { id, status, body } = await upload(bytes, changes);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    upload: { kind: 'roster', name: 'Équipe.csv', content_type: 'text/csv', width: null, preview_url: null },
  });
  expect((await store.get(`${ours.id}/uploads/${id}/Equipe.csv`))?.bytes).toEqual(bytes);
});

describe('refused', () => {
  it.each([
    [
      'a logo that is none',
      { file_name: 'crest.pdf', content_type: 'application/pdf' },
      415,
      'Please upload an image file',
    ],
    [
      'a roster that is none',
      { kind: 'roster', file_name: 'a.pdf' },
      415,
      'Please upload a CSV or Excel file',
    ],
    ['an empty file', { byte_size: 0 }, 422, 'This file is empty. Please choose another one.'],
  ])('before anything is written: %s', async (_name, changes, status, message) => {
    const answer = await read(await sign(post(claimOf(png, changes)), paramsOf(ours)));
    expect(answer).toMatchObject({ status, body: { error: { message } } });
    expect(await database().upload.count()).toBe(0);
  });

  it.each([
    ['a kind of our own pictures', { kind: 'product_picture' }],
    ['half a hash', { sha256: 'abc' }],
    ['a size of half a byte', { byte_size: 1.5 }],
  ])('as no request at all: %s', async (_name, changes) => {
    const answer = await read(await sign(post(claimOf(png, changes)), paramsOf(ours)));
    expect(answer).toMatchObject({ status: 422, body: code('invalid_input') });
  });

  it('another origin, when signing and when sending', async () => {
    const foreign = { origin: 'https://evil.test' };
    const asked = await read(await sign(post(claimOf(png), foreign), paramsOf(ours)));
    expect(asked).toMatchObject({ status: 403, body: code('forbidden_origin') });
    const { url } = await signed(ours, claimOf(png));
    expect((await send(ours, url, png, foreign)).status).toBe(403);
    expect(await everything()).toEqual([]);
  });

  it('on completion what is a table by name and not by bytes, and nothing of it stays', async () => {
    const changes = { kind: 'roster', file_name: 'a.xlsx', content_type: '' };
    const { id, ...refused } = await upload(png, changes);
    expect(refused).toMatchObject({ status: 415, body: code('roster_not_a_table_file') });
    expect(await everything()).toEqual([]);
    expect(await finish(ours, id)).toMatchObject({ status: 404, body: code('upload_gone') });
  });

  it('on completion what does not decode', async () => {
    const half = png.slice(0, png.byteLength / 2);
    expect(await upload(half)).toMatchObject({ status: 415, body: code('logo_not_an_image') });
    expect(await everything()).toEqual([]);
    expect(await database().upload.count()).toBe(0);
  });

  it('on completion other bytes of the same size, should the store have taken them', async () => {
    const { upload_id } = await signed(ours, claimOf(png));
    const other = png.slice();
    other[other.length - 1] = 1;
    await store.put(`${ours.id}/uploads/${upload_id}/Crest.png`, { bytes: other, contentType: 'image/png' });
    expect(await finish(ours, upload_id)).toMatchObject({ status: 422, body: code('upload_changed') });
    expect(await everything()).toEqual([]);
  });

  it('completion of what has not arrived, which may still arrive', async () => {
    const { upload_id, url } = await signed(ours, claimOf(png));
    expect(await finish(ours, upload_id)).toMatchObject({ status: 409, body: code('upload_incomplete') });
    expect((await send(ours, url, png)).status).toBe(201);
    expect(await finish(ours, upload_id)).toMatchObject({ status: 200 });
  });

  it('completion a day late', async () => {
    const { upload_id, url } = await signed(ours, claimOf(png));
    await send(ours, url, png);
    await database().upload.updateMany({ data: { createdAt: new Date(Date.now() - 86_401_000) } });
    expect(await finish(ours, upload_id)).toMatchObject({ status: 403, body: code('upload_expired') });
  });

  it('the sixty-first file of an address in a quarter of an hour, before anything is written', async () => {
    const from = (address: string) =>
      sign(post(claimOf(png), { 'x-forwarded-for': address }), paramsOf(ours));
    for (let count = 0; count < 60; count += 1) {
      expect((await from('203.0.113.9')).status).toBe(201);
    }
    const refused = await read(await from('203.0.113.9'));
    expect(refused).toMatchObject({ status: 429, body: code('too_many_attempts') });
    expect(await database().upload.count()).toBe(60);
    expect((await from('203.0.113.10')).status).toBe(201);
  });
});

describe('what is sent to a signed address', () => {
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

  it('is refused if it is of another type, or lies about its length', async () => {
    const { url } = await signed(ours, claimOf(png));
    expect((await send(ours, url, png, { 'content-type': 'image/svg+xml' })).status).toBe(422);
    expect((await send(ours, url, png, { 'content-length': '5' })).status).toBe(422);
    expect(await everything()).toEqual([]);
  });

  it('is taken once', async () => {
    const { url } = await signed(ours, claimOf(png));
    expect((await send(ours, url, png)).status).toBe(201);
    const again = await read(await send(ours, url, png));
    expect(again).toMatchObject({ status: 409, body: code('upload_exists') });
  });

  it('is refused where its sender breaks off, and leaves nothing', async () => {
    const { url } = await signed(ours, claimOf(png));
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(png.slice(0, 100));
        controller.error(new Error('aborted'));
      },
    });
    const init = { method: 'PUT', body, duplex: 'half', headers: { 'content-type': 'image/png' } };
    const token = url.split('/').at(-1) ?? '';
    const response = await sendBytes(new Request(`http://shop.test${url}`, init), {
      params: Promise.resolve({ tenant: ours.slug, token }),
    });
    expect(await read(response)).toMatchObject({ status: 400, body: code('body_broken') });
    expect(await everything()).toEqual([]);
  });

  it('is refused after the address has expired, and under a changed one', async () => {
    const key = keyFor('stored-file-token');
    const { url } = await signed(ours, claimOf(png));
    const claim = readFileToken(key, 'send', url.split('/').at(-1) ?? '', Date.now());
    if (!claim.ok) {
      throw new Error(claim.error);
    }
    const tokenOf = (changes: object, by = key) =>
      `/api/uploads/bytes/${signFileToken(by, { ...claim.value, ...changes })}`;
    const late = await read(await send(ours, tokenOf({ expiresAt: Date.now() - 1 }), png));
    expect(late).toMatchObject({ status: 403, body: code('upload_expired') });
    const [payload = '', mac = ''] = (url.split('/').at(-1) ?? '').split('.');
    const larger = Buffer.from(JSON.stringify({ ...claim.value, byteSize: 9_000_000 })).toString('base64url');
    for (const wrong of [
      `/api/uploads/bytes/${larger}.${mac}`,
      `/api/uploads/bytes/${payload}.${mac.slice(0, -1)}`,
      `/api/uploads/bytes/${payload}`,
      `/api/uploads/bytes/${payload}.${mac}.${mac}`,
      '/api/uploads/bytes/x',
      tokenOf({}, keyFor('upload-preview')),
    ]) {
      expect((await send(ours, wrong, png)).status, wrong).toBe(404);
    }
    expect(await everything()).toEqual([]);
  });
});

describe('from another shop', () => {
  it('bytes cannot be sent to an address of ours', async () => {
    const { url } = await signed(ours, claimOf(png));
    expect((await send(theirs, url, png)).status).toBe(404);
    expect(await everything()).toEqual([]);
  });

  it('an upload of ours is completed by nobody, and so is a made-up one', async () => {
    const { upload_id, url } = await signed(ours, claimOf(png));
    await send(ours, url, png);
    expect(await finish(theirs, upload_id)).toMatchObject({ status: 404, body: code('upload_gone') });
    expect(await finish(ours, randomUUID())).toMatchObject({ status: 404, body: code('upload_gone') });
    expect(await database().upload.count({ where: { completedAt: null } })).toBe(1);
  });
});

describe('a private file on disk', () => {
  const get = (tenant: Tenant, url: string) =>
    serveFile(new Request(`http://shop.test${url}`), {
      params: Promise.resolve({ tenant: tenant.slug, token: url.split('/').at(-1) ?? '' }),
    });

  it('is served as a file to save, by a token that is for fetching, in its own shop, in time', async () => {
    const { id } = await upload(png);
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
});
