// Prisma's schema engine, run from its WASM build. The native engine is a download at install time; this one comes
// with the packages, so migrations work on a machine that reaches only a registry.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import type { SchemaEngine } from '@prisma/schema-engine-wasm';
import { z } from 'zod';
import { CAREFULLY } from './change-carefully';

const require = createRequire(import.meta.url);

const engineModule = z.object({
  __wbg_set_wasm: z.custom<(exports: WebAssembly.Exports) => void>((value) => typeof value === 'function'),
  SchemaEngine: z.custom<typeof SchemaEngine>((value) => typeof value === 'function'),
});

/**
 * The Postgres adapter, with migration scripts sent whole. Its own `executeScript` splits at every semicolon, which
 * breaks function bodies and leaves half a migration behind when a later part fails; one simple query is one
 * implicit transaction.
 */
class WholeScriptPg extends PrismaPg {
  readonly #opened: { dispose(): Promise<void> }[] = [];
  /** Postgres's own error about the last script that failed: the engine's says nothing of it. */
  scriptError: unknown = null;

  override async connect() {
    const adapter = await super.connect();
    this.#opened.push(adapter);
    adapter.executeScript = async (script) => {
      try {
        await adapter.underlyingDriver().query(`${CAREFULLY}${script}`);
      } catch (error) {
        this.scriptError = error;
        throw error;
      }
    };
    return adapter;
  }

  /** Ends the connections at once. Otherwise they hold the engine's lock on the database for ten seconds. */
  async disconnect(): Promise<void> {
    await Promise.allSettled(this.#opened.map((adapter) => adapter.dispose()));
  }
}

let opened = 0;

/** Opens the engine on a database; the caller frees it with `close`. */
export async function openSchemaEngine(connectionString: string, schema: string) {
  Object.assign(globalThis, { PRISMA_WASM_PANIC_REGISTRY: { set_message() {} } });
  // The bindings keep the memory of their first instance: each one gets its own copy.
  opened += 1;
  const folder = dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const bindings: unknown = await import(
    `${pathToFileURL(join(folder, 'schema_engine_bg.js')).href}?${opened}`
  );
  const { __wbg_set_wasm, SchemaEngine: Engine } = engineModule.parse(bindings);
  const compiled = new WebAssembly.Module(readFileSync(join(folder, 'schema_engine_bg.wasm')));
  const instance = new WebAssembly.Instance(compiled, {
    './schema_engine_bg.js': bindings as WebAssembly.ModuleImports,
  });
  __wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') {
    start();
  }

  const factory = new WholeScriptPg({ connectionString });
  const adapter = bindMigrationAwareSqlAdapterFactory(factory);
  const engine = await Engine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, adapter);
  const close = async () => {
    engine.free();
    await factory.disconnect();
  };
  return { engine, close, scriptError: () => factory.scriptError };
}
