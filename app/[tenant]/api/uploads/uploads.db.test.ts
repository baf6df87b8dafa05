import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { database } from '@/lib/db/client';
import type { Tenant } from '@/lib/tenants/tenant';
import {
  askToSend,
  claimOf,
  completed,
  finish,
  paramsOf,
  send,
  sha256,
  signed,
  upload,
} from '@/lib/testing/outside/upload-calls';
import { freshTenants } from '@/lib/testing/rows/fresh-tenants';
import { drawPicture, emptyStore } from '@/lib/testing/rows/pictures';
import type { DiskStore } from '@/lib/uploads/store/disk-store';
import { previewKey } from '@/lib/uploads/store/object-key';
import { GET as preview } from './preview/route';

let store: DiskStore;
let everything: () => Promise<string[]>;
vi.mock('@/lib/uploads/store/private-store', () => ({ privateStore: () => store, privateDisk: () => store }));
let isHttps = true;
vi.mock('@/lib/http/site-scheme', () => ({ isHttpsSite: () => isHttps }));
vi.mock('@/lib/tenants/tenants.queries', async (original) =>
  (await import('@/lib/testing/rows/uncached-tenants')).uncachedTenants(original),
);

const inspectLogo = vi.hoisted(() => vi.fn<typeof import('@/lib/uploads/logos/inspect-logo').inspectLogo>());
vi.mock('@/lib/uploads/logos/inspect-logo', async (original) => {
  const inspect = await original<typeof import('@/lib/uploads/logos/inspect-logo')>();
  inspectLogo.mockImplementation(inspect.inspectLogo);
  return { ...inspect, inspectLogo };
});

let ours: Tenant;
let theirs: Tenant;
const png = new Uint8Array(await drawPicture());
beforeEach(async () => {
  isHttps = true;
  [ours, theirs] = await freshTenants();
  ({ store, everything } = await emptyStore());
});

const code = (code: string) => ({ error: { code, message: expect.stringMatching(/\S/) } });

