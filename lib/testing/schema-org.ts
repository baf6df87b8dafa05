// schema.org's vocabulary, as the package schema-dts generates it from https://schema.org (Apache 2.0): which properties a
// type has, with those of the types above it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const vocabulary = readFileSync(join('node_modules', 'schema-dts', 'dist', 'schema.d.ts'), 'utf8');

type Known = { parents: string[]; properties: Map<string, string> };

function readType(type: string): Known | null {
  // A type without properties of its own has no base, only a leaf.
  const head = new RegExp(`^(?:export )?interface ${type}(?:Base|Leaf) extends ([^{]+) \\{$`, 'm').exec(
    vocabulary,
  );
  if (head === null) {
    return null;
  }
  const from = head.index + head[0].length;
  const body = vocabulary.slice(from, vocabulary.indexOf('\n}', from));
  return {
    parents: [...(head[1] ?? '').matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent),
    properties: new Map(
      [...body.matchAll(/^ {4}"(\w+)"\?: (.+);$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
  };
}

/** The types of values that a property takes, as the package writes them; null if the type has no such property. */
function takenBy(type: string, property: string): string | null {
  const known = readType(type);
  return (
    known?.properties.get(property) ??
    known?.parents.map((parent) => takenBy(parent, property)).find((value) => value !== null) ??
    null
  );
}

const isAtMost = (type: string, wanted: string): boolean =>
  type === wanted || (readType(type)?.parents ?? []).some((parent) => isAtMost(parent, wanted));

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a description by the vocabulary; empty if nothing is. */
export function vocabularyProblems(node: Record<string, unknown>): string[] {
  const type = String(node['@type']);
  if (readType(type) === null) {
    return [`${type}: no such type`];
  }
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const takes = takenBy(type, property);
      return takes === null
        ? [`${type}.${property}: no such property`]
        : [value].flat().flatMap((one) => valueProblems(`${type}.${property}`, takes, one));
    });
}

function valueProblems(where: string, takes: string, value: unknown): string[] {
  const words = new Set(takes.match(/\w+/g));
  if (isNode(value)) {
    const type = String(value['@type']);
    const isTaken = [...words].some((word) => isAtMost(type, word));
    return [...(isTaken ? [] : [`${where}: no ${type}`]), ...vocabularyProblems(value)];
  }
  // An address in the vocabulary is a member of one of the property's lists.
  const member = /^https:\/\/schema\.org\/([A-Z]\w+)$/.exec(String(value))?.[1];
  if (member !== undefined) {
    const isMember = [...words].some((word) =>
      new RegExp(`^export type ${word} = .*"${member}"`, 'm').test(vocabulary),
    );
    return isMember ? [] : [`${where}: no ${member}`];
  }
  return [];
}
