// The plain text of a description in HTML. It is only ever shown as text, so nothing of it can run; this makes it
// readable. One pass over the characters, without patterns, so that no input is slow.

const BREAKS = new Set([
  'br',
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'section',
  'blockquote',
  'hr',
]);
/** Their content is no text. */
const SILENT = ['script', 'style', 'template', 'iframe', 'noscript', 'svg'];

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  deg: '°',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  eacute: 'é',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  pound: '£',
};
const LONGEST_ENTITY = 10;
const HIGHEST_CODE = 0x10_ffff;

function entityAt(html: string, at: number): { text: string; end: number } {
  const end = html.slice(at, at + LONGEST_ENTITY + 2).indexOf(';');
  const name = end > 1 ? html.slice(at + 1, at + end) : '';
  const code = name.startsWith('#')
    ? Number(name.slice(1, 2).toLowerCase() === 'x' ? `0${name.slice(1)}` : name.slice(1))
    : Number.NaN;
  const text =
    Number.isInteger(code) && code > 0 && code <= HIGHEST_CODE
      ? String.fromCodePoint(code)
      : ENTITIES[name.toLowerCase()];
  return text === undefined ? { text: '&', end: at + 1 } : { text, end: at + end + 1 };
}

const isLetter = (character: string | undefined) => character !== undefined && /[a-z]/i.test(character);

/** The name of the tag at `at`, in lower case; null if no tag begins there. */
function tagAt(html: string, at: number): { name: string; isEnd: boolean } | null {
  const isEnd = html[at + 1] === '/';
  const start = at + (isEnd ? 2 : 1);
  if (!isLetter(html[start])) {
    return html[at + 1] === '!' || html[at + 1] === '?' ? { name: '!', isEnd: false } : null;
  }
  let end = start;
  while (isLetter(html[end]) || /[0-9]/.test(html[end] ?? '')) {
    end += 1;
  }
  return { name: html.slice(start, end).toLowerCase(), isEnd };
}

/** Where a tag ends: after its `>`, or at the end of the text. */
function afterTag(html: string, at: number): number {
  const end = html.indexOf('>', at);
  return end === -1 ? html.length : end + 1;
}

/** The text of HTML: paragraphs and list items on lines of their own, entities as the characters that they mean. */
export function htmlToText(html: string): string {
  const parts: string[] = [];
  // Looked for once each: a missing end would be searched for again at each tag.
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const character = html[at] ?? '';
    const tag = character === '<' ? tagAt(html, at) : null;
    if (tag !== null) {
      if (SILENT.includes(tag.name) && !tag.isEnd) {
        const close = lower.indexOf(`</${tag.name}`, at);
        at = close === -1 ? html.length : afterTag(html, close);
      } else if (tag.name === '!' && html.startsWith('<!--', at)) {
        const close = html.indexOf('-->', at);
        at = close === -1 ? html.length : close + 3;
      } else {
        at = afterTag(html, at);
        parts.push(BREAKS.has(tag.name) ? (tag.name === 'li' && !tag.isEnd ? '\n• ' : '\n') : '');
      }
    } else if (character === '&') {
      const entity = entityAt(html, at);
      parts.push(entity.text);
      at = entity.end;
    } else {
      parts.push(/\s/.test(character) ? ' ' : character);
      at += 1;
    }
  }
  return tidied(parts.join(''));
}

/** Lines without spaces at their ends, and at most one empty line between two. */
function tidied(text: string): string {
  const lines = text.split('\n').map((line) =>
    line
      .split(' ')
      .filter((word) => word !== '')
      .join(' '),
  );
  return lines
    .filter((line, index) => line !== '' || (lines[index - 1] ?? '') !== '')
    .join('\n')
    .trim();
}
