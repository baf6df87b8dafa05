import { describe, expect, it } from 'vitest';
import { asksForPrivacy, DIRECT, LONGEST_SOURCE, OTHER, sentSource, visitSource } from './visit-source';

describe('the source of a visit', () => {
  it.each([
    ['', DIRECT],
    ['  ', DIRECT],
    ['www.ravelry.com', 'ravelry.com'],
    ['Newsletter', 'newsletter'],
    ['spring-fair_2026', 'spring-fair_2026'],
    ['www.google.co.uk', 'google.com'],
    ['news.google.com', 'google.com'],
    ['l.instagram.com', 'instagram.com'],
    ['lm.facebook.com', 'facebook.com'],
    ['pin.it', 'pinterest.com'],
    ['de.pinterest.com', 'pinterest.com'],
    ['t.co', 'x.com'],
    ['notfacebook.com', 'notfacebook.com'],
    ['google.com.attacker.test', 'google.com.attacker.test'],
  ])('of %j is %j', (sent, source) => {
    expect(visitSource(sent)).toBe(source);
  });

  it.each([
    ['an address', 'ada@example.test'],
    ['a link', 'https://example.test/a?b=c'],
    ['a number of somebody', 'customer-4711998'],
    ['a text', 'buy now'],
    ['markup', '<script>'],
    ['a formula', '=1+1'],
    ['a text that is too long', 'x'.repeat(LONGEST_SOURCE + 1)],
  ])('is kept of no %s', (_name, sent) => {
    expect(visitSource(sent)).toBe(OTHER);
  });

  it('is read of no long text', () => {
    expect(sentSource.safeParse('x'.repeat(201)).success).toBe(false);
  });
});

it.each([
  [{ 'sec-gpc': '1' }, true],
  [{ dnt: '1' }, true],
  [{ dnt: '0' }, false],
  [{}, false],
])('hears a browser that asks for privacy: %j', (headers, asks) => {
  expect(asksForPrivacy(new Headers(headers))).toBe(asks);
});
