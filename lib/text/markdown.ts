// What owners write about their shop, in Markdown, as a tree of plain data: no HTML is ever made of it, and the tree knows
// no element but those below. `Markdown` (components/ui/markdown.tsx) draws it.
import 'server-only';
import { Lexer, type Token, type Tokens } from 'marked';
import { safeLink } from './safe-link';

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis' | 'deleted'; children: Inline[] }
  | { kind: 'link'; href: string; isOutside: boolean; children: Inline[] };

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' };

/** Lists in lists in quotations: beyond this, the text as it was typed. */
const DEEPEST = 6;
/** UTF-16 units; a longer text is cut, so that reading one costs no more than this. */
export const LONGEST_MARKDOWN = 10_000;

/**
 * The blocks of a text. A single line break stays one, as people write addresses. HTML is shown as it was typed, and a
 * picture by its description; a link that leads neither to a page of the shop, nor to http, https or mailto is text.
 */
export function readMarkdown(text: string): Block[] {
  const tokens = new Lexer({ gfm: true, breaks: true }).lex(bounded(text.slice(0, LONGEST_MARKDOWN)));
  return blocksOf(tokens, 0);
}

/** Marks that open a quotation or a list at the beginning of a line. */
const OPENING = /[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/y;

/**
 * Marks that open something nested, in long runs, cost more than their length, and nobody means more than a few: a run is
 * cut, and a line opens no more than `DEEPEST` lists and quotations.
 */
const bounded = (text: string): string =>
  text
    .replace(/([[\]()*_~`#!<\\])\1{12,}/g, (run) => run.slice(0, 12))
    .split('\n')
    .map((line) => boundedLine(line.replace(/^[ \t]{24,}/, (blank) => blank.slice(0, 24))))
    .join('\n');

function boundedLine(line: string): string {
  OPENING.lastIndex = 0;
  let end = 0;
  for (let count = 0; OPENING.test(line); count += 1) {
    if (count === DEEPEST) {
      return `${line.slice(0, end)} \\${line.slice(end).trimStart()}`;
    }
    end = OPENING.lastIndex;
  }
  return line;
}

function blocksOf(tokens: readonly Token[], depth: number): Block[] {
  return tokens.flatMap((token) => blockOf(token as Tokens.Generic, depth));
}

function blockOf(token: Tokens.Generic, depth: number): Block[] {
  if (depth > DEEPEST) {
    return paragraphOf(token.raw);
  }
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [{ kind: 'heading', level: levelOf(token.depth), children: inlinesOf(token.tokens, depth) }];
    case 'hr':
      return [{ kind: 'rule' }];
    case 'code':
      return [{ kind: 'code', text: String(token.text) }];
    case 'blockquote':
      return [{ kind: 'quote', children: blocksOf(token.tokens ?? [], depth + 1) }];
    case 'list': {
      const list = token as Tokens.List;
      return [
        {
          kind: 'list',
          isOrdered: list.ordered,
          start: typeof list.start === 'number' ? Math.min(list.start, 9_999) : 1,
          items: list.items.map((item) => blocksOf(item.tokens, depth + 1)),
        },
      ];
    }
    case 'table': {
      const table = token as Tokens.Table;
      return [
        {
          kind: 'table',
          head: table.header.map((cell) => inlinesOf(cell.tokens, depth)),
          rows: table.rows.map((row) => row.map((cell) => inlinesOf(cell.tokens, depth))),
        },
      ];
    }
    case 'paragraph':
    case 'text':
      return [
        { kind: 'paragraph', children: token.tokens ? inlinesOf(token.tokens, depth) : [textOf(token.text)] },
      ];
    default:
      return paragraphOf(token.raw);
  }
}

const textOf = (text: string): Inline => ({ kind: 'text', text });

const paragraphOf = (raw: string): Block[] =>
  raw.trim() === '' ? [] : [{ kind: 'paragraph', children: [textOf(raw.trim())] }];

/** The page's own title is the first level. */
const levelOf = (depth: number): 2 | 3 | 4 => (depth <= 2 ? 2 : depth === 3 ? 3 : 4);

function inlinesOf(tokens: readonly Token[] | undefined, depth: number): Inline[] {
  return (tokens ?? []).flatMap((token) => inlineOf(token as Tokens.Generic, depth));
}

function inlineOf(token: Tokens.Generic, depth: number): Inline[] {
  if (depth > DEEPEST) {
    return [textOf(token.raw)];
  }
  switch (token.type) {
    case 'br':
      return [{ kind: 'break' }];
    case 'codespan':
      return [{ kind: 'code', text: String(token.text) }];
    case 'strong':
      return [{ kind: 'strong', children: inlinesOf(token.tokens, depth + 1) }];
    case 'em':
      return [{ kind: 'emphasis', children: inlinesOf(token.tokens, depth + 1) }];
    case 'del':
      return [{ kind: 'deleted', children: inlinesOf(token.tokens, depth + 1) }];
    case 'image':
      return token.text ? [textOf(String(token.text))] : [];
    case 'link': {
      const children = inlinesOf(token.tokens, depth + 1);
      const link = safeLink(String(token.href));
      return link === null ? children : [{ kind: 'link', ...link, children }];
    }
    case 'text':
      return token.tokens ? inlinesOf(token.tokens, depth + 1) : [textOf(String(token.text))];
    case 'escape':
      return [textOf(String(token.text))];
    default:
      return [textOf(token.raw)];
  }
}
