// The addresses of Cloudflare's proxies, as published at https://www.cloudflare.com/ips-v4 and /ips-v6, read on
// 2026-11-23. A name that leads to one of them is "proxied" (the orange cloud), and says nothing of where it leads then.
import { BlockList, isIPv6 } from 'node:net';

const IPV4 = [
  '173.245.48.0/20',
  '103.21.244.0/22',
  '103.22.200.0/22',
  '103.31.4.0/22',
  '141.101.64.0/18',
  '108.162.192.0/18',
  '190.93.240.0/20',
  '188.114.96.0/20',
  '197.234.240.0/22',
  '198.41.128.0/17',
  '162.158.0.0/15',
  '104.16.0.0/13',
  '104.24.0.0/14',
  '172.64.0.0/13',
  '131.0.72.0/22',
];

const IPV6 = [
  '2400:cb00::/32',
  '2606:4700::/32',
  '2803:f800::/32',
  '2405:b500::/32',
  '2405:8100::/32',
  '2a06:98c0::/29',
  '2c0f:f248::/32',
];

const ranges = new BlockList();
for (const [list, kind] of [
  [IPV4, 'ipv4'],
  [IPV6, 'ipv6'],
] as const) {
  for (const range of list) {
    const [network = '', bits = ''] = range.split('/');
    ranges.addSubnet(network, Number(bits), kind);
  }
}

/** Whether an IP address is one of Cloudflare's proxies. */
export const isCloudflare = (address: string): boolean =>
  ranges.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
