// The SQL of schema.prisma. Migrations are written from it (`npm run schema:sql`), and the drift test builds a
// database from it to compare with the migrated one. The engine's own comparison with a live database is not used:
// its WASM build cannot read Postgres' "char" columns.
import { fileURLToPath } from 'node:url';
import { schemaText } from './migrate';
import { openSchemaEngine } from './schema-engine';

/** SQL that brings an empty database to schema.prisma. `connectionString`: any reachable database. */
export async function schemaSql(connectionString: string): Promise<string> {
  const { engine, close } = await openSchemaEngine(connectionString, schemaText());
  try {
    const { stdout } = await engine.diff({
      from: { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schemaText() }] },
      script: true,
      exitCode: null,
      filters: { externalTables: [], externalEnums: [] },
    });
    return stdout ?? '';
  } finally {
    await close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await schemaSql(process.env.MIGRATION_DATABASE_URL ?? ''));
  process.exit(0);
}
