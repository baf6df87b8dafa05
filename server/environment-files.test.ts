import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '@/tools/stack/paths';

const shown = z.record(z.string(), z.string());

/** What a process finds in its environment after it was read from a folder with this .env. */
function readFrom(text: string, given: Record<string, string>): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'environment-'));
  try {
    writeFileSync(join(folder, '.env'), text);
    const program = `
      const { readEnvironmentFiles } = await import(${JSON.stringify(pathToFileURL(join(root, 'server/environment-files.mjs')).href)});
      readEnvironmentFiles(${JSON.stringify(folder)});
      console.log(JSON.stringify(process.env));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { NODE_ENV: 'production', ...given },
    });
    return shown.parse(JSON.parse(output));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('reads what a shell would misread, and overrides nothing', () => {
  const text = 'OIDC_NAME=My Club\nS3_ENDPOINT=https://files.test/?a=1&b=2\nPORT=3000\n';
  expect(readFrom(text, { PORT: '4000' })).toMatchObject({
    OIDC_NAME: 'My Club',
    S3_ENDPOINT: 'https://files.test/?a=1&b=2',
    PORT: '4000',
  });
});

it('is loaded before each command that an operator runs', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  for (const name of ['migrate', 'backup', 'restore']) {
    expect(scripts[name]).toContain('--import ./prisma/operator/environment-files.mjs');
  }
  for (const name of ['doctor', 'operator', 'rotate-secrets', 'sweep']) {
    expect(scripts[name]).toContain('--import ./prisma/operator/like-a-server.mjs');
  }
});
