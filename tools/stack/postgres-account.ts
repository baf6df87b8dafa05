// Postgres refuses to run as root. If we are root, it runs as an existing system account, from folders that this
// account can enter.
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { NativePrograms } from './postgres-binaries';
import { SetupError } from './report';

export type Account = { uid: number; gid: number };

const isRoot = () => process.getuid?.() === 0;

/** The account to run Postgres as; null to run it as ourselves. */
export function postgresAccount(): Account | null {
  if (!isRoot()) {
    return null;
  }
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = ['postgres', 'nobody'].map((name) => entries.find(([user]) => user === name)).find(Boolean);
  if (!entry) {
    throw new SetupError(
      'Postgres does not run as root, and this system has neither a "postgres" nor a "nobody" account. Run this as an ordinary user, or set DATABASE_URL.',
    );
  }
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** True if an account without special rights can reach the content of `folder`. */
function canOthersEnter(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  const parent = dirname(folder);
  return isOpen && (parent === folder || canOthersEnter(parent));
}

/** The folder of programs and data if the account cannot enter the project's folder. */
const outsideFolder = (data: string) =>
  `/var/tmp/makerfront-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`;

/** Programs and data folder that the account can use; copied out of a closed home folder if need be. */
export function accessibleFolders(
  { native, version }: NativePrograms,
  data: string,
  account: Account | null,
) {
  if (account === null) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    return { native, data };
  }
  mkdirSync(dirname(data), { recursive: true });
  const isReachable = canOthersEnter(dirname(data)) && canOthersEnter(native);
  const folders = isReachable ? { native, data } : copyOutside(native, version, outsideFolder(data));
  mkdirSync(folders.data, { recursive: true });
  chownSync(folders.data, account.uid, account.gid);
  return folders;
}

function copyOutside(native: string, version: string, outside: string) {
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  const { uid } = lstatSync(outside);
  // Anyone may create folders there: one that is not ours could contain anything.
  if (uid !== process.getuid?.()) {
    throw new SetupError(
      `${outside} belongs to another user. Move the project to a folder that others may enter.`,
    );
  }
  const folders = { native: join(outside, `native-${version}`), data: join(outside, 'data') };
  if (!existsSync(folders.native)) {
    const unfinished = mkdtempSync(join(outside, 'copying-'));
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, folders.native);
  }
  return folders;
}
