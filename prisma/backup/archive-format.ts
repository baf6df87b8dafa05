// The format of an archive: a gzipped tar, which every system can open. In this order:
//   makerfront.json            what it is of, and which secrets it needs (`Opening`)
//   tables/TABLE/000001.copy   rows as COPY writes them, in parts that concatenate to one text
//   files/public/KEY, files/private/KEY
//   manifest.json              what has to be in it (`Manifest`)
//   seal.json                  the digest of all entries before, and a signature of it
import { createHash, type Hash } from 'node:crypto';
import { z } from 'zod';

export const FORMAT = 1;

/** The most bytes of an entry. Rows come in parts; a file is at most a roster or a logo of 10 MB. */
export const LARGEST_ENTRY = 64 * 1_024 * 1_024;
/** Bytes of rows in one entry: a backup and a restore hold this in memory a few times. */
export const PART_BYTES = 4 * 1_024 * 1_024;

/** The header of an entry with a file's type. */
export const TYPE_HEADER = 'MAKERFRONT.content-type';

const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().nonnegative();

export const opening = z.object({
  format: z.number().int(),
  createdAt: z.iso.datetime(),
  /** The database's migrations, oldest first. */
  migrations: z
    .array(z.object({ name: z.string().max(200), checksum: sha256 }))
    .min(1)
    .max(10_000),
  /** The ids of the keys (lib/secrets/secrets.ts) that signed the archive or sealed something in it. */
  keyIds: z.array(z.string().max(20)).max(1_000),
});

export const manifest = z.object({
  tables: z
    .array(z.object({ name, columns: z.array(name).min(1).max(1_600), rows: count, bytes: count, sha256 }))
    .max(1_000),
  sequences: z
    .array(z.object({ name, last: z.string().regex(/^-?\d{1,19}$/), isCalled: z.boolean() }))
    .max(1_000),
  files: z.object({ count, bytes: count }),
});

export const seal = z.object({ digest: sha256, signature: z.string().max(100) });

export type Opening = z.infer<typeof opening>;
export type Manifest = z.infer<typeof manifest>;
export type TableRecord = Manifest['tables'][number];

export type Entry = { name: string; type: string | null; bytes: Buffer };

/** Adds an entry to the digest of an archive. The digest covers its bytes, its name and its type. */
export function digestEntry(digest: Hash, { name: entry, type, bytes }: Entry): void {
  digest.update(`${JSON.stringify([entry, type, bytes.byteLength])}\n`);
  digest.update(bytes);
}

export const newDigest = (): Hash => createHash('sha256');
