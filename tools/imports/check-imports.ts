import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../stack/paths';
import { run } from '../stack/processes';
import { folderCircles } from './folder-circles';

const PLACES = [
  ...['app', 'components', 'lib', 'server', 'tools', 'prisma', 'e2e'],
  ...['middleware.ts', 'instrumentation.ts', 'next.config.mjs'],
];

const report = z.object({
  modules: z.array(
    z.object({ source: z.string(), dependencies: z.array(z.object({ resolved: z.string() })) }),
  ),
  summary: z.object({
    totalDependenciesCruised: z.int(),
    violations: z.array(
      z.object({
        from: z.string(),
        to: z.string(),
        comment: z.string().optional(),
        rule: z.object({ name: z.string() }),
      }),
    ),
  }),
});

/**
 * Checks all imports against `.dependency-cruiser.mjs` and looks for circles of folders. Returns a line for each
 * violation, and the number of imports. Throws if dependency-cruiser gives no report.
 */
export async function checkImports(): Promise<{ imports: number; problems: string[] }> {
  const { output } = await run(
    process.execPath,
    [
      ...['--import', join(root, 'tools/imports/typescript-6.mjs')],
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...PLACES],
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const { modules, summary } = report.parse(JSON.parse(output));
  const ours = new Set(modules.map(({ source }) => source).filter((path) => !path.includes('node_modules')));
  const imports = modules
    .filter(({ source }) => ours.has(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => ours.has(resolved))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    );
  return {
    imports: summary.totalDependenciesCruised,
    problems: [
      ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
      ...folderCircles(imports).map(
        ({ parent, folders, imports: steps }) =>
          `folders in a circle: ${parent}/{${folders.join(',')}}\n${steps.map(({ from, to }) => `  ${from} → ${to}`).join('\n')}`,
      ),
    ],
  };
}
