// The migrations in their folder.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Their names, oldest first. */
export const migrationNames = (): string[] =>
  readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();

export const migrationText = (name: string): string =>
  readFileSync(join(migrationsFolder, name, 'migration.sql'), 'utf8');

/** Prisma's checksum of an applied migration: SHA-256 of its text, in hexadecimal. */
export const migrationChecksum = (name: string): string =>
  createHash('sha256').update(migrationText(name)).digest('hex');
