import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RUN_LATE, withLateScripts } from './late-scripts.mjs';
import { dataOf, keepDataBeside, openPageData, readAddress } from './page-data.mjs';

let kept: Record<string, string> = {};
beforeEach(() => {
  kept = {};
  openPageData({
    release: 'r1',
    keep: async (name, data) => {
      kept[name] = data;
    },
    has: (name) => name in kept,
  });
});
afterEach(() => openPageData());

const FIRST = '(self.__next_f=self.__next_f||[]).push([0])';
// As Next writes it: a shop's text cannot end the script.
const SECOND = String.raw`self.__next_f.push([1,"a:\"\u003c/script\u003e self.__next_f.push([1])\"\n"])`;
const BODY = '<main><h1>Mugs</h1></main><script>note()</script>';
const page = (body = BODY) =>
  withLateScripts(
    `<!DOCTYPE html><html><head></head><body>${body}<script src="/_next/a.js" id="_R_" async=""></script>` +
      `<script>${FIRST}</script><script>${SECOND}</script></body></html>`,
  );

const TAG = / src="([^"]+)" async="" onerror="[^"]+"><\/script><\/body><\/html>$/;
const addressIn = (html: string) => TAG.exec(html)?.[1] ?? '';

describe('a page’s data', () => {
  it('is kept beside the page, which names it as its last script', async () => {
    const html = await keepDataBeside('/', page());
    const [name = '', data] = Object.entries(kept)[0] ?? [];
    expect(data).toBe(`${FIRST};\n${SECOND};\n${RUN_LATE}`);
    expect(addressIn(html)).toBe(`/page-data/r1/${name}/`);
    expect(html.replace(/<head>.*<\/head>|<script src=.*?<\/script>/g, '')).toBe(
      `<!DOCTYPE html><html><body>${BODY}</body></html>`,
    );
    expect(readAddress(addressIn(html))).toEqual({ release: 'r1', name, path: '/' });
  });

  it('is named by its content: the same for the same, another for another', async () => {
    const [one, same, other] = await Promise.all([
      keepDataBeside('/', page()),
      keepDataBeside('/', page('<main>New banner</main>')),
      keepDataBeside('/', page().replace('a:', 'b:')),
    ]);
    expect(addressIn(one)).toBe(addressIn(same));
    expect(addressIn(one)).not.toBe(addressIn(other));
  });

  it('of a product is the same under each of its names', async () => {
    const [long, short] = [
      await keepDataBeside('/product/7/blue-mug', page()),
      await keepDataBeside('/product/7', page()),
    ];
    expect(readAddress(addressIn(long))?.path).toBe('/product/7');
    expect(long).toBe(short);
  });

  it.each([
    ['that is no kept page', '/search'],
    ['with signs that an attribute must not have', '/category/a"b'],
    ['with encoded signs, of which one page has many addresses', '/category/a%22b'],
  ])('stays in a page %s', async (_which, path) => {
    expect(await keepDataBeside(path, page())).toBe(page());
    expect(kept).toEqual({});
  });

  it('stays in a document that goes on, in one without data or of other scripts, and where nobody would answer for it', async () => {
    const begun = page().replace('</body></html>', '');
    const plain = '<!DOCTYPE html><html><body>There is nothing</body></html>';
    expect(await keepDataBeside('/', begun)).toBe(begun);
    expect(await keepDataBeside('/', plain)).toBe(plain);
    const early = page().replace(RUN_LATE, '');
    expect(await keepDataBeside('/', early)).toBe(early);
    openPageData();
    expect(await keepDataBeside('/', page())).toBe(page());
  });
});

it.each([
  '/page-data/r1/817af6bfc4630ddd318a30538b3fae55',
  '/page-data/r1/817af6bfc4630ddd318a30538b3fae5/',
  '/page-data/r1/817af6bfc4630ddd318a30538b3fae55/admin',
  '/page-data/r1/817af6bfc4630ddd318a30538b3fae55/api/orders',
  '/page-data/r1/817af6bfc4630ddd318a30538b3fae55//evil.example/',
  '/page-data/r1/817af6bfc4630ddd318a30538b3fae55/?tenant=other',
  '/page-data/817af6bfc4630ddd318a30538b3fae55/',
])('%s is no address of a page’s data', (address) => {
  expect(readAddress(address)).toBeNull();
});

it('reads nothing but what Next has written', () => {
  expect(dataOf(`<p>self.__next_f.push([1])</p><script>other(self.__next_f)</script>`)).toBe('');
});