describe('an uploaded logo', () => {
  it('is signed for, sent, and checked', async () => {
    const started = await signed(ours, claimOf(png));
    expect(started).toEqual({
      upload_id: expect.any(String),
      method: 'PUT',
      url: expect.stringMatching(/^\/api\/uploads\/bytes\/[\w-]+\.[\w-]{49}$/),
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

  it('may be as large as the limit and no byte larger', async () => {
    // A complete picture with padding after its end, which decoders ignore.
    const largest = new Uint8Array(10_000_000);
    largest.set(png);
    expect(await upload(ours, largest)).toMatchObject({ status: 200 });
    const { status, body } = await askToSend(ours, { ...claimOf(png), byte_size: 10_000_001 });
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
    expect(await upload(ours, webp)).toMatchObject({
      status: 200,
      body: { upload: { content_type: 'image/webp' } },
    });
  });

  it('has a preview for the browser that completed it, by a cookie and not by its address', async () => {
    const { id } = await upload(ours, png);
    const done = await completed(ours, id);
    const { upload: shown } = z
      .object({ upload: z.object({ preview_url: z.string() }) })
      .parse(await done.json());
    expect(shown.preview_url).toBe(`/api/uploads/preview?id=${id}`);
    const [pair = '', ...attributes] = (done.headers.get('set-cookie') ?? '').split('; ');
    expect(attributes).toEqual(['Path=/', 'Max-Age=86400', 'HttpOnly', 'SameSite=Lax', 'Secure']);
    expect(pair).toMatch(/^__Host-preview_key=[\w-]{43,60}$/);

    const show = (cookie: string | null, shop = ours, address = shown.preview_url) =>
      preview(
        new Request(`http://shop.test${address}`, { headers: cookie === null ? {} : { cookie } }),
        paramsOf(shop),
      );
    const response = await show(`cart=1; ${pair}; theme=dark`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 640 });
    const value = pair.split('=')[1];
    const { id: other } = await upload(ours, png, { file_name: 'Other.png' });
    const others = [
      show(null),
      show(pair.slice(0, -1)),
      show(pair, theirs),
      show(pair, ours, '/api/uploads/preview'),
      show(pair, ours, `/api/uploads/preview?id=${other}`),
      show(null, ours, `${shown.preview_url}&token=${value}`),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 404));

    const both = (await completed(ours, other, { cookie: pair })).headers.get('set-cookie')?.split(';')[0];
    expect(both).toMatch(new RegExp(`^__Host-preview_key=[\\w-]{43,60}~${value}$`));
    for (const seen of [id, other]) {
      expect((await show(both ?? '', ours, `/api/uploads/preview?id=${seen}`)).status).toBe(200);
    }
  });

  it('has a cookie without Secure if the site is plain http', async () => {
    const { id } = await upload(ours, png);
    isHttps = false;
    const done = await completed(ours, id);
    expect(done.headers.get('set-cookie')).toMatch(/^preview_key=(?!.*Secure)/);
  });
});

it('can be a roster, whose bytes are stored unchanged', async () => {
  const bytes = new TextEncoder().encode('Name,Number\nOkafor,007\n');
  const changes = { kind: 'roster', file_name: 'Équipe.csv', content_type: 'application/vnd.ms-excel' };
  const { id, status, body } = await upload(ours, bytes, changes);
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
    const answer = await askToSend(ours, claimOf(png, changes));
    expect(answer).toMatchObject({ status, body: { error: { message } } });
    expect(await database().upload.count()).toBe(0);
  });

  it.each([
    ['a kind of our own pictures', { kind: 'product_picture' }],
    ['half a hash', { sha256: 'abc' }],
    ['a size of half a byte', { byte_size: 1.5 }],
  ])('as an invalid request: %s', async (_name, changes) => {
    const answer = await askToSend(ours, claimOf(png, changes));
    expect(answer).toMatchObject({ status: 422, body: code('invalid_input') });
  });

  it('another origin, when signing and when sending', async () => {
    const foreign = { origin: 'https://evil.test' };
    const asked = await askToSend(ours, claimOf(png), foreign);
    expect(asked).toMatchObject({ status: 403, body: code('forbidden_origin') });
    const { url } = await signed(ours, claimOf(png));
    expect((await send(ours, url, png, foreign)).status).toBe(403);
    expect(await everything()).toEqual([]);
  });

  it('on completion a table by name but not by bytes, which leaves nothing', async () => {
    const changes = { kind: 'roster', file_name: 'a.xlsx', content_type: '' };
    const { id, status, body } = await upload(ours, png, changes);
    expect({ status, body }).toMatchObject({ status: 415, body: code('roster_not_a_table_file') });
    expect(await everything()).toEqual([]);
    expect(await finish(ours, id)).toMatchObject({ status: 409, body: code('upload_incomplete') });
  });

  it('on completion; but its row stays as long as its address, so that a repeated upload has a row', async () => {
    const text = new TextEncoder().encode('no picture');
    const { upload_id, url } = await signed(ours, claimOf(text));
    for (let round = 0; round < 2; round += 1) {
      expect((await send(ours, url, text)).status).toBe(201);
      expect(await finish(ours, upload_id)).toMatchObject({ status: 415, body: code('logo_not_an_image') });
      expect(await everything()).toEqual([]);
    }
    expect(await database().upload.count({ where: { id: upload_id, completedAt: null } })).toBe(1);
  });

  it('on completion a file that cannot be decoded', async () => {
    const half = png.slice(0, png.byteLength / 2);
    expect(await upload(ours, half)).toMatchObject({ status: 415, body: code('logo_not_an_image') });
    expect(await everything()).toEqual([]);
    expect(await database().upload.count({ where: { completedAt: { not: null } } })).toBe(0);
  });

  it('on completion other bytes of the same size, in case the store accepted them', async () => {
    const { upload_id } = await signed(ours, claimOf(png));
    const other = png.slice();
    other[other.length - 1] = 1;
    await store.put(`${ours.id}/uploads/${upload_id}/Crest.png`, { bytes: other, contentType: 'image/png' });
    expect(await finish(ours, upload_id)).toMatchObject({ status: 422, body: code('upload_changed') });
    expect(await everything()).toEqual([]);
  });

  it('completion of a file that has not arrived, but still may', async () => {
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
    const from = (address: string) => askToSend(ours, claimOf(png), { 'x-forwarded-for': address });
    for (let count = 0; count < 60; count += 1) {
      expect((await from('203.0.113.9')).status).toBe(201);
    }
    const refused = await from('203.0.113.9');
    expect(refused).toMatchObject({ status: 429, body: code('too_many_attempts') });
    expect(await database().upload.count()).toBe(60);
    expect((await from('203.0.113.10')).status).toBe(201);
  });
});

