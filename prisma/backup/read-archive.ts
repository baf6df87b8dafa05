import { createReadStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { type Extract, extract, type Header } from 'tar-stream';
import { z } from 'zod';
import { OperatorError } from '../operator/operator-error';
import {
  digestEntry,
  type Entry,
  FORMAT,
  LARGEST_ENTRY,
  type Manifest,
  manifest,
  newDigest,
  type Opening,
  opening,
  seal,
  TYPE_HEADER,
} from './archive-format';

export type ArchiveParts = {
  /** Called before any row: refuse an archive here that cannot be used. */
  onOpening(opening: Opening): Promise<void> | void;
  /** The next rows of a table. */
  onRows(table: string, bytes: Buffer): Promise<void> | void;
  onFile(file: {
    scope: 'public' | 'private';
    key: string;
    type: string;
    bytes: Buffer;
  }): Promise<void> | void;
};

export type ReadArchive = { opening: Opening; manifest: Manifest; digest: string; signature: string };

const broken = (path: string, what: string) =>
  new OperatorError(`${path} is not a whole backup: ${what}. Nothing of it is used. Take another one.`);

/**
 * Reads an archive from beginning to end, one entry at a time. Ends with an `OperatorError` if it is truncated,
 * altered or something else; by then `parts` may have received some of it.
 */
export async function readArchive(path: string, parts: ArchiveParts): Promise<ReadArchive> {
  const file = createReadStream(path);
  const tar = extract();
  const meter = headerMeter(path);
  const read = pipeline(file, createGunzip(), meter.stream, tar);
  read.catch(() => undefined);
  try {
    const archive = await readEntries(path, tar, { parts, meter });
    await read;
    return archive;
  } catch (error) {
    file.destroy();
    if (error instanceof PartFailure) {
      throw error.cause;
    }
    if (error instanceof OperatorError) {
      throw error;
    }
    if (isOfArchive(error)) {
      throw error.code === 'ENOENT' || error.code === 'EACCES'
        ? new OperatorError(`${path} cannot be read: ${error.message}`)
        : broken(path, error.message);
    }
    throw error;
  }
}

/** An error of the receiver of a part: it says nothing about the archive. */
class PartFailure extends Error {}

/**
 * The most bytes that an archive may have between the contents of two entries: headers of up to 64 kB, and bytes
 * buffered by streams. A backup's own headers take two kilobytes.
 */
const MOST_BETWEEN = 256 * 1_024;

type HeaderMeter = { stream: Transform; noteContent: (bytes: number) => void; noteEntry: () => void };

/**
 * Refuses an archive in which no entry comes for long: the parser collects an extended header in memory, and reads
 * any number of them. This counts input against output instead of parsing the headers itself, because an attacker
 * can make two parsers see different headers.
 */
function headerMeter(path: string): HeaderMeter {
  let between = 0;
  return {
    stream: new Transform({
      transform(chunk: Buffer, _encoding, done) {
        between += chunk.byteLength;
        if (between > MOST_BETWEEN) {
          done(broken(path, 'it has a header that no backup has'));
        } else {
          done(null, chunk);
        }
      },
    }),
    noteContent(bytes) {
      between -= bytes;
    },
    noteEntry() {
      between = 0;
    },
  };
}

/** Errors of the file system, of zlib and of the tar reader. */
const isOfArchive = (error: unknown): error is Error & { code?: string } =>
  error instanceof Error &&
  (('syscall' in error && 'path' in error) ||
    ('code' in error && typeof error.code === 'string' && error.code.startsWith('Z_')) ||
    /^(unexpected end of (file|data)|Invalid (tar )?header|Header exceeds|Unexpected end|Premature close)/i.test(
      error.message,
    ));

async function readEntries(
  path: string,
  tar: Extract,
  { parts, meter }: { parts: ArchiveParts; meter: HeaderMeter },
): Promise<ReadArchive> {
  const digest = newDigest();
  let opened: Opening | undefined;
  let listed: Manifest | undefined;
  let sealed: z.infer<typeof seal> | undefined;
  for await (const tarEntry of tar) {
    meter.noteEntry();
    const entry = await readEntry(path, tarEntry, meter);
    if (sealed) {
      throw broken(path, 'something follows its end');
    }
    if (entry.name === 'seal.json') {
      sealed = parse(path, entry, seal);
      if (sealed.digest !== digest.digest('hex')) {
        throw broken(path, 'it was altered after it was made');
      }
      continue;
    }
    digestEntry(digest, entry);
    if (!opened) {
      const read = readOpening(path, entry);
      opened = read;
      await received(() => parts.onOpening(read));
    } else if (listed) {
      throw broken(path, `${entry.name} comes after its list of contents`);
    } else if (entry.name === 'manifest.json') {
      listed = parse(path, entry, manifest);
    } else {
      await handOn(path, entry, parts);
    }
  }
  if (!opened || !listed || !sealed) {
    throw broken(path, 'its end is missing');
  }
  return { opening: opened, manifest: listed, ...sealed };
}

async function readEntry(
  path: string,
  entry: AsyncIterable<unknown> & { header: Header },
  { noteContent }: HeaderMeter,
): Promise<Entry> {
  const { name, size = 0, type } = entry.header;
  if (size > LARGEST_ENTRY || name.length > 1_000 || type !== 'file') {
    throw broken(path, 'it has an entry that no backup has');
  }
  const chunks: Buffer[] = [];
  for await (const chunk of entry) {
    const bytes = z.instanceof(Buffer).parse(chunk);
    noteContent(bytes.byteLength);
    chunks.push(bytes);
  }
  const header = headers.safeParse(entry.header);
  if (!header.success) {
    throw broken(path, 'it has an entry that no backup has');
  }
  return { name, type: header.data.pax?.[TYPE_HEADER] ?? null, bytes: Buffer.concat(chunks) };
}

const headers = z.object({ pax: z.object({ [TYPE_HEADER]: z.string().max(200).optional() }).nullish() });

function parse<Value>(path: string, { name, bytes }: Entry, schema: z.ZodType<Value>): Value {
  const json = (() => {
    try {
      return JSON.parse(bytes.toString('utf8')) as unknown;
    } catch {
      return undefined;
    }
  })();
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    throw broken(path, `${name} is not what it should be`);
  }
  return parsed.data;
}

