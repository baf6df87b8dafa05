// Writes the Prisma client to lib/db/generated. Plain JavaScript, because the build runs it before anything else
// exists. Prisma checks that a native schema engine is present although `generate` never starts it; naming any
// executable keeps Prisma from downloading one.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brandIds } from './brand-ids.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const output = join(root, 'lib/db/generated');
const stamp = join(output, '.schema-hash');
const require = createRequire(import.meta.url);
const prismaPackage = require.resolve('prisma/package.json');
const { version } = JSON.parse(readFileSync(prismaPackage, 'utf8'));
const hash = createHash('sha256')
  .update(readFileSync(join(root, 'prisma/schema.prisma')))
  .update(readFileSync(join(root, 'prisma/brand-ids.mjs')))
  .update(version)
  .digest('hex');

if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(join(output, 'client.ts'))) {
  process.exit(0);
}

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [join(dirname(prismaPackage), 'build/index.js'), 'generate', '--config', 'prisma/prisma.config.ts'],
  {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
  },
);
if (status !== 0) {
  process.stderr.write(`${stdout}${stderr}`);
  process.exit(status ?? 1);
}
brandIds(join(output, 'models'));
mkdirSync(output, { recursive: true });
writeFileSync(stamp, hash);
