import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { SetupError } from './report';

const secrets = z.object({ appSecret: z.string().min(32), databasePassword: z.string().min(16) });

/** The secrets of an installation, generated once and stored beside its data, readable by their owner only. */
export function readOrMakeSecrets(path: string): z.infer<typeof secrets> {
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true });
    const made = {
      appSecret: randomBytes(32).toString('hex'),
      databasePassword: randomBytes(16).toString('hex'),
    };
    writeFileSync(path, JSON.stringify(made), { mode: 0o600 });
  }
  try {
    return secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    throw new SetupError(`${path} cannot be read. Start afresh with: npm run demo -- --reset`);
  }
}
