// Finds text that stands in JSX itself. Sentences belong into lib/messages/en, where they are written once and can be
// translated.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

/** Attributes that people read or hear; those of our own components among them. */
const READ = new Set([
  ...['aria-label', 'aria-description', 'title', 'alt', 'placeholder'],
  ...['label', 'hint', 'description', 'pendingLabel'],
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const hasLetters = (value: unknown): value is string => typeof value === 'string' && /\p{L}/u.test(value);

/** A literal, also where it is one side of a condition, or the text of a template around what is put in. */
function* textsOf(node: unknown): Generator<string> {
  if (!isRecord(node)) {
    return;
  }
  if (node.type === 'Literal' && hasLetters(node.value)) {
    yield node.value;
  } else if (node.type === 'JSXExpressionContainer') {
    yield* textsOf(node.expression);
  } else if (node.type === 'ConditionalExpression') {
    yield* textsOf(node.consequent);
    yield* textsOf(node.alternate);
  } else if (node.type === 'LogicalExpression') {
    yield* textsOf(node.right);
  } else if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
    const whole = node.quasis
      .map((part: unknown) => (isRecord(part) && isRecord(part.value) ? String(part.value.raw) : ''))
      .join('…');
    if (hasLetters(whole)) {
      yield whole;
    }
  }
}

/** `<style>` and `<script>`, which nobody reads. */
const isCode = (node: Record<string, unknown>): boolean =>
  node.type === 'JSXElement' &&
  isRecord(node.openingElement) &&
  isRecord(node.openingElement.name) &&
  (node.openingElement.name.name === 'style' || node.openingElement.name.name === 'script');

function* literalText(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const item of node) {
      yield* literalText(item);
    }
    return;
  }
  if (!isRecord(node)) {
    return;
  }
  if (node.type === 'JSXText' && hasLetters(node.value)) {
    yield node.value.replace(/\s+/g, ' ').trim();
  }
  if (
    node.type === 'JSXAttribute' &&
    isRecord(node.name) &&
    typeof node.name.name === 'string' &&
    READ.has(node.name.name)
  ) {
    yield* textsOf(node.value);
  }
  if (isCode(node)) {
    return;
  }
  if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && Array.isArray(node.children)) {
    for (const child of node.children) {
      yield* textsOf(child);
    }
  }
  for (const value of Object.values(node)) {
    yield* literalText(value);
  }
}

const textsIn = (source: string): string[] => [...literalText(parseAst(source, { lang: 'tsx' }))];

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);
const found = files.flatMap((file) => textsIn(readFileSync(file, 'utf8')).map((text) => ({ file, text })));

describe('literal text', () => {
  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>\n  Hello {name}, welcome\n</p>', ['Hello', ', welcome']],
    ['<style>{`p { color: red }`}</style>', []],
    ['<img alt="A cup" src="/cup.webp" />', ['A cup']],
    ["<Field label={'Name'} name='name' />", ['Name']],
    ["<p>{isOpen ? 'Open' : 'Closed'}</p>", ['Open', 'Closed']],
    ["<p>{isOpen && 'Open'}</p>", ['Open']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source.
    ['<p>{`Row ${row}`}</p>', ['Row …']],
    ["<p className='text-muted'>{sentences.hello} · 3 × 4</p>", []],
  ])('of %s is %o', (source, texts) => {
    expect(textsIn(source)).toEqual(texts);
  });

  it('stands in no component', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });
});
