// Finds every regular expression of the product and runs it on texts that are slow for backtracking patterns. A new
// pattern that is not linear fails here, unless its input is bounded and listed below.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';
import { isRecord, nodesOf } from './syntax';
import { costsLessThan } from './time/cpu-time';

type Found = { file: string; pattern: string; flags: string };

const FOLDERS = ['app', 'components', 'lib'];

const patternsIn = (tree: unknown): { pattern: string; flags: string }[] =>
  [...nodesOf(tree)].flatMap(({ regex }) =>
    isRecord(regex) && typeof regex.pattern === 'string' && typeof regex.flags === 'string'
      ? [{ pattern: regex.pattern, flags: regex.flags }]
      : [],
  );

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|^testing\/|generated/.test(file))
    .map((file) => `${folder}/${file}`),
).concat('middleware.ts');

const found: Found[] = sources.flatMap((file) => {
  const ast: unknown = parseAst(readFileSync(file, 'utf8'), {
    lang: file.endsWith('.tsx') ? 'tsx' : file.endsWith('.ts') ? 'ts' : 'js',
  });
  return patternsIn(ast).map((regex) => ({ file, ...regex }));
});

/** Patterns that are not linear, and the most UTF-16 units of their input. */
const BOUNDED: Record<string, number> = {
  // Keys of stored files (isObjectKey).
  'lib/uploads/store/object-key.ts [^/]+$': 400,
  // Names of files (cleanFileName, and 1,000 in the schema before it).
  'lib/uploads/store/object-key.ts ^[-_]+|[-_]+$': 1_000,
  'lib/uploads/store/object-key.ts ^-+|-+$': 1_000,
  // Folded from a label of eighty characters, each of which can become eighteen (fold).
  'lib/rosters/size-names.ts ^(?<many>x+|\\d{1,2}x|double|triple|(?:extra)+|\\d{1,2}extra)?(?<rest>[a-z]*)$': 1_440,
  // LONGEST_NUMBER, in the same file.
  'lib/rosters/normalize-cell.ts ^(?:[x×]\\s*)?0*(\\d+?)(?:[.,]0{0,2})?\\s*(?:[x×]|pcs?\\.?|pieces?)?$': 60,
};

const LENGTH = 10_000;
/** Milliseconds. A linear pattern takes well below one, a quadratic one fifty. */
const MOST_WORK = 15;

/** Repeated characters of the pattern, and a few that most character classes contain. */
function pumped(pattern: string, length: number): string[] {
  const named = [
    ...new Set(pattern.replace(/\\[pPu]\{[^}]*\}/g, '').replace(/\\./g, (pair) => pair.slice(1))),
  ];
  const letters = [...new Set([...named.slice(0, 24), ...'a0 \t\n.-xé'])];
  const repeat = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
  const words = pattern.match(/[a-z]{2,}/gi)?.slice(0, 6) ?? [];
  return [
    ...letters.flatMap((letter) => [
      repeat(letter),
      `a${repeat(letter)}`,
      `${repeat(letter)}!`,
      `a${repeat(letter)}\0`,
      `=${repeat(letter)}a`,
    ]),
    ...letters.slice(0, 12).flatMap((one) => letters.slice(0, 12).map((other) => `${repeat(one + other)}\0`)),
    ...words.map((word) => `${repeat(word)}\0`),
    ...words.map((word) => word + repeat(' ')),
  ];
}

describe('every regular expression', () => {
  it('is found', () => {
    expect(found.length).toBeGreaterThan(150);
  });

  it.each(found.map((regex) => [`${regex.file} ${regex.pattern}`, regex] as const))(
    '%s',
    async (name, regex) => {
      const length = BOUNDED[name] ?? LENGTH;
      const texts = pumped(regex.pattern, length);
      for (const text of texts) {
        const isQuick = await costsLessThan(MOST_WORK, () => {
          text.replace(new RegExp(regex.pattern, regex.flags), '');
        });
        expect(isQuick, JSON.stringify(text.slice(0, 20))).toBe(true);
      }
    },
  );
});
