// A bucket's own behaviour; for what every store promises see object-store.test.ts.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, s3Settings, startS3Server } from '@/lib/testing/outside/s3-server';
import type { SignedUpload } from './object-store';
import { s3Store } from './s3-store';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

const settings = () => s3Settings(server, 'private');

let count = 0;
const newKey = () => {
  count += 1;
  return `shop/uploads/${count}/crest.png`;
};
const bytes = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]);
const picture = { bytes, contentType: 'image/png' };
const terms = () => ({
  contentType: 'image/png',
  byteSize: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  expiresAt: new Date(Date.now() + 60_000),
});
const send = ({ method, headers }: SignedUpload) => ({ method, headers, body: bytes });

describe('a bucket', () => {
  const put = async (change: (url: URL, headers: Record<string, string>) => void) => {
    const key = newKey();
    const { url: text, headers } = await s3Store(settings()).signUpload(key, terms());
    const url = new URL(text);
    const sent = { ...headers };
    change(url, sent);
    const response = await fetch(url, { method: 'PUT', headers: sent, body: bytes });
    return { status: response.status, code: server.lastError() };
  };

  type Change = (url: URL, headers: Record<string, string>) => void;
  const set =
    (changes: Record<string, string>): Change =>
    (_url, headers) =>
      Object.assign(headers, changes);
  const without =
    (name: string): Change =>
    (_url, headers) => {
      delete headers[name];
    };
  const query =
    (name: string, value: string): Change =>
    (url) =>
      url.searchParams.set(name, value);

  it.each<[string, Change, string]>([
    ['another key', (url) => Object.assign(url, { pathname: `${url.pathname}x` }), 'SignatureDoesNotMatch'],
    ['a longer life', query('X-Amz-Expires', '600000'), 'SignatureDoesNotMatch'],
    ['fewer signed headers', query('X-Amz-SignedHeaders', 'host'), 'AccessDenied'],
    ['another checksum', set({ 'x-amz-checksum-sha256': 'x' }), 'SignatureDoesNotMatch'],
    ['no checksum', without('x-amz-checksum-sha256'), 'SignatureDoesNotMatch'],
    ['leave to overwrite', without('If-None-Match'), 'SignatureDoesNotMatch'],
    ['a public object', set({ 'x-amz-acl': 'public-read' }), 'AccessDenied'],
    ['no signature', (url) => Object.assign(url, { search: '' }), 'AccessDenied'],
  ])('does not accept %s', async (_name, change, code) => {
    expect(await put(change)).toEqual({ status: 403, code });
  });

  it('does not accept another method', async () => {
    const signed = await s3Store(settings()).signUpload(newKey(), terms());
    expect((await fetch(signed.url, { ...send(signed), method: 'POST' })).status).toBe(403);
  });

  it('accepts an unchanged upload', async () => {
    expect(await put(() => undefined)).toMatchObject({ status: 200 });
  });

  it('rejects another secret and another account', async () => {
    for (const credentials of [
      { ...server.account, secretAccessKey: 'wrong' },
      { ...server.account, accessKeyId: 'WRONG' },
    ]) {
      const store = s3Store({ ...settings(), credentials });
      await expect(store.put(newKey(), picture)).rejects.toThrow();
      await expect(store.get(newKey())).rejects.toThrow();
      const signed = await store.signUpload(newKey(), terms());
      expect((await fetch(signed.url, send(signed))).status).toBe(403);
    }
  });

  it('is sent no checksum that older servers do not know', async () => {
    const { url, headers } = await s3Store(settings()).signUpload(newKey(), terms());
    const names = [...new URL(url).searchParams.keys(), ...Object.keys(headers)].map((name) =>
      name.toLowerCase(),
    );
    expect(names.filter((name) => /crc|sdk-checksum|trailer/.test(name))).toEqual([]);
    expect(new URL(url).searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;if-none-match;x-amz-checksum-sha256',
    );
  });

  it('keeps two stores apart', async () => {
    const key = newKey();
    await s3Store(settings()).put(key, picture);
    expect(await s3Store({ ...settings(), folder: 'public' }).get(key)).toBeNull();
    expect(server.objects.has(`private/${key}`)).toBe(true);
  });
});
