import { describe, expect, it } from 'vitest';
import { checkSignature, type SignedRequest } from './sigv4';

// Examples from AWS's documentation ("Examples: Signature Calculations in AWS Signature Version 4").
const account = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const now = Date.parse('2013-05-24T00:00:00Z');
const host = 'examplebucket.s3.amazonaws.com';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const authorization = (signedHeaders: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signedHeaders},Signature=${signature}`;

const examples: Record<string, SignedRequest> = {
  'GET of a range': {
    method: 'GET',
    target: '/test.txt',
    headers: {
      host,
      range: 'bytes=0-9',
      'x-amz-content-sha256': EMPTY,
      'x-amz-date': '20130524T000000Z',
      authorization: authorization(
        'host;range;x-amz-content-sha256;x-amz-date',
        'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      ),
    },
    body: new Uint8Array(),
  },
  PUT: {
    method: 'PUT',
    target: '/test%24file.text',
    headers: {
      host,
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      'x-amz-date': '20130524T000000Z',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      authorization: authorization(
        'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
        '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      ),
    },
    body: new TextEncoder().encode('Welcome to Amazon S3.'),
  },
  'GET with a query': {
    method: 'GET',
    target: '/?max-keys=2&prefix=J',
    headers: {
      host,
      'x-amz-content-sha256': EMPTY,
      'x-amz-date': '20130524T000000Z',
      authorization: authorization(
        'host;x-amz-content-sha256;x-amz-date',
        '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      ),
    },
    body: new Uint8Array(),
  },
  'presigned GET': {
    method: 'GET',
    target:
      '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    headers: { host },
    body: new Uint8Array(),
  },
};
const get = examples['GET of a range'] ?? { method: '', target: '', headers: {}, body: new Uint8Array() };
const put = examples.PUT ?? get;
const presigned = examples['presigned GET'] ?? get;

it.each(Object.entries(examples))('accepts the documented example "%s"', (_name, request) => {
  expect(checkSignature(request, account, now)).toEqual({ ok: true, value: null });
});

describe('rejects', () => {
  it.each<[string, SignedRequest, string]>([
    ['another path', { ...get, target: '/test2.txt' }, 'SignatureDoesNotMatch'],
    ['another method', { ...get, method: 'DELETE' }, 'SignatureDoesNotMatch'],
    ['one more parameter', { ...get, target: '/test.txt?versionId=1' }, 'SignatureDoesNotMatch'],
    [
      'another signed header',
      { ...get, headers: { ...get.headers, range: 'bytes=0-99' } },
      'SignatureDoesNotMatch',
    ],
    [
      'one more header of Amazon',
      { ...get, headers: { ...get.headers, 'x-amz-acl': 'public' } },
      'AccessDenied',
    ],
    ['another body', { ...put, body: new TextEncoder().encode('Welcome') }, 'XAmzContentSHA256Mismatch'],
    ['a request that is not signed', { ...get, headers: { host } }, 'AccessDenied'],
    [
      'a longer life',
      { ...presigned, target: presigned.target.replace('86400', '96400') },
      'SignatureDoesNotMatch',
    ],
    [
      'another parameter of a presigned request',
      { ...presigned, target: `${presigned.target}&a=1` },
      'SignatureDoesNotMatch',
    ],
    ['another host', { ...presigned, headers: { host: 'evil.test' } }, 'SignatureDoesNotMatch'],
  ])('%s', (_name, request, error) => {
    expect(checkSignature(request, account, now)).toEqual({ ok: false, error });
  });

  it('another key, another account, another region', () => {
    const by = (changes: object) => checkSignature(get, { ...account, ...changes }, now);
    expect(by({ secretAccessKey: 'x' })).toEqual({ ok: false, error: 'SignatureDoesNotMatch' });
    expect(by({ accessKeyId: 'x' })).toEqual({ ok: false, error: 'InvalidAccessKeyId' });
    expect(by({ region: 'eu-west-1' })).toEqual({ ok: false, error: 'AuthorizationHeaderMalformed' });
  });

  it('a request that is too late, or from the future', () => {
    const at = (request: SignedRequest, milliseconds: number) =>
      checkSignature(request, account, now + milliseconds);
    expect(at(presigned, 86_400_000)).toEqual({ ok: true, value: null });
    expect(at(presigned, 86_400_001)).toEqual({ ok: false, error: 'ExpiredToken' });
    expect(at(presigned, -16 * 60_000)).toEqual({ ok: false, error: 'AccessDenied' });
    expect(at(get, 16 * 60_000)).toEqual({ ok: false, error: 'RequestTimeTooSkewed' });
  });
});
