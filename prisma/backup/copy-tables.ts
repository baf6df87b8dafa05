// Copies rows out of Postgres and back with COPY, with only a part of them in memory.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { type CopyStreamQuery, from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { PART_BYTES, type TableRecord } from './archive-format';

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const target = ({ name, columns }: Pick<TableRecord, 'name' | 'columns'>) =>
  `public.${quoted(name)} (${columns.map(quoted).join(', ')})`;

/** Makes rows look the same whatever the settings of the database, the login or the system are. */
export const PLAIN_WRITING = `
  SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL client_encoding = 'UTF8';
  SET LOCAL synchronize_seqscans = off; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '60s';
  SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL row_security = off`;

const NEWLINE = 10;

/** Counts and sums up COPY's output. */
export function rowCounter() {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  return {
    add(chunk: Buffer): void {
      hash.update(chunk);
      bytes += chunk.byteLength;
      // Line breaks in a text are written as \n: each real one ends a row.
      for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) {
        rows += 1;
      }
    },
    sum: () => ({ rows, bytes, sha256: hash.copy().digest('hex') }),
  };
}

/** Reads a table in parts; returns its totals. */
export async function readTable(
  client: ClientBase,
  table: Pick<TableRecord, 'name' | 'columns'>,
  onPart: (bytes: Buffer) => Promise<void> = async () => undefined,
): Promise<TableRecord> {
  const counter = rowCounter();
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of client.query(copyTo(`COPY ${target(table)} TO STDOUT`))) {
    const bytes = z.instanceof(Buffer).parse(chunk);
    counter.add(bytes);
    waiting.push(bytes);
    size += bytes.byteLength;
    if (size >= PART_BYTES) {
      await onPart(Buffer.concat(waiting));
      [waiting, size] = [[], 0];
    }
  }
  if (size > 0) {
    await onPart(Buffer.concat(waiting));
  }
  return { ...table, ...counter.sum() };
}

/** Writes the parts of tables, one table after the other. */
export function tableLoader(client: ClientBase, tables: readonly TableRecord[]) {
  let current: { name: string; stream: CopyStreamQuery } | null = null;
  const end = async () => {
    if (current) {
      const done = finished(current.stream);
      current.stream.end();
      current = null;
      await done;
    }
  };
  return {
    async add(name: string, bytes: Buffer): Promise<void> {
      if (current?.name !== name) {
        await end();
        const table = tables.find((candidate) => candidate.name === name);
        if (!table) {
          throw new Error(`The archive has rows of ${name}, which its list does not know`);
        }
        current = { name, stream: client.query(copyFrom(`COPY ${target(table)} FROM STDIN`)) };
        // The code that writes or ends the stream reports the error.
        current.stream.on('error', () => undefined);
      }
      const { stream } = current;
      if (stream.errored) {
        throw stream.errored;
      }
      if (!stream.write(bytes)) {
        // Rejects with the stream's own error.
        await once(stream, 'drain');
      }
    },
    end,
  };
}
