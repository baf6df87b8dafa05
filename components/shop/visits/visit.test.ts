import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Page = {
  path?: string;
  search?: string;
  referrer?: string;
  isPrivate?: boolean;
  type?: string;
  isFramed?: boolean;
};

let sent: { path: string; body: Blob }[];

/** Opens a page of the shop: the module is loaded anew, as with each document. */
async function open({ path = '/', search = '', referrer = '', isPrivate, type, isFramed }: Page = {}) {
  vi.resetModules();
  class PerformanceNavigationTiming {
    type = type ?? 'navigate';
  }
  vi.stubGlobal('PerformanceNavigationTiming', PerformanceNavigationTiming);
  vi.stubGlobal('performance', { getEntriesByType: () => [new PerformanceNavigationTiming()] });
  const window = {};
  vi.stubGlobal('window', Object.assign(window, { top: isFramed ? {} : window }));
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('navigator', {
    sendBeacon: (to: string, body: Blob) => sent.push({ path: to, body }),
    ...(isPrivate && { globalPrivacyControl: true }),
  });
  const page = await import('./visit');
  page.tellVisit(new URL(`https://clayandkiln.test${path}${search}`));
  expect(sent, 'not in the task of who tells').toEqual([]);
  vi.runAllTimers();
  return page;
}

const told = () => Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text())));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  sent = [];
});
afterEach(() => vi.useRealTimers());

describe('a visit', () => {
  it.each<[string, Page, object]>([
    ['from a search', { referrer: 'https://www.google.com/search?q=mug' }, { source: 'www.google.com' }],
    ['without a referrer', {}, { source: 'direct' }],
    ['from a newsletter', { search: '?utm_source=newsletter&id=4' }, { source: 'newsletter' }],
    ['by a private browser', { referrer: 'https://www.google.com/', isPrivate: true }, {}],
    ['with a broken referrer', { referrer: 'about:client' }, { source: 'direct' }],
  ])('%s is told with its host alone', async (_name, page, source) => {
    const { arrival } = await open(page);
    expect(await told()).toEqual([{ kind: 'visit', ...source }]);
    expect(sent.map(({ path, body }) => [path, body.type])).toEqual([['/api/visits', 'application/json']]);
    expect(arrival()).toEqual(source);
  });

  it.each<[string, Page]>([
    ['from the shop itself', { referrer: 'https://clayandkiln.test/cart' }],
    ['by a reload', { type: 'reload' }],
    ['by a step back', { type: 'back_forward' }],
    ['in a frame', { isFramed: true }],
    ['back from paying', { path: '/checkout', referrer: 'https://www.paypal.com/' }],
    ['from a mail to an order', { path: '/orders/7' }],
  ])('is none %s', async (_name, page) => {
    const { arrival } = await open(page);
    expect([sent, arrival()]).toEqual([[], {}]);
  });

  it('is told once for a document', async () => {
    const page = await open();
    page.tellVisit(new URL('https://clayandkiln.test/'));
    vi.runAllTimers();
    expect(sent).toHaveLength(1);
  });
});

it('says nothing of a browser that cannot tell', async () => {
  const { tell } = await open();
  vi.stubGlobal('navigator', {});
  tell({ kind: 'cart' });
  expect(() => vi.runAllTimers()).not.toThrow();
});
