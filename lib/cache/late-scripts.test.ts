import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RUN_LATE, withLateScripts, withoutRunning } from './late-scripts.mjs';

const script = (name: string, id = '') =>
  `<script src="/_next/static/chunks/${name}.js?dpl=1"${id} async=""></script>`;
const FIRST = script('first', ' id="_R_"');
const PRELOAD =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/first.js?dpl=1"/>';
const STYLES = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
const OTHERS = '<script src="/_next/old.js" noModule=""></script><script>note()</script>';
const PICTURE = '<img src="/mug.webp" fetchPriority="high"/>';
const page = `<!DOCTYPE html><html><head>${STYLES}${PRELOAD}${script('one')}${script('two')}${OTHERS}</head><body><h1>Mugs</h1>${PICTURE}${FIRST}</body></html>`;

const late = (name: string) => `<link data-late="" href="/_next/static/chunks/${name}.js?dpl=1"/>`;

describe('late scripts', () => {
  it('stand in the head as links that say nothing to a browser, the first of them before the stylesheet', () => {
    const html = withLateScripts(page);
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toMatch(
      /<head><script>.*<\/script><link data-late="" href="[^"]*first.js\?dpl=1"\/><link rel="stylesheet"/,
    );
    expect(head).toContain(`${STYLES}${late('one')}${late('two')}${OTHERS}`);
    expect(html).not.toContain(PRELOAD);
    expect(body).toBe(`<body><h1>Mugs</h1>${PICTURE}<script id="_R_">${RUN_LATE}</script></body></html>`);
  });

  it('wait for nothing in a page without a main picture, unless it is said', () => {
    const plain = page.replace(PICTURE, '');
    const html = withLateScripts(plain);
    for (const name of ['first', 'one', 'two']) {
      expect(html).toContain(
        `<link rel="preload" as="script" fetchPriority="low" data-late="now" href="/_next/static/chunks/${name}.js?dpl=1"/>`,
      );
    }
    expect(html).not.toContain("l.rel='preload'");
    expect(withLateScripts(plain, true)).toBe(withLateScripts(page).replace(PICTURE, ''));
  });

  it('are not taken twice, nor from a document that React has not made', () => {
    const once = withLateScripts(page);
    expect(withLateScripts(once)).toBe(once);
    const other = page.replace(FIRST, '');
    expect(withLateScripts(other)).toBe(other);
  });

  it('can be left for somebody else to run', () => {
    expect(withoutRunning(withLateScripts(page))).not.toContain(RUN_LATE);
    expect(withoutRunning(page)).toBeNull();
  });
});

describe('what runs them', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const ADDRESSES = ['/_next/a.js?dpl=1', '/_next/b.js?dpl=1'];
  const BOTH = ADDRESSES.map((src) => ({ async: true, src }));

  type Browser = { picture?: Promise<void> | null; hidden?: boolean; isEarly?: boolean };

  /** A browser that shows a page with this main picture; `draw` draws a frame. */
  function open({ picture = null, hidden = false, isEarly = false }: Browser, code = RUN_LATE) {
    const frames: (() => void)[] = [];
    const added: object[] = [];
    const links = ADDRESSES.map((href) => ({ getAttribute: () => href, rel: '' }));
    const found: Record<string, object | null> = {
      'link[data-late=now]': isEarly ? {} : null,
      'img[fetchpriority=high]': picture && { decode: () => picture },
    };
    runInNewContext(code, {
      setTimeout,
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
      document: {
        hidden,
        querySelectorAll: (selector: string) => (selector === 'link[data-late]' ? links : []),
        querySelector: (selector: string) => found[selector],
        createElement: (name: string) => (name === 'script' ? {} : null),
        head: { append: (element: object) => added.push(element) },
      },
    });
    const draw = async () => {
      await vi.advanceTimersByTimeAsync(1);
      for (const frame of frames.splice(0)) {
        frame();
      }
      await vi.advanceTimersByTimeAsync(1);
    };
    return { added, draw, links };
  }

  it('waits for two frames', async () => {
    const { added, draw } = open({});
    await draw();
    expect(added).toEqual([]);
    await draw();
    expect(added).toEqual(BOTH);
  });

  it('waits for the main picture first', async () => {
    let show = () => {};
    const picture = new Promise<void>((resolve) => {
      show = resolve;
    });
    const { added, draw } = open({ picture });
    await draw();
    await draw();
    expect(added).toEqual([]);
    show();
    await draw();
    await draw();
    expect(added).toEqual(BOTH);
  });

  it('waits for a picture no longer than a second, and not for one that is none', async () => {
    const [slow, broken] = [
      open({ picture: new Promise<void>(() => {}) }),
      open({ picture: Promise.reject(new Error('not a picture')) }),
    ];
    for (const { draw } of [slow, broken, slow, broken]) {
      await draw();
    }
    expect(broken.added).toEqual(BOTH);
    await vi.advanceTimersByTimeAsync(980);
    await slow.draw();
    await slow.draw();
    expect(slow.added).toEqual([]);
    await vi.advanceTimersByTimeAsync(20);
    await slow.draw();
    await slow.draw();
    expect(slow.added).toEqual(BOTH);
  });

  it('waits for frames no longer than half a second: a tab may go to the background', async () => {
    const { added } = open({});
    await vi.advanceTimersByTimeAsync(499);
    expect(added).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(added).toEqual(BOTH);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(added).toHaveLength(2);
  });

  it.each([{ hidden: true }, { isEarly: true }])('waits for nothing: %j', (browser) => {
    expect(open(browser).added).toEqual(BOTH);
  });

  const fetching = /<head><script>(.*?)<\/script>/.exec(withLateScripts(page))?.[1] ?? '';
  const FETCHED = { as: 'script', fetchPriority: 'low', rel: 'preload' };

  it('fetches them after two frames', async () => {
    const { draw, links } = open({}, fetching);
    await vi.advanceTimersByTimeAsync(10);
    expect(links.map(({ rel }) => rel)).toEqual(['', '']);
    await draw();
    expect(links.map(({ rel }) => rel)).toEqual(['', '']);
    await draw();
    expect(links).toMatchObject([FETCHED, FETCHED]);
  });

  it('fetches them after 250 milliseconds without a frame', async () => {
    const { links } = open({}, fetching);
    await vi.advanceTimersByTimeAsync(249);
    expect(links.map(({ rel }) => rel)).toEqual(['', '']);
    await vi.advanceTimersByTimeAsync(1);
    expect(links).toMatchObject([FETCHED, FETCHED]);
  });
});
