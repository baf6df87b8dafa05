// `npm run backup -- FILE`: database and files in one archive, while the server runs.
import { exitWithoutEnvironment } from '@/lib/exit-without-environment';
import { backup } from './backup/backup';
import { OperatorError, runCommand } from './operator/operator-error';
import { readOperatorUrls } from './operator/operator-urls';

await runCommand(async () => {
  const [path, ...rest] = process.argv.slice(2);
  if (!path || path.startsWith('-') || rest.length > 0) {
    throw new OperatorError('Say where to: npm run backup -- /backups/makerfront-2026-11-30.tar.gz');
  }
  const { owner } = readOperatorUrls();
  exitWithoutEnvironment();
  const { tables, rows, files, bytes, strange } = await backup(owner, path);
  if (strange.length > 0) {
    console.log(`Left out, because they are no tables of Makerfront's: ${strange.join(', ')}.`);
  }
  console.log(
    `Backed up to ${path}: ${rows} rows of ${tables} tables, and ${files} files (${(bytes / 1e6).toFixed(1)} MB).`,
  );
});
