import { describe, expect, it } from 'vitest';
import { timesAsLong } from '@/lib/testing/time/times-as-long';
import { type Block, type Inline, LONGEST_MARKDOWN, readMarkdown } from './markdown';

/** The kinds of everything in a tree, and all links. */
function partsOf(blocks: readonly (Block | Inline)[]): { kinds: Set<string>; links: string[]; text: string } {
  const json = JSON.stringify(blocks);
  const kinds = new Set([...json.matchAll(/"kind":"([a-z]+)"/g)].map(([, kind]) => kind ?? ''));
  const links: string[] = [];
  let text = '';
  JSON.parse(json, (key, value: unknown) => {
    if (key === 'href' && typeof value === 'string') {
      links.push(value);
    }
    if (key === 'text' && typeof value === 'string') {
      text += value;
    }
    return value;
  });
  return { kinds, links, text };
}

const text = (words: string): Inline => ({ kind: 'text', text: words });

describe('a text in Markdown', () => {
  it('keeps what people write without knowing any of it', () => {
    expect(readMarkdown('Kiln Lane 12\nAsheville\n\n\nWe pack in paper.')).toEqual([
      { kind: 'paragraph', children: [text('Kiln Lane 12'), { kind: 'break' }, text('Asheville')] },
      { kind: 'paragraph', children: [text('We pack in paper.')] },
    ]);
    expect(readMarkdown('\n \n')).toEqual([]);
  });

  it('has headings below the page’s own, lists, emphasis, quotations, tables and links', () => {
    const blocks = readMarkdown(
      '# Big\n\n### Small\n\n- **bold**\n- *soft* and ~~gone~~\n\n3. three\n\n> said\n\n---\n\n| a | b |\n|--|--|\n| 1 | [x](/cart) |\n\n`code`',
    );
    expect(blocks[0]).toEqual({ kind: 'heading', level: 2, children: [text('Big')] });
    expect(blocks[1]).toEqual({ kind: 'heading', level: 3, children: [text('Small')] });
    expect(blocks[3]).toMatchObject({ kind: 'list', isOrdered: true, start: 3 });
    const { kinds, links } = partsOf(blocks);
    expect([...kinds]).toEqual(
      expect.arrayContaining(['list', 'strong', 'emphasis', 'deleted', 'quote', 'rule', 'table', 'code']),
    );
    expect(links).toEqual(['/cart']);
  });

  it.each([
    ['HTML', '<script>alert(1)</script>\n\nHello <img src=x onerror=alert(1)> <b>you</b>', []],
    [
      'a script as a link',
      '[x](javascript:alert(1)) [y](JaVaScRiPt:alert(1)) [z](&#106;avascript:alert(1))',
      [],
    ],
    ['data and vbscript', '[x](data:text/html,<script>) [y](vbscript:msgbox) [z](file:///etc/passwd)', []],
    ['a link with a line break in its scheme', '[x](java\u0000script:alert(1))\n\n<javascript:alert(1)>', []],
    ['addresses that only look like paths', '[x](//evil.test) [y](/\\evil.test) [z](\\\\evil.test)', []],
    ['an address with a password', '[x](https://shop@evil.test/) [y](https://a:b@evil.test/)', []],
    ['a picture', '![a kiln](https://evil.test/pixel.gif)', []],
    ['a reference to a script', '[x][1]\n\n[1]: javascript:alert(1)', []],
    [
      'what may stand',
      '[a](https://x.test/?q=1) <https://y.test> [b](mailto:me@x.test) [c](/policies/about)',
      ['https://x.test/?q=1', 'https://y.test/', 'mailto:me@x.test', '/policies/about'],
    ],
  ])('shows %s without harm', (_name, markdown, expected) => {
    const { kinds, links } = partsOf(readMarkdown(markdown));
    expect(links).toEqual(expected);
    expect([...kinds].filter((kind) => ['html', 'image', 'script'].includes(kind))).toEqual([]);
  });

  it('shows HTML as it was typed', () => {
    expect(partsOf(readMarkdown('Hello <b>you</b>')).text).toBe('Hello <b>you</b>');
    expect(partsOf(readMarkdown('<script>alert(1)</script>')).text).toBe('<script>alert(1)</script>');
  });

  it.each(
    [
      '>',
      '> ',
      '*',
      '**a ',
      '_',
      '[',
      '![',
      '](',
      '`',
      '~',
      '#',
      '- ',
      '1. ',
      '<',
      '<a ',
      '&',
      '|a',
      '\n>',
      '\n- ',
      '\t',
      '* a\n  ',
      '[a](',
      '[a][',
      '<!--',
      '\\',
      'a*b_',
    ].map((part) => [JSON.stringify(part), part]),
  )('reads %s over and over without getting slow, and never too deep', async (_name, part) => {
    const reading = (length: number) => {
      const written = part.repeat(Math.ceil(length / part.length)).slice(0, length);
      return () => readMarkdown(written);
    };
    // Four times as long; a cubic reader takes 64 times as long, and an exponential one never ends.
    const times = await timesAsLong(reading(LONGEST_MARKDOWN), reading(LONGEST_MARKDOWN / 4), { runs: 3 });
    expect(times).toBeLessThan(30);
    const nested = JSON.stringify(readMarkdown(part.repeat(500)));
    expect((nested.match(/"quote"/g) ?? []).length).toBeLessThan(200);
  });
});
