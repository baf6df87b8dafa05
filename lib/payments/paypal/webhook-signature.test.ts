import { createSign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATIENCE } from '@/lib/testing/time/patience';
import { makeCertificate } from '@/tools/paypal-sandbox/webhooks/certificate';
import { signMessage } from '@/tools/paypal-sandbox/webhooks/sign-message';
import { isCertificateAddress } from './webhook-certificates';
import { CLOCK_TOLERANCE, checkSignature, isCurrent, MESSAGE_LIFE } from './webhook-signature';

const LIVE = 'https://api-m.paypal.com';
const SANDBOX = 'https://api-m.sandbox.paypal.com';
const STAND_IN = 'http://127.0.0.1:4010';
const WEBHOOK_ID = 'WH-1AB23456CD789012E';
const BODY = '{"id":"WH-EVENT-1","event_type":"PAYMENT.CAPTURE.COMPLETED","resource":{"note":"Grüße"}}';
const NOW = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;
const valid = { validFrom: new Date(NOW.getTime() - HOUR), validTo: new Date(NOW.getTime() + HOUR) };

const own = makeCertificate(valid);
const live = makeCertificate({ ...valid, name: 'messageverificationcerts.paypal.com' });

let count = 0;
/** Certificates are cached by address, so each test has an address of its own. */
const newAddress = (origin = STAND_IN) => {
  count += 1;
  return `${origin}/v1/notifications/certs/CERT-${count}`;
};

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
afterEach(() => {
  fetched.mockReset();
  vi.useRealTimers();
});

type Message = {
  headers?: Record<string, string>;
  body?: string;
  webhookId?: string;
  apiBase?: string;
  now?: Date;
};

const check = ({
  headers = {},
  body = BODY,
  webhookId = WEBHOOK_ID,
  apiBase = STAND_IN,
  now = NOW,
}: Message) =>
  checkSignature({ headers: new Headers(headers), body: Buffer.from(body) }, { webhookId, apiBase, now });

const sign = (certificateUrl: string, { privateKey } = own, transmissionTime = NOW.toISOString()) =>
  signMessage({ webhookId: WEBHOOK_ID, body: BODY, privateKey, certificateUrl, transmissionTime });

const genuine = { ok: true, value: null };
const forged = { ok: false, error: 'forged' };
const unavailable = { ok: false, error: 'unavailable' };

/** Serves a certificate once, and signs with it. */
function signedBy(certificate = own, origin = STAND_IN) {
  fetched.mockResolvedValueOnce(new Response(certificate.certificate));
  return sign(newAddress(origin), certificate);
}