function readOpening(path: string, entry: Entry): Opening {
  if (entry.name !== 'makerfront.json') {
    throw broken(path, 'it was not made by npm run backup');
  }
  const { format } = parse(path, entry, z.object({ format: z.number() }));
  if (format !== FORMAT) {
    throw new OperatorError(
      `${path} is a backup of format ${format}, and this version reads ${FORMAT}. Restore it with the version of Makerfront that made it.`,
    );
  }
  return parse(path, entry, opening);
}

const ROWS = /^tables\/([a-z_][a-z0-9_]{0,62})\/\d{6,12}\.copy$/;
const FILE = /^files\/(public|private)\/([A-Za-z0-9._/-]{1,400})$/;

async function handOn(path: string, { name, type, bytes }: Entry, parts: ArchiveParts): Promise<void> {
  const [, table] = ROWS.exec(name) ?? [];
  if (table) {
    return received(() => parts.onRows(table, bytes));
  }
  const [, scope, key] = FILE.exec(name) ?? [];
  if (!key) {
    throw broken(path, `it has an entry that no backup has (${name})`);
  }
  const file = {
    scope: scope === 'public' ? 'public' : 'private',
    key,
    type: type ?? 'application/octet-stream',
    bytes,
  } as const;
  return received(() => parts.onFile(file));
}

async function received(receive: () => Promise<void> | void): Promise<void> {
  try {
    await receive();
  } catch (cause) {
    throw new PartFailure('', { cause });
  }
}
