// One contract for all who get certificates, and what only one of them does.
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startVercelDomains, type VercelDomains } from '@/tools/vercel-domains/server';
import type { Certificates } from './certificates';
import { NO_CERTIFICATES, onDemandCertificates } from './on-demand';
import { vercelCertificates } from './vercel';

// Of ready.test, made for this test with openssl, by itself.
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBlzCCAT6gAwIBAgIUKD7SB/Nu7+tbQVgD0mVzBt/a35wwCgYIKoZIzj0EAwIw
FTETMBEGA1UEAwwKcmVhZHkudGVzdDAgFw0yNjExMjMxODU1NDhaGA8yMTI2MTAz
MDE4NTU0OFowFTETMBEGA1UEAwwKcmVhZHkudGVzdDBZMBMGByqGSM49AgEGCCqG
SM49AwEHA0IABLghody3gStGQSIBwKW2y0LKS9+4qLMTczZgHTooy14Y9wbzXrsm
6zhwFHlUBWFdr3s7rVwtlVkmScsMSQAqu+OjajBoMB0GA1UdDgQWBBQPh/s14o0c
Q09WRafo4mxHdzp2OTAfBgNVHSMEGDAWgBQPh/s14o0cQ09WRafo4mxHdzp2OTAP
BgNVHRMBAf8EBTADAQH/MBUGA1UdEQQOMAyCCnJlYWR5LnRlc3QwCgYIKoZIzj0E
AwIDRwAwRAIgKKFF/5XiwodyYeI73IiJgDzcgTBMk6Xqd9Hj5lYj/w0CIHTmJov7
cKVzoo9st0feJ9+ABtIf+J4PHiUOU8a+28A7
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg9epEbLfrFkNML3Vj
QPkQKAK8ScXdcluys2tZNCOrnIuhRANCAAS4IaHct4ErRkEiAcCltstCykvfuKiz
E3M2YB06KMteGPcG8167Jus4cBR5VAVhXa97O61cLZVZJknLDEkAKrvj
-----END PRIVATE KEY-----`;

let front: Server;
let vercel: VercelDomains;
let silent: string;
beforeAll(async () => {
  front = createServer({ cert: CERTIFICATE, key: KEY });
  front.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  vercel = await startVercelDomains(0);
  const gone = await startVercelDomains(0);
  silent = gone.apiBase;
  await gone.stop();
});
afterAll(async () => {
  await new Promise<void>((resolve) => front.close(() => resolve()));
  await vercel.stop();
});

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const onDemand = () =>
  onDemandCertificates({ addresses: async () => ['127.0.0.1'], port: portOf(front), ca: CERTIFICATE });
const atVercel = (apiBase = vercel.apiBase, token = vercel.token) =>
  vercelCertificates({ apiBase, token, projectId: vercel.projectId, teamId: 'team_1' });

describe.each<[string, () => Certificates]>([
  ['a web server that gets them on demand', onDemand],
  ['Vercel', () => atVercel()],
  ['a site on http', () => NO_CERTIFICATES],
])('%s', (_name, make) => {
  it('can be asked for the same name twice, has it ready, and gives it up twice', async () => {
    const certificates = make();
    await certificates.add('ready.test');
    await certificates.add('ready.test');
    expect(await certificates.stateOf('ready.test')).toBe('ready');
    await certificates.remove('ready.test');
    await certificates.remove('ready.test');
  });
});

describe.each<[string, () => Certificates]>([
  ['a web server that gets them on demand', onDemand],
  ['Vercel', () => atVercel()],
])('%s', (_name, make) => {
  it('has no certificate ready of a name that it does not know', async () => {
    expect(await make().stateOf('other.test')).toBe('waiting');
  });
});

describe('a web server that gets them on demand', () => {
  it('must be trusted: a certificate by nobody is none', async () => {
    const untrusting = onDemandCertificates({ addresses: async () => ['127.0.0.1'], port: portOf(front) });
    expect(await untrusting.stateOf('ready.test')).toBe('waiting');
  });

  it('has nothing ready while nobody listens, or its address is unknown', async () => {
    const nobody = onDemandCertificates({ addresses: async () => ['127.0.0.1'], port: 1 });
    expect(await nobody.stateOf('ready.test')).toBe('waiting');
    expect(await onDemandCertificates({ addresses: async () => [] }).stateOf('ready.test')).toBe('waiting');
  });
});

describe('Vercel', () => {
  const control = (state: string) =>
    fetch(new URL('/control', vercel.apiBase), { method: 'PUT', body: state });

  it('lets one wait until the name is set up', async () => {
    const certificates = atVercel();
    await certificates.add('held.test');
    await control('held');
    expect(await certificates.stateOf('held.test')).toBe('waiting');
    await control('ready');
    expect(await certificates.stateOf('held.test')).toBe('ready');
  });

  it('refuses a name of another project, and a wrong token', async () => {
    await expect(atVercel().add('elsewhere.test')).rejects.toThrow(/409/);
    await expect(atVercel(vercel.apiBase, 'wrong').add('ready.test')).rejects.toThrow(/403/);
    await expect(atVercel(vercel.apiBase, 'wrong').remove('ready.test')).rejects.toThrow(/403/);
  });

  it('that does not answer is an error', async () => {
    await expect(atVercel(silent).add('ready.test')).rejects.toThrow();
  });
});
