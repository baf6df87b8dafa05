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
const page = `<!DOCTYPE html><html><head>${STYLES}${PRELOAD}${script('one')}${script('two')}${OTHERS}</head><body><h1>Mugs</h1>${FIRST}</body></html>`;

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
    expect(body).toBe(`<body><h1>Mugs</h1><script id="_R_">${RUN_LATE}</script></body></html>`);
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

  /** A browser that shows a page with this main picture; `draw` draws a frame. */
  function open({ picture = null, hidden = false }: { picture?: Promise<void> | null; hidden?: boolean }) {
    const frames: (() => void)[] = [];
    const added: object[] = [];
    const links = ['/_next/a.js?dpl=1', '/_next/b.js?dpl=1'].map((href) => ({ getAttribute: () => href }));
    runInNewContext(RUN_LATE, {
      setTimeout,
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
      document: {
        hidden,
        querySelectorAll: () => links,
        querySelector: () => picture && { decode: () => picture },
        createElement: () => ({}),
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
    return { added, draw };
  }

  const BOTH = [
    { async: true, src: '/_next/a.js?dpl=1' },
    { async: true, src: '/_next/b.js?dpl=1' },
  ];

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

  it.each([
    ['that does not come, for a second', () => new Promise<void>(() => {}), 1_000],
    ['that is none, not at all', () => Promise.reject(new Error('not a picture')), 0],
  ])('waits for a picture %s', async (_which, decode, milliseconds) => {
    const { added, draw } = open({ picture: decode() });
    await vi.advanceTimersByTimeAsync(milliseconds);
    await draw();
    await draw();
    expect(added).toEqual(BOTH);
  });

  it('waits for nothing in the background, where no frame is drawn', () => {
    expect(open({ hidden: true }).added).toEqual(BOTH);
  });
});