describe('completion', () => {
  it('of one file, requested many times at once, checks it once', async () => {
    const { upload_id, url } = await signed(ours, claimOf(png));
    await send(ours, url, png);
    const get = vi.spyOn(store, 'get');
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(ours, upload_id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('that takes too long says so, and keeps the file', async () => {
    inspectLogo.mockResolvedValueOnce({ ok: false, error: 'logo_too_slow' });
    const { status, body } = await upload(ours, png);
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        error: {
          code: 'logo_too_slow',
          message: 'This drawing took too long to draw. Please try a simpler SVG or a PNG.',
        },
      },
    });
    expect(await everything()).toHaveLength(1);
  });

  it('of a file that took too long does not draw it again for a while', async () => {
    inspectLogo.mockResolvedValueOnce({ ok: false, error: 'logo_too_slow' });
    const { id } = await upload(ours, png);
    inspectLogo.mockClear();
    expect(await finish(ours, id)).toMatchObject({ status: 422, body: code('logo_too_slow') });
    // The same bytes again, as another upload.
    expect(await upload(ours, png)).toMatchObject({ status: 422, body: code('logo_too_slow') });
    expect(inspectLogo).not.toHaveBeenCalled();
    await database().upload.updateMany({ data: { refusedAt: new Date(Date.now() - 3_601_000) } });
    expect(await finish(ours, id)).toMatchObject({ status: 200 });
  });

  it.each(['logo_not_an_image', 'logo_too_many_pixels'] as const)(
    'of bytes that were refused as %s does not check them again, but another shop checks for itself',
    async (error) => {
      inspectLogo.mockResolvedValueOnce({ ok: false, error });
      await upload(ours, png);
      inspectLogo.mockClear();
      for (let count = 0; count < 3; count += 1) {
        expect((await upload(ours, png)).body).toEqual(code(error));
      }
      expect(inspectLogo).not.toHaveBeenCalled();
      expect(await upload(theirs, png)).toMatchObject({ status: 200 });
    },
  );

  it('of a logo that was drawn before reuses its facts and its preview', async () => {
    const first = await upload(ours, png);
    inspectLogo.mockClear();
    const again = await upload(ours, png, { file_name: 'Again.png' });
    expect(again).toMatchObject({ status: 200, body: { upload: { name: 'Again.png', id: again.id } } });
    expect(inspectLogo).not.toHaveBeenCalled();
    const rows = await database().upload.findMany({ orderBy: { createdAt: 'asc' } });
    expect(rows.map(({ width, height, hasTransparency }) => [width, height, hasTransparency])).toEqual(
      Array(2).fill([rows[0]?.width, rows[0]?.height, rows[0]?.hasTransparency]),
    );
    expect((await everything()).filter((key) => key.includes('/previews/'))).toHaveLength(2);
    // Without its preview it is drawn again.
    await store.delete(previewKey(rows[0]?.objectKey ?? ''));
    await store.delete(previewKey(rows[1]?.objectKey ?? ''));
    expect(await upload(ours, png)).toMatchObject({ status: 200 });
    expect(inspectLogo).toHaveBeenCalledTimes(1);
    expect(first.status).toBe(200);
  });

  it('is refused to an address that asks too often, for any file', async () => {
    const statuses = [];
    for (let count = 0; count < 121; count += 1) {
      statuses.push((await finish(ours, randomUUID())).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('from another shop', () => {
  it('bytes cannot be sent to an address of ours', async () => {
    const { url } = await signed(ours, claimOf(png));
    expect((await send(theirs, url, png)).status).toBe(404);
    expect(await everything()).toEqual([]);
  });

  it('nobody completes an upload of ours, nor an unknown one', async () => {
    const { upload_id, url } = await signed(ours, claimOf(png));
    await send(ours, url, png);
    expect(await finish(theirs, upload_id)).toMatchObject({ status: 404, body: code('upload_gone') });
    expect(await finish(ours, randomUUID())).toMatchObject({ status: 404, body: code('upload_gone') });
    expect(await database().upload.count({ where: { completedAt: null } })).toBe(1);
  });
});
