// Checks AWS Signature Version 4 signatures as S3 does, for tests. Written from AWS's documentation ("Authenticating
// Requests: Using the Authorization Header" and "Using Query Parameters"), without code of the library that signs.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { err, ok, type Result } from '@/lib/result';

export type SignedRequest = {
  method: string;
  /** Path and query as sent over the wire. */
  target: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Uint8Array;
};

export type SigningAccount = { accessKeyId: string; secretAccessKey: string; region: string };

export type SignatureError =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'AuthorizationQueryParametersError'
  | 'AuthorizationHeaderMalformed'
  | 'RequestTimeTooSkewed'
  | 'ExpiredToken'
  | 'XAmzContentSHA256Mismatch'
  | 'SignatureDoesNotMatch';

type Claim = {
  credential: string;
  signedHeaders: string[];
  signature: string;
  date: string;
  payloadHash: string;
  query: [string, string][];
};

const ALGORITHM = 'AWS4-HMAC-SHA256';
const UNSIGNED_PAYLOAD = 'UNSIGNED-PAYLOAD';
const LONGEST_LIFE = 7 * 24 * 3_600;
const MOST_SKEW = 15 * 60_000;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** AWS's UriEncode: encodes everything except letters, digits and -._~ */
const uriEncode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const compare = (left: string, right: string) => (left < right ? -1 : left > right ? 1 : 0);

/** Whether this account has signed exactly this request, and the signature is valid at `now` (milliseconds). */
export function checkSignature(
  request: SignedRequest,
  account: SigningAccount,
  now: number,
): Result<null, SignatureError> {
  const [path = '', queryText = ''] = request.target.split('?');
  const query = [...new URLSearchParams(queryText.replaceAll('+', '%2B'))];
  const claim = query.some(([name]) => name === 'X-Amz-Signature')
    ? readQuery(query, now)
    : readAuthorization(request, query, now);
  if (!claim.ok) {
    return claim;
  }
  const { credential, signedHeaders, signature, date, payloadHash } = claim.value;
  const [accessKeyId, ...scope] = credential.split('/');
  if (accessKeyId !== account.accessKeyId) {
    return err('InvalidAccessKeyId');
  }
  const day = date.slice(0, 8);
  if (scope.join('/') !== `${day}/${account.region}/s3/aws4_request`) {
    return err('AuthorizationHeaderMalformed');
  }
  // Headers that change the effect of a request must be signed.
  const mustBeSigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-'));
  if (!['host', ...mustBeSigned].every((name) => signedHeaders.includes(name))) {
    return err('AccessDenied');
  }
  const canonicalRequest = [
    request.method,
    path
      .split('/')
      .map((part) => uriEncode(decodeURIComponent(part)))
      .join('/'),
    claim.value.query
      .map(([name, value]) => [uriEncode(name), uriEncode(value)] as const)
      .sort((left, right) => compare(left[0], right[0]) || compare(left[1], right[1]))
      .map(([name, value]) => `${name}=${value}`)
      .join('&'),
    ...signedHeaders.map((name) => `${name}:${(request.headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
  const stringToSign = [ALGORITHM, date, scope.join('/'), sha256(canonicalRequest)].join('\n');
  const key = [account.region, 's3', 'aws4_request'].reduce(
    hmac,
    hmac(`AWS4${account.secretAccessKey}`, day),
  );
  // Compared as text: a hexadecimal number has several spellings, but a signature has one.
  const expected = Buffer.from(hmac(key, stringToSign).toString('hex'));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return err('SignatureDoesNotMatch');
  }
  return payloadHash === UNSIGNED_PAYLOAD || payloadHash === sha256(request.body)
    ? ok(null)
    : err('XAmzContentSHA256Mismatch');
}

/** `20130524T000000Z` in milliseconds. */
const timeOf = (date: string) =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

function readQuery(query: [string, string][], now: number): Result<Claim, SignatureError> {
  const parameters = new Map(query);
  const of = (name: string) => parameters.get(`X-Amz-${name}`) ?? '';
  const [date, life] = [of('Date'), Number(of('Expires'))];
  if (
    of('Algorithm') !== ALGORITHM ||
    !(life >= 1 && life <= LONGEST_LIFE) ||
    parameters.size !== query.length
  ) {
    return err('AuthorizationQueryParametersError');
  }
  const signedAt = timeOf(date);
  if (!(signedAt <= now + MOST_SKEW)) {
    return err('AccessDenied');
  }
  if (now > signedAt + life * 1_000) {
    return err('ExpiredToken');
  }
  return ok({
    credential: of('Credential'),
    signedHeaders: of('SignedHeaders').split(';'),
    signature: of('Signature'),
    date,
    payloadHash: parameters.get('X-Amz-Content-Sha256') ?? UNSIGNED_PAYLOAD,
    query: query.filter(([name]) => name !== 'X-Amz-Signature'),
  });
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

function readAuthorization(
  { headers }: SignedRequest,
  query: [string, string][],
  now: number,
): Result<Claim, SignatureError> {
  const match = AUTHORIZATION.exec(headers.authorization ?? '');
  const [date = '', payloadHash = ''] = [headers['x-amz-date'], headers['x-amz-content-sha256']];
  if (!match) {
    return err(headers.authorization ? 'AuthorizationHeaderMalformed' : 'AccessDenied');
  }
  if (!(Math.abs(timeOf(date) - now) <= MOST_SKEW)) {
    return err('RequestTimeTooSkewed');
  }
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  return ok({ credential, signedHeaders: signedHeaders.split(';'), signature, date, payloadHash, query });
}
