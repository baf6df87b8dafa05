import { createHash, randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadSentences } from '@/lib/messages/en/rosters/upload';
import { fileProblemSentences } from '@/lib/messages/en/shop/file-problems';
import { hashFile } from './hash-file';
import { uploadFile } from './upload-file';

const csv = new File(['Name,Number\nOkafor,007'], 'team.csv', { type: 'text/csv' });
const sha256 = createHash('sha256').update('Name,Number\nOkafor,007').digest('hex');

/** The part of XMLHttpRequest that an upload uses. The test answers for the server. */
class SentRequest {
  static last: SentRequest | undefined;
  static answer: (request: SentRequest) => void = () => undefined;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  opened: string[] = [];
  body: unknown;

  open(...parts: string[]) {
    this.opened = parts;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
    SentRequest.last = this;
    SentRequest.answer(this);
  }
  abort() {
    this.onabort?.();
  }
  respond(status: number, text = '') {
    this.status = status;
    this.responseText = text;
    this.onload?.();
  }
}

const signed = {
  upload_id: 'u1',
  method: 'PUT',
  url: 'https://bucket.test/key?X-Amz-Signature=1',
  headers: { 'Content-Type': 'text/csv', 'If-None-Match': '*' },
  expires_at: '2026-11-21T20:00:00Z',
};
const completed = {
  upload: {
    id: 'u1',
    kind: 'roster',
    name: 'team.csv',
    sha256,
    byte_size: 22,
    content_type: 'text/csv',
    width: null,
    height: null,
    has_transparency: null,
    preview_url: null,
  },
};
const refusal = (message: string) => ({ error: { code: 'x', message } });

const fetched = vi.fn<(url: string, init: { body: string; signal: AbortSignal }) => Promise<Response>>();
let stop: AbortController;
const shares: number[] = [];
const run = (file = csv) =>
  uploadFile('roster', file, { onProgress: (share) => shares.push(share), signal: stop.signal });

beforeEach(() => {
  stop = new AbortController();
  shares.length = 0;
  SentRequest.last = undefined;
  SentRequest.answer = (request) => request.respond(201);
  fetched.mockReset();
  fetched.mockImplementation(async (url) =>
    Response.json(url === '/api/uploads' ? signed : completed, { status: 201 }),
  );
  vi.stubGlobal('XMLHttpRequest', SentRequest);
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

describe('a shopper’s file', () => {
  it('is hashed, signed, sent to the signed address, and checked', async () => {
    SentRequest.answer = (request) => {
      request.upload.onprogress?.({ loaded: 11, total: 22 });
      request.upload.onprogress?.({ loaded: 22, total: 22 });
      request.respond(200);
    };
    expect(await run()).toEqual({
      ok: true,
      value: {
        id: 'u1',
        kind: 'roster',
        name: 'team.csv',
        sha256,
        byteSize: 22,
        contentType: 'text/csv',
        width: null,
        height: null,
        hasTransparency: null,
        previewUrl: null,
      },
    });
    expect(fetched.mock.calls.map(([url, { body }]) => [url, JSON.parse(body)])).toEqual([
      [
        '/api/uploads',
        { kind: 'roster', file_name: 'team.csv', content_type: 'text/csv', byte_size: 22, sha256 },
      ],
      ['/api/uploads/complete', { upload_id: 'u1' }],
    ]);
    expect(SentRequest.last).toMatchObject({
      opened: ['PUT', signed.url],
      headers: signed.headers,
      body: csv,
    });
    expect(shares).toEqual([0.5, 1]);
  });

  it('of an unsupported type is refused before anything is sent', async () => {
    const pdf = new File(['%PDF'], 'team.pdf', { type: 'application/pdf' });
    expect(await run(pdf)).toEqual({ ok: false, error: fileProblemSentences.rosterNotATable });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('that is stored already is completed all the same', async () => {
    for (const status of [409, 412]) {
      SentRequest.answer = (request) => request.respond(status, '<Error/>');
      expect(await run()).toMatchObject({ ok: true });
    }
  });
});

describe('the sentence for a failure', () => {
  it('is the server’s, if it has one', async () => {
    fetched.mockImplementationOnce(async () => Response.json(refusal('Too many.'), { status: 429 }));
    expect(await run()).toEqual({ ok: false, error: 'Too many.' });
    SentRequest.answer = (request) => request.respond(403, JSON.stringify(refusal('Too late.')));
    expect(await run()).toEqual({ ok: false, error: 'Too late.' });
    SentRequest.answer = (request) => request.respond(201);
    fetched.mockImplementation(async (url) =>
      Response.json(url === '/api/uploads' ? signed : refusal('Not a table.')),
    );
    expect(await run()).toEqual({ ok: false, error: 'Not a table.' });
  });

  it.each<[string, () => void]>([
    ['there is no connection', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['something else answers', () => fetched.mockImplementation(async () => new Response('<html>'))],
    [
      'the store refuses in its own words',
      () => {
        SentRequest.answer = (request) => request.respond(403, '<Error>AccessDenied</Error>');
      },
    ],
    [
      'the connection breaks while sending',
      () => {
        SentRequest.answer = (request) => request.onerror?.();
      },
    ],
  ])('is ours if %s', async (_name, arrange) => {
    arrange();
    expect(await run()).toEqual({ ok: false, error: fileProblemSentences.failed });
  });

  it('is its own for a stop, before or during sending', async () => {
    SentRequest.answer = () => stop.abort();
    expect(await run()).toEqual({ ok: false, error: uploadSentences.stopped });
    expect(fetched).toHaveBeenCalledTimes(1);
    fetched.mockRejectedValue(new DOMException('stopped', 'AbortError'));
    expect(await run()).toEqual({ ok: false, error: uploadSentences.stopped });
  });
});

it('a file has the same hash with and without the browser’s help', async () => {
  const bytes = randomBytes(100_000);
  const expected = createHash('sha256').update(bytes).digest('hex');
  expect(await hashFile(new Blob([bytes]))).toBe(expected);
  vi.stubGlobal('crypto', {});
  expect(await hashFile(new Blob([bytes]))).toBe(expected);
});
