import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findPort } from './ports';
import { stopProcess } from './processes';
import { SetupError } from './report';

export type Mailbox = { smtpUrl: string; webUrl: string; stop: () => Promise<void> };

const PATIENCE = 20_000;

/** Starts a mailbox (maildev) that accepts every mail and shows it in the browser; none leaves the machine. */
export async function startMailbox(preferred = { smtp: 1025, web: 1080 }): Promise<Mailbox> {
  const smtp = await findPort(preferred.smtp);
  const web = await findPort(preferred.web);
  const program = join(
    dirname(createRequire(import.meta.url).resolve('maildev/package.json')),
    'bin/maildev',
  );
  const child = spawn(
    process.execPath,
    [program, '--smtp', String(smtp), '--web', String(web), '--ip', '127.0.0.1', '--silent'],
    { stdio: 'ignore' },
  );
  const webUrl = `http://127.0.0.1:${web}`;
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${webUrl}/healthz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) {
      return {
        smtpUrl: `smtp://127.0.0.1:${smtp}`,
        webUrl: `http://localhost:${web}`,
        stop: () => stopProcess(child),
      };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stopProcess(child);
  throw new SetupError(
    `The mailbox did not start on ports ${smtp} and ${web}. Set SMTP_URL to a mail server of your own.`,
  );
}
