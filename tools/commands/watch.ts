// `npm run watch`: keeps a throwaway Postgres running, and after each save runs the unit and database tests that
// the change affects. It begins with what differs from the last commit. `npm run watch -- refund` runs the test
// files of that name instead. It ends by q or Ctrl-C.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { generateClient } from '../stack/build';
import { dataFolder, root } from '../stack/paths';
import { startPostgres } from '../stack/postgres';
import { abortedByUser, stopProcess } from '../stack/processes';
import { runCommand, step } from '../stack/report';
import { watchArguments } from './watch-arguments';

/** Runs Vitest at this terminal, which reads its keys, until it ends or this process is told to stop. */
async function watchTests(databaseUrl: string): Promise<void> {
  const stopped = abortedByUser();
  const vitest = spawn(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), ...watchArguments(process.argv.slice(2))],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', TEST_POSTGRES_URL: databaseUrl },
    },
  );
  stopped.addEventListener('abort', () => void stopProcess(vitest));
  await once(vitest, 'exit');
}

await runCommand(async () => {
  await step('Generating the database client', generateClient);
  const postgres = await step('Starting a throwaway Postgres', () =>
    startPostgres({
      // Not that of `npm test`, which may run at the same time.
      folder: join(dataFolder, 'watch', 'postgres'),
      password: 'throwaway-test-password',
      isThrowaway: true,
    }),
  );
  try {
    await watchTests(await postgres.databaseUrl('postgres'));
  } finally {
    await postgres.stop();
  }
});
process.exit();
