// The contract of every object store, run against both. The disk's signed addresses lead to its handlers, the
// bucket's to a server that checks signatures as S3 does.

import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiveSigned, serveSigned } from '@/lib/entry/disk-transfer';
import { asTenantId } from '@/lib/ids';
import { type S3Server, s3Settings, startS3Server } from '@/lib/testing/outside/s3-server';
import { type DiskStore, diskStore } from './disk-store';
import { ObjectExistsError, type ObjectStore, type SignedUpload } from './object-store';
import { s3Store } from './s3-store';

type Subject = {
  store: ObjectStore;
  /** Sends a request to a signed address, as a browser does. */
  follow: (url: string, init?: RequestInit) => Promise<Response>;
};

let folder: string;
let server: S3Server;
const subjects: Record<'disk' | 's3', () => Subject> = {
  disk: () => {
    const store: DiskStore = diskStore(folder);
    return {
      store,
      follow: (url, init) => {
        const token = url.split('/').at(-1) ?? '';
        return url.startsWith('/files/')
          ? serveSigned(store, asTenantId('shop'), token)
          : receiveSigned(store, asTenantId('shop'), {
              token,
              request: new Request(`http://shop.test${url}`, init),
            });
      },
    };
  },
  s3: () => ({ store: s3Store(settings()), follow: (url, init) => fetch(url, init) }),
};
const settings = () => s3Settings(server, 'private');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'makerfront-store-'));
  server = await startS3Server();
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

let count = 0;
const newKey = (extension = 'png') => {
  count += 1;
  return `shop/uploads/${count}/crest.${extension}`;
};
const bytes = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 255]);
const picture = { bytes, contentType: 'image/png' };
const soon = () => new Date(Date.now() + 60_000);
const terms = () => ({
  contentType: 'image/png',
  byteSize: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  expiresAt: soon(),
});
const send = ({ method, headers }: SignedUpload, body: Uint8Array<ArrayBuffer> = bytes) => ({
  method,
  headers,
  body,
});

