// The production build, repeated only when one of its sources has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './paths';
import { run } from './processes';
import { SetupError, step } from './report';

const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  'prisma/schema.prisma',
];
const stampPath = join(root, '.next/makerfront-build');

function listFiles(path: string): string[] {
  if (!existsSync(path)) {
    return [];
  }
  if (!statSync(path).isDirectory()) {
    return [path];
  }
  return readdirSync(path)
    .sort()
    .filter((name) => name !== 'generated' && !/\.test\.tsx?$/.test(name))
    .flatMap((name) => listFiles(join(path, name)));
}

/** A hash of everything that affects the build; `payPalSdkUrl` is in its security headers, without its port. */
function fingerprint(payPalSdkUrl: string): string {
  const hash = createHash('sha256').update(process.version).update(payPalSdkUrl.replace(/:\d+/, ''));
  for (const file of SOURCES.flatMap((source) => listFiles(join(root, source)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** True if .next has the build of the present source. */
export const isBuilt = (payPalSdkUrl: string): boolean =>
  existsSync(stampPath) && readFileSync(stampPath, 'utf8') === fingerprint(payPalSdkUrl);

/** Builds for production if .next does not have that build. */
export async function ensureBuilt(payPalSdkUrl: string): Promise<void> {
  if (!isBuilt(payPalSdkUrl)) {
    await step('Building for production', () => build(payPalSdkUrl));
  }
}

/** Builds for production. Throws a `SetupError` with the compiler's output if it fails. */
export async function build(payPalSdkUrl: string): Promise<void> {
  const name = fingerprint(payPalSdkUrl);
  writeFileSync(join(root, '.release-id'), name.slice(0, 16));
  const { code, output } = await run(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'build'],
    {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PAYPAL_SDK_URL: payPalSdkUrl,
        NEXT_TELEMETRY_DISABLED: '1',
      },
    },
  );
  if (code !== 0) {
    throw new SetupError(`The build failed:\n${output}`);
  }
  writeFileSync(stampPath, name);
}

/** Writes the Prisma client, which the build and the type check need. */
export async function generateClient(): Promise<void> {
  const { code, output } = await run(process.execPath, [join(root, 'prisma/generate.mjs')], { cwd: root });
  if (code !== 0) {
    throw new SetupError(`The Prisma client could not be generated:\n${output}`);
  }
}
