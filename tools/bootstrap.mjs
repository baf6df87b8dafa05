// The first thing that runs on a fresh machine, so it needs only Node: checks the version, installs the packages if
// they differ from the lockfile, and starts tools/commands/NAME.ts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...rest] = process.argv.slice(2);

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Makerfront needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

function installPackages() {
  const stamp = join(root, 'node_modules/.makerfront-lock');
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    return;
  }
  if (isInstalled(root)) {
    writeFileSync(stamp, hash);
    return;
  }
  console.log('Installing packages, once for this lockfile…');
  // npm sets npm_execpath for its scripts; the name alone is for calls without npm.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] };
  // A production NODE_ENV would leave out packages that the tests and the demo need.
  const env = { ...process.env, NODE_ENV: 'development' };
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { ...options, env })
    : spawnSync('npm', args, { ...options, env, shell: process.platform === 'win32' });
  if (result.error) {
    fail('npm was not found. It comes with Node: https://nodejs.org');
  }
  if (result.status !== 0) {
    fail('The packages could not be installed. npm says why above.');
  }
  writeFileSync(stamp, hash);
}

installPackages();

const child = spawn(
  process.execPath,
  ['--conditions=react-server', '--import', 'tsx', join(root, `tools/commands/${command}.ts`), ...rest],
  { cwd: root, stdio: 'inherit' },
);
// The child stops its own processes, and this process waits for it. From a terminal the child gets Ctrl-C twice,
// which is harmless.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
