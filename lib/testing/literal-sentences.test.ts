// Finds sentences that stand in code instead of lib/messages/en; `literal-text.test.ts` does the same for JSX. Logs and
// errors that are thrown are for developers and stay where they are.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

/** Files that may hold sentences, each with its reason. One that holds none any more fails as well. */
const ALLOWED: Record<string, string> = {
  'lib/orders/labels/label-csv.ts': 'headings that other programs look for',
  'lib/db/errors.ts': 'the words by which one error of Prisma is told from another of the same code',
  'lib/mail/smtp/mail-failure.ts': 'the words by which nodemailer’s error is known, which has no code',
  'lib/addresses/address-forms.ts': 'names of states and provinces',
  'lib/catalog/transfer/shopify-columns.ts': 'headings of Shopify’s file',
  'lib/catalog/transfer/write-products.ts': 'headings of Shopify’s file',
  'lib/addresses/regions.ts': 'names of states and provinces',
  'lib/orders/webhook/event-outcome.ts': 'reasons for the log',
  'lib/payments/paypal/paypal-gateway.ts': 'reasons for the log',
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A word with a capital, or what is put into a template, and at least two more words behind it. */
const SENTENCE =
  /^[^\p{L}…]{0,3}(?:\p{Lu}[\p{L}’'-]*|…)[,:;.!?…)”]{0,3}(?: [“"(#]?[\p{L}…][\p{L}…’'-]*[,:;.!?)”]{0,3}){2,}/u;
const isSentence = (text: string): boolean => SENTENCE.test(text) && /\p{Ll}{2}/u.test(text);

/** The text of a literal or of a template, with … for what is put in; null for anything else. */
function textOf(node: Record<string, unknown>): string | null {
  if (node.type === 'Literal') {
    return typeof node.value === 'string' ? node.value : null;
  }
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) {
    return null;
  }
  return node.quasis
    .map((part: unknown) => (isRecord(part) && isRecord(part.value) ? String(part.value.cooked) : ''))
    .join('…');
}

const nameOf = (node: unknown): string => (isRecord(node) && typeof node.name === 'string' ? node.name : '');

/** `logger().warn(…)`, `console.error(…)`. */
function isLogCall({ type, callee }: Record<string, unknown>): boolean {
  if (type !== 'CallExpression' || !isRecord(callee) || callee.type !== 'MemberExpression') {
    return false;
  }
  const { object } = callee;
  const logger = isRecord(object) && object.type === 'CallExpression' ? object.callee : object;
  return ['logger', 'log', 'console'].includes(nameOf(logger));
}

/** What developers read, styles, and types. */
const isSkipped = (node: Record<string, unknown>): boolean =>
  isLogCall(node) ||
  node.type === 'ThrowStatement' ||
  (node.type === 'NewExpression' && /(?:Error|Timeout|NotConfigured)$/.test(nameOf(node.callee))) ||
  (node.type === 'CallExpression' && isRecord(node.callee) && node.callee.type === 'Super') ||
  (node.type === 'JSXAttribute' &&
    isRecord(node.name) &&
    /Style$|^className$/.test(String(node.name.name))) ||
  ['ImportDeclaration', 'TSLiteralType', 'TaggedTemplateExpression'].includes(String(node.type));

function* sentences(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const item of node) {
      yield* sentences(item);
    }
    return;
  }
  if (!isRecord(node) || isSkipped(node)) {
    return;
  }
  const text = textOf(node);
  if (text !== null && isSentence(text)) {
    yield text;
  }
  for (const value of Object.values(node)) {
    yield* sentences(value);
  }
}

const sentencesIn = (source: string, lang: 'ts' | 'tsx'): string[] => [
  ...sentences(parseAst(source, { lang })),
];

const NOT_SEARCHED = /^lib\/(?:messages|testing|db\/generated)\/|^lib\/messages\.ts$|\.test\.|\.d\.ts$/;
const SEARCHED = [
  ...['lib', 'components/admin', 'app/api', 'app/[tenant]/api', 'app/[tenant]/media', 'app/[tenant]/files'],
  ...['app/[tenant]/(admin)', 'app/[tenant]/(admin-login)', 'app/[tenant]/staff-proof'],
];
const files = SEARCHED.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !NOT_SEARCHED.test(file)),
);
const found = files.flatMap((file) =>
  sentencesIn(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').map((text) => ({ file, text })),
);

describe('sentences', () => {
  it.each<[string, string[]]>([
    ["const text = 'Nobody paid it within 24 hours';", ['Nobody paid it within 24 hours']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source.
    ['const text = `${name} has completed your order`;', ['… has completed your order']],
    ["answer({ message: 'Please try again.' });", ['Please try again.']],
    ["const label = isOpen ? 'Open' : 'Any status';", []],
    ["throw new Error('This is a bug.');", []],
    ["reject(new RangeError('This is a bug.'));", []],
    ["logger().warn({ event: 'x' }, 'This is for the log');", []],
    ["type Text = 'This is a type';", []],
    ["const style = 'flex min-h-11 items-center';", []],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source.
    ['const cell = <td className={`${CELL} flex grow`} />;', []],
    ["const policy = 'Content-Security-Policy';", []],
  ])('in %s are %o', (source, texts) => {
    expect(sentencesIn(source, 'tsx')).toEqual(texts);
  });

  it('stand in lib/messages/en alone', () => {
    expect(files.length).toBeGreaterThan(700);
    expect(found.filter(({ file }) => !Object.hasOwn(ALLOWED, file))).toEqual([]);
  });

  it.each(Object.keys(ALLOWED))('stand in %s still', (file) => {
    expect(found.some((one) => one.file === file)).toBe(true);
  });
});