describe('a message of PayPal', () => {
  it('is genuine, and its certificate is fetched once', async () => {
    const headers = signedBy();
    expect(await check({ headers })).toEqual(genuine);
    expect(await check({ headers })).toEqual(genuine);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual', cache: 'no-store' });
  });

  it('is genuine with a certificate in the name of the real service', async () => {
    expect(await check({ headers: signedBy(live, 'https://api.paypal.com'), apiBase: LIVE })).toEqual(
      genuine,
    );
  });

  it('shares the first fetch with concurrent messages', async () => {
    const headers = signedBy();
    const answers = await Promise.all(Array.from({ length: 25 }, () => check({ headers })));
    expect(answers).toEqual(Array.from({ length: 25 }, () => genuine));
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('the time of a message', () => {
  const at = (offset: number) => new Date(NOW.getTime() + offset).toISOString();

  it.each([
    ['now', at(0), true],
    ['in whole seconds, as PayPal writes it', '2026-11-21T12:00:00Z', true],
    ['four days ago', at(-MESSAGE_LIFE), true],
    ['before that', at(-MESSAGE_LIFE - 1), false],
    ['by a clock that is a little ahead', at(CLOCK_TOLERANCE), true],
    ['in the future', at(CLOCK_TOLERANCE + 1), false],
    ['never', '', false],
    ['in words', 'Sat, 21 Nov 2026 12:00:00 GMT', false],
    ['a number', String(NOW.getTime()), false],
    ['in another zone', '2026-11-21T12:00:00+00:00', false],
    ['with something before it', ` ${at(0)}`, false],
    ['with something after it', `${at(0)} `, false],
    ['that does not exist', '2026-11-99T12:00:00Z', false],
  ])('is accepted or refused if it was sent %s', (_name, time, expected) => {
    expect(isCurrent(time, NOW)).toBe(expected);
  });

  it('is at most four days in the past, and a quarter of an hour in the future', () => {
    expect([MESSAGE_LIFE, CLOCK_TOLERANCE]).toEqual([4 * 24 * HOUR, HOUR / 4]);
  });

  it('is checked before anything is fetched, even if all else is genuine', async () => {
    const stale = { ok: false, error: 'stale' };
    expect(await check({ headers: sign(newAddress(), own, at(-MESSAGE_LIFE - 1)) })).toEqual(stale);
    expect(await check({ headers: sign(newAddress(), own, at(HOUR)) })).toEqual(stale);
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a message that was tampered with', () => {
  it.each([
    ['transmission id', { 'paypal-transmission-id': 'another' }],
    ['transmission time', { 'paypal-transmission-time': '2026-11-21T12:00:01Z' }],
    ['signature', { 'paypal-transmission-sig': Buffer.from('nonsense').toString('base64') }],
    ['signature that is none', { 'paypal-transmission-sig': '***' }],
    ['algorithm', { 'paypal-auth-algo': 'SHA1withRSA' }],
    ['algorithm in other letters', { 'paypal-auth-algo': 'sha256withrsa' }],
  ])('in its %s is forged', async (_name, change) => {
    expect(await check({ headers: { ...signedBy(), ...change } })).toEqual(forged);
  });

  it.each([
    'paypal-transmission-id',
    'paypal-transmission-time',
    'paypal-transmission-sig',
    'paypal-cert-url',
    'paypal-auth-algo',
  ])('by removing %s is forged, and nothing is fetched', async (name) => {
    const { [name]: _gone, ...headers } = sign(newAddress());
    expect(await check({ headers })).toEqual(forged);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('in one byte of its body is forged', async () => {
    expect(await check({ headers: signedBy(), body: BODY.replace('EVENT-1', 'EVENT-2') })).toEqual(forged);
  });

  it('in insignificant white space of its JSON is forged', async () => {
    expect(await check({ headers: signedBy(), body: `${BODY} ` })).toEqual(forged);
  });

  it('for another shop is forged', async () => {
    expect(await check({ headers: signedBy(), webhookId: 'WH-OF-ANOTHER-SHOP' })).toEqual(forged);
  });

  it('signed with another key is forged', async () => {
    const headers = signedBy();
    const other = sign(headers['paypal-cert-url'] ?? '', live);
    expect(await check({ headers: other })).toEqual(forged);
  });

  it('with its checksum in hexadecimal is forged', async () => {
    const headers = signedBy();
    const [id, time] = [headers['paypal-transmission-id'], headers['paypal-transmission-time']];
    const text = `${id}|${time}|${WEBHOOK_ID}|${crc32(BODY).toString(16)}`;
    const hexadecimal = createSign('RSA-SHA256').update(text).sign(own.privateKey, 'base64');
    expect(await check({ headers: { ...headers, 'paypal-transmission-sig': hexadecimal } })).toEqual(forged);
    expect(await check({ headers })).toEqual(genuine);
  });
});

describe('a certificate', () => {
  it.each([
    ['not valid yet', { validFrom: new Date(NOW.getTime() + 1_000), validTo: valid.validTo }],
    ['expired', { validFrom: valid.validFrom, validTo: new Date(NOW.getTime() - 1_000) }],
  ])('that is %s is refused', async (_name, dates) => {
    expect(await check({ headers: signedBy(makeCertificate(dates)) })).toEqual(forged);
  });

  it('that expires in the cache is refused from then on', async () => {
    const headers = signedBy();
    expect(await check({ headers })).toEqual(genuine);
    expect(await check({ headers, now: new Date(NOW.getTime() + 2 * HOUR) })).toEqual(forged);
  });

  it.each([
    ['live service', LIVE, 'https://api.paypal.com'],
    ['sandbox', SANDBOX, 'https://api.sandbox.paypal.com'],
  ])('of another name is not that of the %s', async (_name, apiBase, origin) => {
    expect(await check({ headers: signedBy(own, origin), apiBase })).toEqual(forged);
    const almost = makeCertificate({ ...valid, name: 'messageverificationcerts.paypal.com.evil.test' });
    expect(await check({ headers: signedBy(almost, origin), apiBase })).toEqual(forged);
  });

  it('that was unavailable once is fetched again', async () => {
    const headers = sign(newAddress());
    fetched.mockRejectedValueOnce(new Error('no connection'));
    expect(await check({ headers })).toEqual(unavailable);
    fetched.mockResolvedValueOnce(new Response('busy', { status: 503 }));
    expect(await check({ headers })).toEqual(unavailable);
    fetched.mockResolvedValueOnce(new Response(own.certificate));
    expect(await check({ headers })).toEqual(genuine);
  });

  it.each([
    ['a redirect', new Response(null, { status: 302, headers: { location: 'https://evil.test/' } })],
    ['an unknown address', new Response('no', { status: 404 })],
    ['no certificate', new Response('<html>')],
    ['more than a certificate has', new Response(own.certificate.padEnd(70_000))],
  ])('is refused if there is %s', async (_name, answer) => {
    fetched.mockResolvedValueOnce(answer);
    expect(await check({ headers: sign(newAddress()) })).toEqual(forged);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('that was refused is not fetched again for a minute', async () => {
    fetched.mockResolvedValue(new Response('no', { status: 404 }));
    const headers = sign(newAddress());
    expect(await check({ headers })).toEqual(forged);
    expect(await check({ headers })).toEqual(forged);
    expect(fetched).toHaveBeenCalledOnce();
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] });
    fetched.mockResolvedValue(new Response(own.certificate));
    expect(await check({ headers })).toEqual(genuine);
  });

  it('is cached with a few others; the oldest is fetched again', async () => {
    const headers = signedBy();
    expect(await check({ headers })).toEqual(genuine);
    for (let other = 0; other < 16; other += 1) {
      expect(await check({ headers: signedBy() })).toEqual(genuine);
    }
    fetched.mockClear();
    fetched.mockResolvedValueOnce(new Response(own.certificate));
    expect(await check({ headers })).toEqual(genuine);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('causes few concurrent fetches, however many addresses strangers invent', async () => {
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const waiting = Array.from({ length: 20 }, () => check({ headers: sign(newAddress()) }));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(4), PATIENCE);
    answer(new Response('no', { status: 404 }));
    const answers = await Promise.all(waiting);
    expect(answers.filter((result) => !result.ok && result.error === 'unavailable')).toHaveLength(16);
  });
});

describe('the address of a certificate', () => {
  const PATH = '/v1/notifications/certs/CERT-360caa42-fca2a594-5edc0ebc';

  it.each([
    [LIVE, `https://api.paypal.com${PATH}`],
    [SANDBOX, `https://api.sandbox.paypal.com${PATH}`],
    [STAND_IN, `${STAND_IN}${PATH}`],
  ])('of %s is accepted', (apiBase, address) => {
    expect(isCertificateAddress(address, apiBase)).toBe(true);
  });

  it.each([
    `https://api.paypal.com.evil.test${PATH}`,
    `https://api.paypal.com@evil.test${PATH}`,
    `https://user@api.paypal.com${PATH}`,
    `https://user:password@api.paypal.com${PATH}`,
    `https://evil.test/https://api.paypal.com${PATH}`,
    `https://evil.test#https://api.paypal.com${PATH}`,
    `https://evil.test\\@api.paypal.com${PATH}`,
    `http://api.paypal.com${PATH}`,
    `https://api.paypal.com:8443${PATH}`,
    `https://api.paypal.com.${PATH}`,
    `https://API.paypal.com${PATH}`,
    `https://api-m.paypal.com${PATH}`,
    `https://api.sandbox.paypal.com${PATH}`,
    `https://www.paypal.com${PATH}`,
    `${STAND_IN}${PATH}`,
    `https://api.paypal.com${PATH}?next=https://evil.test`,
    `https://api.paypal.com${PATH}#x`,
    `https://api.paypal.com${PATH}/`,
    `https://api.paypal.com${PATH}/../../../../v1/oauth2/token`,
    'https://api.paypal.com/v1/notifications/certs/..%2f..%2fv1/oauth2/token',
    'https://api.paypal.com/v1/notifications/certs/../webhooks',
    'https://api.paypal.com/v1/notifications/certs/',
    'https://api.paypal.com/v1/notifications/webhooks',
    ` https://api.paypal.com${PATH}`,
    `https://api.paypal.com/\t${PATH.slice(1)}`,
    `//api.paypal.com${PATH}`,
    'file:///v1/notifications/certs/CERT-1',
    '',
  ])('%s is refused before anything is fetched', async (address) => {
    expect(isCertificateAddress(address, LIVE)).toBe(false);
    // Not through `Headers`, which refuses some of these addresses.
    const headers = { get: (name: string) => ({ ...sign(''), 'paypal-cert-url': address })[name] ?? null };
    const recipient = { webhookId: WEBHOOK_ID, apiBase: LIVE, now: NOW };
    expect(await checkSignature({ headers, body: Buffer.from(BODY) }, recipient)).toEqual(forged);
    expect(fetched).not.toHaveBeenCalled();
  });
});
