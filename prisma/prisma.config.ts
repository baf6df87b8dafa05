import { defineConfig } from 'prisma/config';

// `generate` needs no database, so the URL may be absent here; lib/env.ts insists on it at run time.
export default defineConfig({
  schema: 'schema.prisma',
  migrations: { path: 'migrations' },
  datasource: { url: process.env.MIGRATION_DATABASE_URL ?? '' },
});
