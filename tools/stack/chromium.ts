// A Chromium for the browser tests: Playwright's own, else the system's, else one that is installed now.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { root } from './paths';
import { run } from './processes';
import { SetupError } from './report';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findInstalled = (): string | undefined =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path && existsSync(path),
  );

/** Path of a Chromium that can be started. Installs one if there is none; throws a `SetupError` if it cannot. */
export async function findChromium(): Promise<string> {
  const installed = findInstalled();
  if (installed) {
    return installed;
  }
  const attempts: [string, string[]][] = [
    [process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']],
    ...(process.getuid?.() === 0
      ? ([
          ['apt-get', ['update', '-qq']],
          ['apt-get', ['install', '-y', '-qq', 'chromium']],
        ] as [string, string[]][])
      : []),
  ];
  for (const [program, args] of attempts) {
    await run(program, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).catch(
      () => null,
    );
    const path = findInstalled();
    if (path) {
      return path;
    }
  }
  throw new SetupError(
    'The browser tests need Chromium, and it could not be installed. Install it and set CHROMIUM_PATH to its program.',
  );
}
