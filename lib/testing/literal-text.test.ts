// Finds text that stands in JSX itself, or in the title and description of a page. Sentences belong into lib/messages/en,
// where they are written once and can be translated. Biome's `noJsxLiterals` marks a part of them in the editor: text
// between tags, but no attribute, no condition and no title.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { examples } from '@/lib/testing/examples';
import { isRecord, type Node, nodesOf } from '@/lib/testing/syntax';

/** Attributes that people read or hear, also of our own components. */
const READ = new Set([
  ...['aria-label', 'aria-description', 'title', 'alt', 'placeholder'],
  ...['label', 'hint', 'description', 'pendingLabel', 'saveLabel', 'text', 'term', 'caption'],
]);

/** What people read in a question. */
const READ_IN_QUESTION = new Set(['question', 'confirmLabel', 'cancelLabel']);

/** What people read of a page's metadata: on its tab, and where a search finds it. */
const READ_OF_PAGE = new Set(['title', 'description', 'default', 'template']);

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
const isCode = (node: Node): boolean =>
  node.type === 'JSXElement' &&
  isRecord(node.openingElement) &&
  isRecord(node.openingElement.name) &&
  (node.openingElement.name.name === 'style' || node.openingElement.name.name === 'script');

const isAttributeOf = (names: ReadonlySet<string>, node: Node): boolean =>
  node.type === 'JSXAttribute' && isRecord(node.name) && names.has(String(node.name.name));

/** The declaration of a page's `metadata`, or of the function that makes it. */
const isMetadata = (node: Node): boolean =>
  (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration') &&
  isRecord(node.id) &&
  (node.id.name === 'metadata' || node.id.name === 'generateMetadata');

/** The texts of a page's metadata, wherever in it they stand; also what is given to a function that makes it. */
function* metadataTexts(tree: Node): Generator<string> {
  for (const node of nodesOf(tree)) {
    if (node.type === 'Property' && isRecord(node.key) && READ_OF_PAGE.has(String(node.key.name))) {
      yield* textsOf(node.value);
    }
    if (node.type === 'VariableDeclarator' && isRecord(node.init) && Array.isArray(node.init.arguments)) {
      for (const given of node.init.arguments) {
        yield* textsOf(given);
      }
    }
  }
}

/** The texts of a page's metadata, and of the questions that are asked on it. */
function* titlesAndQuestions(tree: unknown): Generator<string> {
  for (const node of nodesOf(tree)) {
    if (isMetadata(node)) {
      yield* metadataTexts(node);
    }
    if (isAttributeOf(READ_IN_QUESTION, node)) {
      yield* textsOf(node.value);
    }
  }
}

function* literalText(tree: unknown): Generator<string> {
  for (const node of nodesOf(tree, isCode)) {
    if (node.type === 'JSXText' && hasLetters(node.value)) {
      yield node.value.replace(/\s+/g, ' ').trim();
    }
    if (isAttributeOf(READ, node)) {
      yield* textsOf(node.value);
    }
    if ((node.type === 'JSXElement' || node.type === 'JSXFragment') && Array.isArray(node.children)) {
      for (const child of node.children) {
        yield* textsOf(child);
      }
    }
  }
}

const parse = (source: string) => parseAst(source, { lang: 'tsx' });
const textsIn = (source: string): string[] => {
  const parsed = parse(source);
  return [...literalText(parsed), ...titlesAndQuestions(parsed)];
};

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => `${folder}/${file}`),
);
const read = (file: string): string => readFileSync(file, 'utf8');
const found = files.flatMap((file) => textsIn(read(file)).map((text) => ({ file, text })));

describe('literal text', () => {
  examples('of %s is %o', textsIn, [
    ['<p>Hello</p>', ['Hello']],
    ['<p>\n  Hello {name}, welcome\n</p>', ['Hello', ', welcome']],
    ['<style>{`p { color: red }`}</style>', []],
    ['<img alt="A cup" src="/cup.webp" />', ['A cup']],
    ["<Field label={'Name'} name='name' />", ['Name']],
    ['<ConfirmDialog question={sentences.sure} confirmLabel="Delete" />', ['Delete']],
    ["<p>{isOpen ? 'Open' : 'Closed'}</p>", ['Open', 'Closed']],
    ["<p>{isOpen && 'Open'}</p>", ['Open']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source.
    ['<p>{`Row ${row}`}</p>', ['Row …']],
    ["<p className='text-muted'>{sentences.hello} · 3 × 4</p>", []],
    ["export const metadata = { title: 'Cart', robots: { index: false } };", ['Cart']],
    ["export const metadata = { title: { default: 'Shop', template: title } };", ['Shop']],
    ["export const metadata = metadataOf('Receipt');", ['Receipt']],
    [
      "export async function generateMetadata() { return isOpen ? { title: name } : { description: 'Closed' }; }",
      ['Closed'],
    ],
    ["const card = { title: 'no page' };", []],
  ]);

  it('stands in no component and no page', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });
});
