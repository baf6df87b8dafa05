// A Chromium for the browser tests and for Lighthouse. A headless shell where possible: for each new context a whole Chromium opens a
// window with menus, which takes four times as long.
import type { SpawnOptions } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from './paths';
import { run } from './processes';
import { SetupError } from './report';

const SYSTEM_SHELLS = ['/usr/bin/chromium-headless-shell'];

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Timeout of a download of Playwright's shell where a whole Chromium would do. */
const PATIENCE = 60_000;

/** Playwright reports where its Chromium is or would be; the shell of the same number is beside it. */
function playwrightShells(): string[] {
  const [, folder, number] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const shells = `${folder}chromium_headless_shell-${number}`;
  return existsSync(shells)
    ? readdirSync(shells).map((platform) =>
        join(shells, platform, `chrome-headless-shell${process.platform === 'win32' ? '.exe' : ''}`),
      )
    : [];
}

const findFirst = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));

const findShell = () => findFirst([process.env.CHROMIUM_PATH, ...playwrightShells(), ...SYSTEM_SHELLS]);
const findWhole = () => findFirst([chromium.executablePath(), ...SYSTEM_PATHS]);

type Command = [program: string, args: string[], options?: SpawnOptions];

const playwright = (args: string[], options?: SpawnOptions): Command => [
  process.execPath,
  [join(root, 'node_modules/playwright/cli.js'), 'install', ...args],
  options,
];

// Never aborted half-way: that would leave the system's packages half installed.
const apt = (name: string): Command[] =>
  process.getuid?.() === 0
    ? [
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', '--no-remove', name]],
      ]
    : [];

/** Runs the commands one after the other, whether or not the one before failed, until `find` finds something. */
async function install(commands: readonly Command[], find: () => string | undefined) {
  for (const [program, args, options] of commands) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run(program, args, { env, ...options }).catch(() => null);
    const path = find();
    if (path) {
      return path;
    }
  }
  return undefined;
}

/** Path of a Chromium that starts. Installs one if there is none; throws a `SetupError` if it cannot. */
export async function findChromium(): Promise<string> {
  const whole = findWhole();
  const limit = whole ? { timeout: PATIENCE } : {};
  const found =
    findShell() ??
    (await install(
      [...apt('chromium-headless-shell'), playwright(['--only-shell', 'chromium'], limit)],
      findShell,
    )) ??
    whole ??
    (await install([playwright(['chromium']), ...apt('chromium')], findWhole));
  if (found === undefined) {
    throw new SetupError(
      'Chromium is needed here, and it could not be installed. Install it and set CHROMIUM_PATH to its program.',
    );
  }
  return found;
}
