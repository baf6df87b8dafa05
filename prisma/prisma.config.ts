import { defineConfig } from 'prisma/config';

// `generate` needs no database, so the URL may be missing here; lib/env.ts requires it at run time.
export default defineConfig({
  schema: 'schema.prisma',
  migrations: { path: 'migrations' },
  datasource: { url: process.env.MIGRATION_DATABASE_URL ?? '' },
});
