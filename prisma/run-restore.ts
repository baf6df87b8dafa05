// `npm run restore -- FILE`: fills a new, empty database and the files from an archive.
import { exitWithoutEnvironment } from '@/lib/exit-without-environment';
import { restore } from './backup/restore';
import { OperatorError, runCommand } from './operator/operator-error';
import { readOperatorUrls } from './operator/operator-urls';

const LOST_SECRET = '--lost-secret';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const [path, ...rest] = args.filter((argument) => argument !== LOST_SECRET);
  if (!path || path.startsWith('-') || rest.length > 0) {
    throw new OperatorError('Say which: npm run restore -- /backups/makerfront-2026-11-30.tar.gz');
  }
  const target = readOperatorUrls();
  exitWithoutEnvironment();
  const { createdAt, tables, rows, files } = await restore(target, path, {
    isSecretLost: args.includes(LOST_SECRET),
    say: console.log,
  });
  console.log(
    `Restored as of ${createdAt}: ${rows} rows of ${tables} tables, and ${files} files. Start the server.`,
  );
});
