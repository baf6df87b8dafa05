// Finds literal text in JSX. Sentences belong in lib/messages/en, where each is written once and can be translated.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

/** Attributes that people read or hear, also of our own components. */
const READ = new Set([
  ...['aria-label', 'aria-description', 'title', 'alt', 'placeholder'],
  ...['label', 'hint', 'description', 'pendingLabel'],
]);

/**
 * Folders with text that has not been moved yet. This list may only get shorter: an entry without such text fails
 * too.
 */
const NOT_YET = [
  'app/[tenant]/(shop)',
  'app/[tenant]/error.tsx',
  'app/(marketing)',
  'components/marketing',
  'components/shop',
];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const hasLetters = (value: unknown): value is string => typeof value === 'string' && /\p{L}/u.test(value);

/** The literal texts of an expression, also inside a condition, or in a template around its values. */
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

/** `<style>` and `<script>`, whose content is not for people. */
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
const isIn = (file: string, place: string): boolean => file === place || file.startsWith(`${place}/`);
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

  it('is only in components that are still to be moved', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(found.filter(({ file }) => !NOT_YET.some((place) => isIn(file, place)))).toEqual([]);
  });

  it.each(NOT_YET)('is still in %s', (place) => {
    expect(found.some(({ file }) => isIn(file, place))).toBe(true);
  });
});
