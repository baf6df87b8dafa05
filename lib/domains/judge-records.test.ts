import { describe, expect, it } from 'vitest';
import { isCloudflare } from './cloudflare-ranges';
import { wantedRecords } from './domain-records';
import { judgeRecords } from './judge-records';

const TARGET = { host: 'shops.makerfront.example', addresses: ['203.0.113.10', '2001:db8::10'] };
const APEX = { host: 'clay.com', partner: 'www.clay.com', base: 'clay.com' };
const SUB = { host: 'shop.clay.com', partner: null, base: 'shop.clay.com' };
const TEXT = 'makerfront=the-token-of-this-claim';

describe('the records of', () => {
  it('an apex: addresses for itself, an alias for its www, and the token', () => {
    expect(wantedRecords(APEX, 'the-token-of-this-claim', TARGET)).toEqual([
      { type: 'A', name: 'clay.com', values: TARGET.addresses, isOptional: false },
      { type: 'CNAME', name: 'www.clay.com', values: [TARGET.host], isOptional: true },
      { type: 'TXT', name: '_makerfront.clay.com', values: [TEXT], isOptional: false },
    ]);
  });

  it('its www: the same the other way round', () => {
    const wanted = wantedRecords({ ...APEX, host: 'www.clay.com', partner: 'clay.com' }, 'x', TARGET);
    expect(wanted.map(({ type, name, isOptional }) => [type, name, isOptional])).toEqual([
      ['CNAME', 'www.clay.com', false],
      ['A', 'clay.com', true],
      ['TXT', '_makerfront.clay.com', false],
    ]);
  });

  it('a subdomain: an alias and the token', () => {
    const wanted = wantedRecords(SUB, 'x', TARGET);
    expect(wanted.map(({ type, name }) => `${type} ${name}`)).toEqual([
      'CNAME shop.clay.com',
      'TXT _makerfront.shop.clay.com',
    ]);
  });
});

type Facts = { addresses?: string[]; aliases?: string[]; texts?: string[] };

function judge({ addresses = [], aliases = [], texts = [TEXT] }: Facts) {
  const wanted = wantedRecords(SUB, 'the-token-of-this-claim', TARGET);
  return judgeRecords(wanted, { names: new Map([['shop.clay.com', { addresses, aliases }]]), texts }, TARGET);
}

const OURS = '203.0.113.10';
const THEIRS = '198.51.100.7';
const CLOUDFLARE = '104.16.132.229';

it.each<[string, Facts, string | null]>([
  ['nothing', {}, 'not_found'],
  ['our address', { addresses: [OURS] }, null],
  ['our addresses of both kinds', { addresses: [OURS, '2001:db8::10'] }, null],
  ['an alias to us', { aliases: [TARGET.host], addresses: [OURS] }, null],
  ['an alias to us whose addresses have just changed', { aliases: [TARGET.host], addresses: [THEIRS] }, null],
  ['an alias by another name that ends here', { aliases: ['cdn.clay.com'], addresses: [OURS] }, null],
  ['an alias to nowhere', { aliases: ['gone.example'] }, 'wrong_target'],
  ['another address', { addresses: [THEIRS] }, 'wrong_target'],
  ['ours and another one', { addresses: [OURS, THEIRS] }, 'conflicting'],
  ['ours and another one of IPv6', { addresses: [OURS, '2001:db8::66'] }, 'conflicting'],
  ['Cloudflare', { addresses: [CLOUDFLARE] }, 'proxied'],
  ['Cloudflare by IPv6', { addresses: ['2606:4700::6810:84e5'] }, 'proxied'],
  ['us without the token', { addresses: [OURS], texts: [] }, 'token_missing'],
  ['us with another claim’s token', { addresses: [OURS], texts: ['makerfront=another'] }, 'token_missing'],
  ['the token as a part of another text', { addresses: [OURS], texts: [`x${TEXT}`] }, 'token_missing'],
  // What must be mended first is said first.
  ['nothing at all', { texts: [] }, 'not_found'],
])('finds %s', (_what, facts, trouble) => {
  expect(judge(facts).trouble).toBe(trouble);
});

it.each<[string, Facts, boolean]>([
  ['nothing and no token', { texts: [] }, true],
  ['another address and no token', { addresses: [THEIRS], texts: [] }, true],
  ['another address and the token', { addresses: [THEIRS] }, false],
  ['our address and no token', { addresses: [OURS], texts: [] }, false],
  ['a proxy and no token: nobody can see where it leads', { addresses: [CLOUDFLARE], texts: [] }, false],
  ['a part of us and no token', { addresses: [OURS, THEIRS], texts: [] }, false],
])('is astray with %s: %s', (_what, facts, isAstray) => {
  expect(judge(facts).isAstray).toBe(isAstray);
});

it('does not wait for the other one of www and apex', () => {
  const wanted = wantedRecords(APEX, 'the-token-of-this-claim', TARGET);
  const names = new Map([['clay.com', { addresses: [OURS], aliases: [] }]]);
  const judged = judgeRecords(wanted, { names, texts: [TEXT] }, TARGET);
  expect(judged.trouble).toBeNull();
  expect(judged.records.map(({ state }) => state)).toEqual(['ok', 'not_found', 'ok']);
});

it('knows Cloudflare’s addresses to their edges', () => {
  expect(['104.16.0.0', '104.23.255.255', '2a06:98c7:ffff::1'].map(isCloudflare)).toEqual([true, true, true]);
  expect(['104.15.255.255', '104.28.0.0', '2a06:98c8::1'].map(isCloudflare)).toEqual([false, false, false]);
});
