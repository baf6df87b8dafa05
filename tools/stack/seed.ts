import { join } from 'node:path';
import { root } from './paths';
import { run } from './processes';
import { SetupError } from './report';

/** Seeds in a separate process, so that this one never opens the application's database pool. */
export async function seedIfEmpty(env: Record<string, string>): Promise<void> {
  const { code, output } = await run(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', join(root, 'prisma/seed.ts')],
    { cwd: root, env: { ...process.env, ...env } },
  );
  if (code !== 0) {
    throw new SetupError(`The demo shops could not be made:\n${output}`);
  }
}
