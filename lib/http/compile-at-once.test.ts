import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileAtOnce, HINT } from './compile-at-once.mjs';

const LONG = 'run();\n'.repeat(20_000);

function buildWith(manifest: object): string {
  const build = mkdtempSync(join(tmpdir(), 'makerfront-build-'));
  mkdirSync(join(build, 'static/chunks'), { recursive: true });
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify(manifest));
  for (const name of ['main', 'page']) {
    writeFileSync(join(build, `static/chunks/${name}.js`), LONG);
  }
  writeFileSync(join(build, 'static/chunks/short.js'), 'run();\n');
  return build;
}

it('marks the long scripts of all pages, once, and no others', () => {
  const build = buildWith({ rootMainFiles: ['static/chunks/main.js', 'static/chunks/short.js'] });
  compileAtOnce(build);
  compileAtOnce(build);
  const read = (name: string) => readFileSync(join(build, `static/chunks/${name}.js`), 'utf8');
  expect(read('main')).toBe(HINT + LONG);
  expect(read('page')).toBe(LONG);
  expect(read('short')).toBe('run();\n');
});

it('fails if Next does not say which they are', () => {
  expect(() => compileAtOnce(buildWith({}))).toThrow('rootMainFiles');
});
