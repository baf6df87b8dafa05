import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readScore } from './score';

function reportOf(...files: string[][]): string {
  const path = join(mkdtempSync(join(tmpdir(), 'makerfront-mutants-')), 'mutants.json');
  const entries = files.map((statuses, index) => [
    `lib/${index}.ts`,
    { mutants: statuses.map((status) => ({ status })) },
  ]);
  writeFileSync(path, JSON.stringify({ files: Object.fromEntries(entries) }));
  return path;
}

it('counts noticed changes among those that tests could have noticed', () => {
  expect(
    readScore(
      reportOf(['Killed', 'Survived', 'Ignored'], ['Timeout', 'NoCoverage', 'Killed', 'CompileError']),
    ),
  ).toEqual({ changes: 5, unnoticed: 2, percent: 60 });
});

it('counts a change that keeps a test file from loading, unless it ran every test', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'makerfront-mutants-')), 'mutants.json');
  const survived = (isStatic: boolean, testsCompleted: number) => ({
    status: 'Survived',
    static: isStatic,
    testsCompleted,
  });
  writeFileSync(
    path,
    JSON.stringify({
      files: { 'lib/a.ts': { mutants: [survived(true, 2), survived(true, 3), survived(false, 1)] } },
      testFiles: { 'lib/a.test.ts': { tests: [{}, {}] }, 'lib/b.test.ts': { tests: [{}] } },
    }),
  );
  expect(readScore(path)).toMatchObject({ changes: 3, unnoticed: 2 });
});

it('is 100 where nothing could be changed, and null where nothing was measured', () => {
  expect(readScore(reportOf())).toEqual({ changes: 0, unnoticed: 0, percent: 100 });
  expect(readScore('/nowhere/mutants.json')).toBeNull();
});
