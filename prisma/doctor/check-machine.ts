import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bad, type Finding, fine, warned } from './finding';

/** The oldest that the product runs on, and the line that deploy/Dockerfile ships. */
const OLDEST_NODE = [20, 19] as const;
const BEST_NODE = 24;

/** Whether this Node is new enough, and gets corrections of its own weaknesses. */
export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    return bad('Node', `Version ${version} is too old.`, `Install Node ${BEST_NODE}.`);
  }
  return major < BEST_NODE
    ? warned(
        'Node',
        `Version ${version} works, but ${BEST_NODE} is faster and gets security fixes for longer.`,
        `Install Node ${BEST_NODE}.`,
      )
    : fine('Node', `Version ${version}.`);
}

/** Whether there is a build to serve. */
export const checkBuild = (folder: string, release: string | null): Finding =>
  existsSync(join(folder, '.next/BUILD_ID')) || release !== null
    ? fine('Build', 'There is one.')
    : warned('Build', 'There is none yet.', 'Run npm run build, or npm run release.');

type Named = {
  APP_SECRET: readonly string[];
  MAIL_FROM: string;
  METRICS_SECRET?: string | undefined;
  TRUST_PROXY: '0' | '1';
};

/** The default sender, and that of .env.example: nobody can answer them, and some mail servers refuse them. */
const NO_SENDER = /@makerfront\.(test|example)$/;

/** What is allowed and rarely meant. */
export function checkChoices({ APP_SECRET, MAIL_FROM, METRICS_SECRET, TRUST_PROXY }: Named): Finding[] {
  const isPlain = APP_SECRET.some((secret) => new Set(secret).size < 10);
  return [
    isPlain
      ? bad('APP_SECRET', 'It repeats a few characters.', 'Make one with: openssl rand -base64 48')
      : fine('APP_SECRET', 'It is long and varied.'),
    ...(NO_SENDER.test(MAIL_FROM)
      ? [
          warned(
            'Sender',
            `Mails come from ${MAIL_FROM}, which is nobody’s address.`,
            'Set MAIL_FROM to one of yours.',
          ),
        ]
      : []),
    ...(METRICS_SECRET === undefined
      ? [warned('Metrics', 'METRICS_SECRET is not set, so nobody can watch.', 'Set it and read /metrics.')]
      : []),
    ...(TRUST_PROXY === '0'
      ? [
          warned(
            'Proxy',
            'TRUST_PROXY is 0: visitors behind a proxy count as one.',
            'Set it to 1 if a proxy of yours is in front and sets X-Forwarded-For and X-Forwarded-Host.',
          ),
        ]
      : []),
  ];
}
