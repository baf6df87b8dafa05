// Reads every page, action file and handler of the admin area, and checks that each is made by a wrapper that requires
// a permission, and which one. A new one fails here until it is in the table.
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { ACTIONS, HANDLERS, PAGES, PLATFORM_ACTIONS } from '@/lib/testing/admin-words';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (isRecord(inner) || Array.isArray(inner) ? Reflect.get(inner, key) : undefined),
    value,
  );

/** The properties of an object, also of one that is marked `as const`; those of a spread name too. */
function propertiesOf(object: unknown, named: ReadonlyMap<string, unknown>): unknown[] {
  const properties = at(object, 'properties') ?? at(object, 'expression', 'properties');
  return (Array.isArray(properties) ? properties : []).flatMap((one: unknown) => {
    const spread = at(one, 'type') === 'SpreadElement' ? at(one, 'argument', 'name') : null;
    return typeof spread === 'string' ? propertiesOf(named.get(spread), named) : [one];
  });
}

/** The property `may` of a call's first argument, if it is a plain string; `?` for anything else. */
function wordOf(call: unknown, named: ReadonlyMap<string, unknown>): string {
  const may = propertiesOf(at(call, 'arguments', 0), named).find((one) => at(one, 'key', 'name') === 'may');
  const word = at(may, 'value', 'value');
  return typeof word === 'string' ? word : '?';
}

const calleeOf = (call: unknown): string => {
  const name = at(call, 'callee', 'name');
  return typeof name === 'string' ? name : '';
};

const REFUSING = ['@/lib/entry/only-get', '@/lib/entry/only-post'];

/** The statements of a file, and the values of its names. */
function read(file: string) {
  const statements = at(parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }), 'body');
  const body: unknown[] = Array.isArray(statements) ? statements : [];
  const named = new Map<string, unknown>();
  const exported = new Map<string, unknown>();
  for (const statement of body) {
    const isExport = at(statement, 'type') === 'ExportNamedDeclaration';
    const declarations = at(statement, ...(isExport ? ['declaration'] : []), 'declarations');
    for (const one of Array.isArray(declarations) ? declarations : []) {
      const name = at(one, 'id', 'name');
      if (typeof name === 'string') {
        (isExport ? exported : named).set(name, at(one, 'init'));
      }
    }
    const functionName = at(statement, 'declaration', 'id', 'name');
    if (isExport && typeof functionName === 'string') {
      exported.set(functionName, null);
    }
    const specifiers = at(statement, 'specifiers');
    for (const one of isExport && Array.isArray(specifiers) ? specifiers : []) {
      const name = at(one, 'exported', 'name');
      // The methods that a handler does not take.
      if (typeof name === 'string' && !REFUSING.includes(String(at(statement, 'source', 'value')))) {
        exported.set(name, null);
      }
    }
    if (at(statement, 'type') === 'ExportDefaultDeclaration') {
      exported.set('default', at(statement, 'declaration'));
    }
  }
  return { named, exported };
}

const files = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => `app/${file}`);
const ofAdmin = files.filter((file) => file.includes('/(admin)/') || file.includes('/api/admin/'));

/** The address of a file. */
const addressOf = (file: string) =>
  file
    .replace(/^app\/\[tenant\]/, '')
    .replace('/(admin)', '')
    .replace(/\/(page|route)\.tsx?$/, '');

const inOrder = (table: Record<string, string>) => Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1));

it('each page requires its permission', () => {
  const found = ofAdmin
    .filter((file) => file.endsWith('/page.tsx'))
    .map((file) => {
      const { named, exported } = read(file);
      const made = exported.get('default');
      const guard = named.get(calleeOf(made)) ?? at(made, 'callee');
      return [addressOf(file), calleeOf(guard) === 'guardedPage' ? wordOf(guard, named) : 'unguarded'];
    });
  expect(found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual(inOrder(PAGES));
});

it('each action requires its permission', () => {
  const found = files
    .filter((file) => file.endsWith('actions.ts'))
    .flatMap((file) => {
      const { named, exported } = read(file);
      return [...exported].flatMap(([name, made]) => {
        const isGuarded = calleeOf(made) === 'adminAction';
        return isGuarded || ofAdmin.includes(file)
          ? [[name, isGuarded ? wordOf(made, named) : 'unguarded']]
          : [];
      });
    });
  expect(found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual(
    inOrder({ ...ACTIONS, ...PLATFORM_ACTIONS }),
  );
});

it('each handler requires its permission', () => {
  const wrappers = ['adminHandler', 'adminJsonHandler'];
  const found = files
    .filter((file) => file.endsWith('/route.ts'))
    .flatMap((file) => {
      const { named, exported } = read(file);
      return [...exported].flatMap(([method, made]) => {
        const isGuarded = wrappers.includes(calleeOf(made));
        return isGuarded || ofAdmin.includes(file)
          ? [[`${method} ${addressOf(file)}`, isGuarded ? wordOf(made, named) : 'unguarded']]
          : [];
      });
    });
  expect(found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual(inOrder(HANDLERS));
});
