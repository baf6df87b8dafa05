// DNS and certificates of the demo and the tests: stand-ins on this machine, and what the zone has at the start.
import { demoShops, tokenOfDemo } from '../../prisma/seed/catalogue';
import { startDnsResolver } from '../dns-resolver/server';
import type { ZoneRecord } from '../dns-resolver/zone';
import { startVercelDomains } from '../vercel-domains/server';
import { findPort } from './ports';

/** Where the demo's domains lead; an address of documentation (RFC 5737). */
const TARGET = 'shops.makerfront.test';
const ADDRESS = '203.0.113.10';

const zone: ZoneRecord[] = [
  { name: TARGET, type: 'A', value: ADDRESS },
  ...demoShops.flatMap(({ slug, customDomain }): ZoneRecord[] =>
    customDomain === null
      ? []
      : [
          { name: customDomain, type: 'A', value: ADDRESS },
          { name: `www.${customDomain}`, type: 'CNAME', value: TARGET },
          { name: `_makerfront.${customDomain}`, type: 'TXT', value: `makerfront=${tokenOfDemo(slug)}` },
        ],
  ),
];

export type DomainServices = {
  env: Record<string, string>;
  dnsUrl: string;
  stop: () => Promise<void>;
};

/** The stand-ins for DNS and for Vercel's API of domains, with the environment that names them. */
export async function startDomainServices(): Promise<DomainServices> {
  const dns = await startDnsResolver({ dns: await findPort(5_300), web: await findPort(5_380) });
  dns.load(zone);
  const vercel = await startVercelDomains(await findPort(4_070));
  return {
    env: {
      DNS_RESOLVER: dns.address,
      DOMAIN_TARGET: TARGET,
      DOMAIN_ADDRESSES: ADDRESS,
      VERCEL_API_BASE: vercel.apiBase,
      VERCEL_API_TOKEN: vercel.token,
      VERCEL_PROJECT_ID: vercel.projectId,
    },
    dnsUrl: dns.webUrl,
    async stop() {
      await vercel.stop();
      await dns.stop();
    },
  };
}
