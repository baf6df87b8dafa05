import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../stack/paths';
import { ALL_CALLS } from './all-calls';
import { writeCalls, writeForm } from './write-calls';

it('docs/calls.md matches lib/wire; if not, run `npm run calls`', () => {
  const page = readFileSync(join(root, 'docs/calls.md'), 'utf8');
  expect(page).toBe(writeCalls(page, ALL_CALLS));
});

it('each JSON handler of a shop holds to a documented contract', () => {
  const handlers = readdirSync(join(root, 'app/[tenant]/api'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => `app/[tenant]/api/${file}`)
    .filter((file) =>
      /export const POST = (tenant|admin)\w*Handler/.test(readFileSync(join(root, file), 'utf8')),
    );
  const paths = handlers.map((file) => file.replace('app/[tenant]', '').replace('/route.ts', ''));
  expect(paths).toContain('/api/orders');
  expect(ALL_CALLS.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  for (const file of handlers) {
    const source = readFileSync(join(root, file), 'utf8');
    const answers = source.match(/apiAnswer\(/g)?.length ?? 0;
    const held = source.match(/satisfies Answer\b/g)?.length ?? 0;
    expect(held, `${file}: an answer without its contract`).toBe(answers);
  }
});

it('writes optional fields, choices and long objects', () => {
  const text = { kind: 'value', name: 'text' } as const;
  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`a_field_${index}`, text]));
  expect(writeForm({ kind: 'object', fields: fields(2), optional: ['a_field_1'] })).toBe(
    '{ a_field_0: text, a_field_1?: text }',
  );
  expect(writeForm({ kind: 'list', of: { kind: 'object', fields: fields(5), optional: [] } })).toContain(
    '[{\n  a_field_0: text,\n',
  );
  expect(writeForm({ kind: 'object', fields: {}, optional: [] })).toBe('{}');
});
