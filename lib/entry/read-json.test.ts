import { describe, expect, it } from 'vitest';
import { LONGEST_PLAIN_BODY } from '../http/body-limits.mjs';
import { readJson } from './read-json';

const post = (body: BodyInit | null, contentType: string | null = 'application/json') =>
  new Request('http://shop.test/api/orders', {
    method: 'POST',
    body,
    headers: contentType === null ? {} : { 'content-type': contentType },
  });

/** A body that arrives in pieces; `onPull` counts the pieces that were read. */
function streamed(pieces: number, size: number, onPull: () => void) {
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      onPull();
      sent += 1;
      controller.enqueue(new Uint8Array(size).fill(32));
      if (sent === pieces) {
        controller.close();
      }
    },
  });
  const init = {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { 'content-type': 'application/json' },
  };
  return new Request('http://shop.test/api/orders', init);
}

it('does not parse a text that is expensive to parse: too deep, or too many values', async () => {
  expect(await readJson(post(`${'['.repeat(100)}${']'.repeat(100)}`))).toEqual({
    ok: false,
    error: 'invalid_json',
  });
  const values = JSON.stringify(Array.from({ length: 6_000 }, () => 1));
  expect(await readJson(post(values))).toEqual({ ok: false, error: 'body_too_large' });
  expect(await readJson(post(values), { mostValues: 7_000 })).toMatchObject({ ok: true });
});

describe('reading a JSON body', () => {
  it.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ;charset=UTF-8'])(
    'accepts %s',
    async (contentType) => {
      expect(await readJson(post('{"name":"Zoë ☕"}', contentType))).toEqual({
        ok: true,
        value: { name: 'Zoë ☕' },
      });
    },
  );

  it.each([null, '', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json'])(
    'refuses the content type %o, which a form of another site can send',
    async (contentType) => {
      const request = post(Buffer.from('{}'), contentType);
      expect(await readJson(request)).toEqual({ ok: false, error: 'unsupported_media_type' });
    },
  );

  it.each(['', '{', '{"a":1,}', 'undefined', "{'a':1}", '{"a":1} {"b":2}', 'NaN'])(
    'refuses the malformed text %o',
    async (text) => {
      expect(await readJson(post(text))).toEqual({ ok: false, error: 'invalid_json' });
    },
  );

  it('refuses a missing body, and invalid UTF-8', async () => {
    expect(await readJson(post(null))).toEqual({ ok: false, error: 'invalid_json' });
    const bytes = Buffer.concat([Buffer.from('"'), Buffer.from([0xff, 0xfe]), Buffer.from('"')]);
    expect(await readJson(post(bytes))).toEqual({ ok: false, error: 'invalid_json' });
  });

  it('joins a character that is split between two pieces', async () => {
    const [first, second] = [Buffer.from('"Zo\u00eb"').subarray(0, 4), Buffer.from('"Zo\u00eb"').subarray(4)];
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(first);
        controller.enqueue(second);
        controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
    expect(await readJson(new Request('http://shop.test/', init))).toEqual({ ok: true, value: 'Zoë' });
  });

  it('accepts a body of exactly the limit and refuses one byte more', async () => {
    const text = JSON.stringify('x'.repeat(LONGEST_PLAIN_BODY - 2));
    expect(await readJson(post(text))).toMatchObject({ ok: true });
    expect(await readJson(post(`${text} `))).toEqual({ ok: false, error: 'body_too_large' });
    expect(await readJson(post(`${text} `), { longest: LONGEST_PLAIN_BODY + 1 })).toMatchObject({ ok: true });
  });

  it('stops reading at the limit, no matter how much is left', async () => {
    let pulls = 0;
    const request = streamed(1_000, 64 * 1024, () => {
      pulls += 1;
    });
    expect(await readJson(request)).toEqual({ ok: false, error: 'body_too_large' });
    expect(pulls).toBeLessThan(10);
  });

  it('treats an interrupted body as malformed', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(Buffer.from('{"a":'));
        controller.error(new Error('aborted'));
      },
    });
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
    expect(await readJson(new Request('http://shop.test/', init))).toEqual({
      ok: false,
      error: 'invalid_json',
    });
  });
});