describe.each(['disk', 's3'] as const)('the store on %s', (name) => {
  let store: ObjectStore;
  let follow: Subject['follow'];
  beforeAll(() => {
    ({ store, follow } = subjects[name]());
  });

  it('returns what was stored, with size and type', async () => {
    const key = newKey();
    expect(await store.get(key)).toBeNull();
    expect(await store.head(key)).toBeNull();
    await store.put(key, picture);
    expect(await store.get(key)).toEqual(picture);
    expect(await store.head(key)).toEqual({ byteSize: bytes.byteLength, contentType: 'image/png' });
  });

  it('overwrites nothing, also with concurrent writers', async () => {
    const key = newKey();
    const tries = await Promise.allSettled([store.put(key, picture), store.put(key, picture)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(store.put(key, { ...picture, bytes: new Uint8Array([1]) })).rejects.toThrow(
      ObjectExistsError,
    );
    expect(await store.get(key)).toEqual(picture);
  });

  it('stores a file of this machine, larger than one read, and overwrites nothing with it', async () => {
    const key = newKey('zip');
    const path = join(folder, '..', `${randomUUID()}.zip`);
    const content = new Uint8Array(300_000).map((_, index) => index % 251);
    await writeFile(path, content);
    try {
      await store.putFile(key, { path, contentType: 'application/zip' });
      expect(await store.get(key)).toEqual({ bytes: content, contentType: 'application/zip' });
      await expect(store.putFile(key, { path, contentType: 'application/zip' })).rejects.toThrow(
        ObjectExistsError,
      );
      const answer = await follow(
        await store.signDownload(key, {
          fileName: 'all.zip',
          contentType: 'application/zip',
          expiresAt: soon(),
        }),
      );
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(content);
    } finally {
      await rm(path);
    }
  });

  it('lists one folder alone', async () => {
    const key = newKey().replace('shop/', 'listed/');
    await store.put(key, picture);
    const keys = [];
    for await (const found of store.list('listed')) {
      keys.push(found);
    }
    expect(keys).toEqual([key]);
    for await (const found of store.list('liste')) {
      throw new Error(found);
    }
    await store.delete(key);
  });

  it('copies to a new key, and reports a missing source', async () => {
    const [from, to, taken] = [newKey(), newKey(), newKey()];
    await store.put(from, picture);
    await store.put(taken, { ...picture, bytes: new Uint8Array([1]) });
    expect(await store.copy(from, to)).toBe(true);
    await store.delete(from);
    expect(await store.get(to)).toEqual(picture);
    expect(await store.copy(from, newKey())).toBe(false);
    await expect(store.copy(to, taken)).rejects.toThrow(ObjectExistsError);
    expect((await store.get(taken))?.bytes).toEqual(new Uint8Array([1]));
  });

  it('deletes an object, and accepts that there is none', async () => {
    const key = newKey();
    await store.put(key, picture);
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
    await store.delete(key);
  });

  it('never leaves its folder', async () => {
    const good = newKey();
    await store.put(good, picture);
    for (const key of ['../x.webp', '/etc/x.webp', 'a/../../x.webp', 'a//b', '.incoming/x', 'a\\b', '']) {
      const tries = [
        () => store.put(key, picture),
        () => store.get(key),
        () => store.head(key),
        () => store.copy(key, newKey()),
        () => store.copy(good, key),
        () => store.delete(key),
        () => store.signUpload(key, terms()),
        () => store.signDownload(key, { fileName: 'x', contentType: 'image/png', expiresAt: soon() }),
      ];
      for (const attempt of tries) {
        await expect(attempt(), key).rejects.toThrow(RangeError);
      }
    }
  });

  it('serves public objects at an address that does not reveal the store', () => {
    expect(store.publicUrl('shop/mug-1280.webp')).toBe('/media/shop/mug-1280.webp');
  });

  describe('signs an upload', () => {
    it('that accepts exactly the signed bytes, once', async () => {
      const key = newKey();
      const signed = await store.signUpload(key, terms());
      expect(signed.method).toBe('PUT');
      expect((await follow(signed.url, send(signed))).ok).toBe(true);
      expect(await store.get(key)).toEqual(picture);
      expect([409, 412]).toContain((await follow(signed.url, send(signed))).status);
    });

    const other = bytes.slice();
    other[9] = 1;
    it.each<[string, (signed: SignedUpload) => RequestInit]>([
      ['other bytes of the same size', (signed) => send(signed, other)],
      ['a byte less', (signed) => send(signed, bytes.slice(1))],
      ['a byte more', (signed) => send(signed, new Uint8Array([...bytes, 0]))],
      ['nothing', (signed) => send(signed, new Uint8Array())],
      [
        'another type',
        (signed) => ({ ...send(signed), headers: { ...signed.headers, 'Content-Type': 'text/html' } }),
      ],
    ])('that refuses %s', async (_what, change) => {
      const key = newKey();
      const signed = await store.signUpload(key, terms());
      expect((await follow(signed.url, change(signed))).ok).toBe(false);
      expect(await store.head(key)).toBeNull();
    });

    it('that expires', async () => {
      const key = newKey();
      const signed = await store.signUpload(key, { ...terms(), expiresAt: new Date(Date.now() + 1_000) });
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      expect((await follow(signed.url, send(signed))).status).toBe(403);
      expect(await store.head(key)).toBeNull();
    });

    it('whose address cannot be changed anywhere', async () => {
      const key = newKey();
      const signed = await store.signUpload(key, terms());
      for (const url of changedAt(signed.url)) {
        expect((await follow(url, send(signed))).ok, url).toBe(false);
      }
      expect(await store.head(key)).toBeNull();
    });
  });

  it('lists its objects, and no unfinished upload', async () => {
    const keys = Array.from({ length: 8 }, () => newKey());
    for (const key of keys) {
      await store.put(key, picture);
    }
    await store.delete(keys.pop() ?? '');
    const listed: string[] = [];
    for await (const key of store.list()) {
      listed.push(key);
    }
    expect(listed).toEqual(expect.arrayContaining(keys));
    expect(new Set(listed).size).toBe(listed.length);
    for (const key of listed) {
      expect(await store.head(key), key).not.toBeNull();
    }
  });

  describe('signs a download', () => {
    const download = { fileName: 'Crest ü.svg', contentType: 'image/svg+xml', expiresAt: soon() };

    it('of a file to save under its own name', async () => {
      const key = newKey();
      await store.put(key, picture);
      const response = await follow(await store.signDownload(key, download));
      expect(response.status).toBe(200);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="Crest _.svg"; filename*=UTF-8''Crest%20%C3%BC.svg`,
      );
    });

    it('that expires, is for one object, and cannot be changed', async () => {
      const key = newKey();
      await store.put(key, picture);
      const url = await store.signDownload(key, { ...download, expiresAt: new Date(Date.now() + 1_000) });
      for (const changed of changedAt(url)) {
        expect((await follow(changed)).ok, changed).toBe(false);
      }
      expect((await follow(await store.signDownload(newKey(), download))).status).toBe(404);
      await new Promise((resolve) => setTimeout(resolve, 2_100));
      expect((await follow(url)).ok).toBe(false);
    });

    it('that cannot be used to upload, nor an upload’s address to download', async () => {
      const key = newKey();
      const upload = await store.signUpload(key, terms());
      const url = await store.signDownload(key, download);
      const address = (from: string, to: string) =>
        name === 'disk' ? to.replace(/[^/]+$/, from.split('/').at(-1) ?? '') : from;
      expect((await follow(address(url, upload.url), send(upload))).ok).toBe(false);
      await store.put(key, picture);
      expect((await follow(address(upload.url, url))).ok).toBe(false);
    });
  });
});

/** Copies of the address with one letter changed, at twelve places of the signed part. */
function changedAt(url: string): string[] {
  const start = url.startsWith('/') ? url.lastIndexOf('/') + 1 : url.indexOf('/', 'http://'.length) + 1;
  const places = Array.from(
    { length: 12 },
    (_, index) => start + Math.floor((index * (url.length - start)) / 12),
  );
  return places.map((place) => {
    const letter = url[place] === 'A' ? 'B' : 'A';
    return url.slice(0, place) + letter + url.slice(place + 1);
  });
}
