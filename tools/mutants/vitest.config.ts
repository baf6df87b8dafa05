// The projects of vitest.config.ts, limited to the tests of one area and one file at a time: two processes of the
// mutation tester run side by side, each with its own Vitest.
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { z } from 'zod';
import shared from '../../vitest.config';

const { tests } = z
  .object({ tests: z.record(z.string(), z.array(z.string())) })
  .parse(JSON.parse(process.env.MUTANTS ?? ''));
// Each process has a number, and creates and empties a database of its own.
process.env.TEST_DATABASE_NAME = `makerfront_mutants_${process.env.STRYKER_MUTATOR_WORKER ?? '0'}`;

const isInline = (project: unknown): project is TestProjectInlineConfiguration =>
  typeof project === 'object' && project !== null && 'test' in project;

export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: (shared.test?.projects ?? []).filter(isInline).flatMap((project) => {
      const name = String(project.test?.name);
      const include = tests[name] ?? [];
      const exclude = ['**/node_modules/**', ...(name === 'database' ? [] : ['**/*.db.test.ts'])];
      const own = { include, exclude, maxWorkers: 1, isolate: true };
      return include.length === 0 ? [] : [{ ...project, test: { ...project.test, ...own } }];
    }),
  },
});
