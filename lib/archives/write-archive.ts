// Writes an archive to a file on this machine's disk. One part at a time is open, and only a batch of rows or one file
// is in memory.
import 'server-only';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { archiveSentences as say } from '@/lib/messages/en/admin/store/archive';
import type { Tenant } from '@/lib/tenants/tenant';
import { privateStore } from '@/lib/uploads/store/private-store';
import { publicStore } from '@/lib/uploads/store/public-store';
import { type ArchivedFile, archiveColumns, archivedFiles, archiveRows } from './archive-rows.queries';
import { ARCHIVE_TABLES } from './archive-tables';
import { csvText, jsonText } from './archive-texts';

type Progress = (parts: { done: number; total: number }) => Promise<void>;

type Written = { byteSize: number; missingFiles: number };

/**
 * Writes everything of a shop into one ZIP file at `path`. `progress` is awaited after each part; its throw ends the
 * work. A file that the store does not have is left out and counted.
 */
export async function writeArchive(
  tenant: Tenant,
  { path, progress, now = new Date() }: { path: string; progress: Progress; now?: Date },
): Promise<Written> {
  const tables = Object.keys(ARCHIVE_TABLES);
  const total = tables.length * 2 + (await countFiles(tenant)) + 1;
  const zip = new ZipFile();
  const output = pipeline(zip.outputStream, createWriteStream(path));
  // Awaited below; a failure must not be unhandled until then.
  output.catch(() => {});
  let done = 0;
  let missingFiles = 0;
  const addPart = async (name: string, content: Readable) => {
    // Part by part: the library would open all streams that it is given.
    const read = finished(content);
    zip.addReadStream(content, name, { mtime: now });
    await Promise.race([read, output.then(() => read)]);
    done += 1;
    await progress({ done, total: Math.max(done, total) });
  };
  try {
    await addPart('README.txt', Readable.from([say.readMe(tenant.name, now.toISOString())]));
    for (const table of tables) {
      const columns = await archiveColumns(tenant.id, table);
      await addPart(`data/${table}.json`, Readable.from(jsonText(archiveRows(tenant.id, table))));
      await addPart(`data/${table}.csv`, Readable.from(csvText(columns, archiveRows(tenant.id, table))));
    }
    for await (const files of archivedFiles(tenant.id)) {
      for (const file of files) {
        const bytes = await bytesOf(file);
        if (bytes === null) {
          missingFiles += 1;
        } else {
          await addPart(file.path, Readable.from([bytes]));
        }
      }
    }
    zip.end();
    await output;
  } catch (error) {
    zip.outputStream.unpipe();
    (zip.outputStream as Readable).destroy();
    throw error;
  }
  return { byteSize: (await stat(path)).size, missingFiles };
}

async function countFiles({ id }: Tenant): Promise<number> {
  let count = 0;
  for await (const files of archivedFiles(id)) {
    count += files.length;
  }
  return count;
}

const bytesOf = async ({ store, key }: ArchivedFile): Promise<Buffer | null> => {
  const object = await (store === 'public' ? publicStore() : privateStore()).get(key);
  return object && Buffer.from(object.bytes);
};
