import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const read = async () => (await import('./next.config.mjs')).default;

it('has its own page cache except on Vercel', async () => {
  vi.stubEnv('VERCEL', '');
  expect((await read()).cacheHandler).toMatch(/page-cache\.mjs$/);
  vi.resetModules();
  vi.stubEnv('VERCEL', '1');
  expect(await read()).not.toHaveProperty('cacheHandler');
});

it('lets shop and admin area upload to the bucket, and keeps PayPal out of the admin area', async () => {
  vi.stubEnv('S3_BUCKET', 'files');
  vi.stubEnv('S3_REGION', 'eu-central-1');
  const headers = (await (await read()).headers?.()) ?? [];
  const policyOf = (source: string) =>
    headers
      .find((entry) => entry.source === source)
      ?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
  for (const source of ['/:path*', '/admin/:path*']) {
    expect(policyOf(source), source).toMatch(
      /connect-src 'self' [^;]*https:\/\/files\.s3\.eu-central-1\.amazonaws\.com/,
    );
  }
  expect(policyOf('/admin/:path*')).not.toContain('paypal');
});

it('does not let a base element redirect scripts', async () => {
  const headers = (await (await read()).headers?.()) ?? [];
  const policies = headers.flatMap(({ source, headers: set }) =>
    set.flatMap(({ key, value }) => (key === 'Content-Security-Policy' ? [[source, value] as const] : [])),
  );
  expect(policies.length).toBeGreaterThan(3);
  for (const [source, policy] of policies) {
    expect(policy.includes("base-uri 'none'") || policy.includes('sandbox'), source).toBe(true);
  }
});

it('has browsers compile the scripts of all pages while they load', async () => {
  const build = mkdtempSync(join(tmpdir(), 'makerfront-build-'));
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['main.js'] }));
  writeFileSync(join(build, 'main.js'), 'run();'.repeat(20_000));
  await (await read()).compiler?.runAfterProductionCompile?.({ distDir: build, projectDir: build });
  expect(readFileSync(join(build, 'main.js'), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
