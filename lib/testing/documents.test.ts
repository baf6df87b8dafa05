import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ORDER_ALERT_KINDS } from '@/lib/orders/alerts/order-alert';

const root = join(import.meta.dirname, '../..');
const NOT_SOURCE = /^(?:node_modules|\.next|\.git|\.data|\.releases|lib\/db\/generated)(?:\/|$)/;

/** Files and folders of the repository, as paths from its root. */
function below(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return NOT_SOURCE.test(path) ? [] : entry.isDirectory() ? [path, ...below(path)] : [path];
  });
}

const paths = new Set(below('.'));
const tails = new Set(
  [...paths].flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
);
const tops = new Set([...paths].map((path) => path.split('/')[0] ?? ''));
const documents = [...paths].filter((path) => path.endsWith('.md') && !path.startsWith('tools/'));

/** Names that documents may use although the repository does not contain them. */
const ELSEWHERE = new Set([
  // Files of Next, or of tools that we rejected.
  'proxy.ts',
  'loading.tsx',
  'output.json',
  // Files that a running installation creates.
  '.env',
  '.releases',
  '.release-id',
  '.data',
  '.next/static',
]);

/** The document without code blocks: commands and examples name files that do not exist. */
const prose = (path: string) => readFileSync(join(root, path), 'utf8').replace(/^```.*?^```/gms, '');

/** The paths of a text's relative links and pictures, from the root. */
function linkedFrom(path: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => normalize(join(dirname(path), decodeURI(target))));
}

/** The anchors that a text links to, as document and heading. */
const anchorsIn = (path: string, text: string): [string, string][] =>
  [...text.matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g)].map(([, target = '', anchor = '']) => [
    target === '' ? path : normalize(join(dirname(path), target)),
    anchor,
  ]);

/** The headings of a document as GitHub's anchors. */
const headingsOf = (path: string): string[] =>
  [...prose(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

/** Words in backticks that look like a file or folder of this repository. */
function namedIn(text: string): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, words = '']) => words.replace(/\/$/, '').replace(/:\d+$/, ''))
    .filter((words) => /^[\w@.()[\]/-]+$/.test(words) && !words.startsWith('/') && !words.startsWith('./'))
    .filter((words) => {
      const isFile = /\.(?:tsx?|mts|mjs|md|sql|prisma|webp|yml|css)$/.test(words) && !words.startsWith('.');
      const isFolder = words.includes('/') && tops.has(words.split('/')[0] ?? '');
      return (isFile || isFolder) && !/NNNN|YYYY|NAME|PART/.test(words);
    });
}

const exists = (name: string) => paths.has(name) || tails.has(name) || ELSEWHERE.has(name);

describe.each(documents)('%s', (path) => {
  const text = prose(path);

  it('links to existing files', () => {
    expect(linkedFrom(path, text).filter((target) => !existsSync(join(root, target)))).toEqual([]);
  });

  it('links to existing headings', () => {
    const missing = anchorsIn(path, text).filter(([target, anchor]) => !headingsOf(target).includes(anchor));
    expect(missing).toEqual([]);
  });

  it('names existing files', () => {
    expect(namedIn(text).filter((name) => !exists(name))).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const decisions = documents.filter((path) => /^docs\/decisions\/\d/.test(path));
  const index = prose('docs/decisions/README.md');

  it('numbers each decision once', () => {
    const numbers = decisions.map((path) =>
      path.slice('docs/decisions/'.length, 'docs/decisions/'.length + 4),
    );
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('lists each decision in its index, by its title', () => {
    const missing = decisions.filter((path) => {
      const [, number, title] = /^# (\d{4})\. (.+)$/m.exec(prose(path)) ?? [];
      return title === undefined || !index.includes(`[${number}](${path.slice(15)}) ${title} (`);
    });
    expect(missing).toEqual([]);
  });

  it('gives the date and the decision of each', () => {
    const incomplete = decisions.filter(
      (path) => !/^_Date:_ \d{4}-\d{2}-\d{2} · _Matter:_ .+\n\n## Decision\n/m.test(prose(path)),
    );
    expect(incomplete).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  const text = prose('docs/operations.md');

  it('explains each event of the log', () => {
    const events = [...paths]
      .filter((path) => /^(?:app|lib)\/.+\.tsx?$/.test(path) && !/\.test\.tsx?$|^lib\/testing\//.test(path))
      .flatMap(
        (path) => readFileSync(join(root, path), 'utf8').match(/\b(?:event:|noteAudit\()[^,{}]+/g) ?? [],
      )
      .flatMap((place) => [...place.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, event = '']) => event));
    expect(events).toContain('auth.access_denied');
    expect(events).toContain('mail.given_up');
    expect([...new Set(events)].filter((event) => !text.includes(`\`${event}\``)).toSorted()).toEqual([]);
  });

  it('explains each alert', () => {
    expect(ORDER_ALERT_KINDS.filter((kind) => !text.includes(`| \`${kind}\``))).toEqual([]);
  });

  it('names variables that an example explains', () => {
    const examples = ['.env.example', 'deploy/compose.env.example'].map((file) =>
      readFileSync(join(root, file), 'utf8'),
    );
    const known = new Set([...examples.join('\n').matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => name));
    // Variables of Node, Next and Docker.
    known.add('NODE_EXTRA_CA_CERTS').add('NEXT_SERVER_ACTIONS_ENCRYPTION_KEY').add('COMPOSE_PROFILES');
    const named = ['README.md', 'docs/operations.md', 'docs/deploying.md'].flatMap((path) =>
      [...prose(path).matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g)].map(([, name]) => name),
    );
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('comments', () => {
  it('name existing decisions', () => {
    const numbers = new Set(documents.flatMap((path) => /decisions\/(\d{4})/.exec(path)?.[1] ?? []));
    const named = [...paths]
      .filter((path) => /\.(?:tsx?|mjs|sql)$/.test(path) && !path.endsWith('documents.test.ts'))
      .flatMap((path) =>
        [...readFileSync(join(root, path), 'utf8').matchAll(/docs\/(?:decisions\/(\d{4})|[\w./-]+\.md)/g)]
          .filter(([file, number]) => (number ? !numbers.has(number) : !paths.has(file)))
          .map(([name]) => `${path}: ${name}`),
      );
    expect(named).toEqual([]);
  });
});
