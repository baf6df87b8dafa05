import { isSigned } from '@/lib/secrets/key-ring';
import { keyIds, keysFor } from '@/lib/secrets/secrets';
import { migrationChecksum, migrationNames } from '../migration-files';
import { OperatorError } from '../operator/operator-error';
import type { Opening } from './archive-format';
import { rowCounter } from './copy-tables';
import { type ReadArchive, readArchive } from './read-archive';

type Trust = {
  /** The archive's secret is lost: its seal is not checked, its digest is. */
  isSecretLost: boolean;
};

/** Reads an archive through and refuses it with a sentence if it is damaged, not ours or not for this version. */
export async function verifyArchive(path: string, { isSecretLost }: Trust): Promise<ReadArchive> {
  const counters = new Map<string, ReturnType<typeof rowCounter>>();
  const files = { count: 0, bytes: 0 };
  const archive = await readArchive(path, {
    onOpening(opening) {
      refuseOtherVersions(path, opening);
      if (!isSecretLost) {
        refuseOtherSecrets(path, opening);
      }
    },
    onRows(table, bytes) {
      const counter = counters.get(table) ?? rowCounter();
      counters.set(table, counter);
      counter.add(bytes);
    },
    onFile({ bytes }) {
      files.count += 1;
      files.bytes += bytes.byteLength;
    },
  });
  const { manifest, digest, signature } = archive;
  const isComplete =
    manifest.files.count === files.count &&
    manifest.files.bytes === files.bytes &&
    [...counters.keys()].every((name) => manifest.tables.some((table) => table.name === name)) &&
    manifest.tables.every(({ name, rows, bytes, sha256 }) => {
      const sum = (counters.get(name) ?? rowCounter()).sum();
      return sum.rows === rows && sum.bytes === bytes && sum.sha256 === sha256;
    });
  if (!isComplete || (!isSecretLost && !isSigned(keysFor('backup'), digest, signature))) {
    throw new OperatorError(
      `${path} was altered after it was made: its rows and files are not those that its list names. Nothing of it is used. Take another one.`,
    );
  }
  return archive;
}

function refuseOtherVersions(path: string, { migrations }: Opening): void {
  const known = new Set(migrationNames());
  const strange = migrations.filter(
    ({ name, checksum }) => !known.has(name) || migrationChecksum(name) !== checksum,
  );
  if (strange.length > 0) {
    throw new OperatorError(
      `${path} was made by another version of Makerfront: this one does not know ${strange.map(({ name }) => name).join(', ')}. Restore it with the version that made it, or a newer one.`,
    );
  }
}

function refuseOtherSecrets(path: string, opening: Opening): void {
  const listed = keyIds();
  const missing = opening.keyIds.filter((id) => !listed.includes(id));
  if (missing.length > 0) {
    throw new OperatorError(
      `${path} was made under another APP_SECRET: it needs the secret of key ${missing.join(', ')}, and APP_SECRET here lists ${listed.join(', ')}. Add the secret of then to APP_SECRET, after a comma if a new one stays first. If it is lost for good, run this again with --lost-secret: all else is restored, and each shop has to connect PayPal again.`,
    );
  }
}
