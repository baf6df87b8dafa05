import { Resolver } from 'node:dns/promises';
import { connect } from 'node:net';
import { decode, streamEncode } from 'dns-packet';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DnsResolver, startDnsResolver } from './server';

let dns: DnsResolver;
const resolver = new Resolver({ timeout: 2_000, tries: 1 });
beforeAll(async () => {
  dns = await startDnsResolver({ dns: 0, web: 0 });
  resolver.setServers([dns.address]);
  dns.load([
    { name: 'clay.com', type: 'A', value: '203.0.113.10' },
    { name: 'clay.com', type: 'A', value: '203.0.113.11' },
    { name: 'www.clay.com', type: 'CNAME', value: 'clay.com' },
    { name: 'loop.clay.com', type: 'CNAME', value: 'loop.clay.com' },
    { name: '_makerfront.clay.com', type: 'TXT', value: 'makerfront=abc' },
  ]);
});
afterAll(() => dns.stop());

it('answers as DNS does: through aliases, with nothing, with no such name, and with a failure', async () => {
  expect((await resolver.resolve4('CLAY.com')).sort()).toEqual(['203.0.113.10', '203.0.113.11']);
  expect(await resolver.resolve4('www.clay.com')).toHaveLength(2);
  expect(await resolver.resolveCname('www.clay.com')).toEqual(['clay.com']);
  expect(await resolver.resolveTxt('_makerfront.clay.com')).toEqual([['makerfront=abc']]);
  await expect(resolver.resolve6('clay.com')).rejects.toMatchObject({ code: 'ENODATA' });
  expect(await resolver.resolve4('loop.clay.com')).toEqual([]);
  await expect(resolver.resolve4('nobody.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  await expect(resolver.resolve4('any.fails.test')).rejects.toMatchObject({ code: 'ESERVFAIL' });
});

it('answers by TCP too', async () => {
  const [host = '', port = ''] = dns.address.split(':');
  const answered = await new Promise<Buffer>((resolve, reject) => {
    const socket = connect(Number(port), host, () =>
      socket.write(streamEncode({ type: 'query', id: 7, questions: [{ type: 'A', name: 'clay.com' }] })),
    );
    socket.once('data', (bytes) => {
      socket.destroy();
      resolve(bytes.subarray(2));
    });
    socket.once('error', reject);
  });
  expect(decode(answered)).toMatchObject({
    id: 7,
    answers: [{ data: '203.0.113.10' }, { data: '203.0.113.11' }],
  });
});

it('shows its zone, and takes another one, or refuses it whole', async () => {
  const put = (zone: string) => fetch(`${dns.webUrl}/zone`, { method: 'PUT', body: zone });
  const zone = async () => (await fetch(`${dns.webUrl}/zone`)).text();
  expect((await put('# mine\n\nNew.com. a 203.0.113.1\nx.com txt "<b>"')).status).toBe(200);
  expect(await zone()).toBe('new.com A 203.0.113.1\nx.com TXT "<b>"');
  expect((await put('new.com A not-an-address')).status).toBe(400);
  expect((await put('new.com MX mail')).status).toBe(400);
  expect(await zone()).toContain('203.0.113.1');
  expect(await (await fetch(dns.webUrl)).text()).toContain('&lt;b&gt;');
});
