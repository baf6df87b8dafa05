const NAMES = [
  'DATABASE_URL',
  'PLATFORM_DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'PAYPAL_API_BASE',
  'PAYPAL_SDK_URL',
  'SMTP_URL',
  'APP_SECRET',
  'STORAGE_DIRECTORY',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'CRON_SECRET',
  'PLATFORM_DOMAIN',
  'SITE_SCHEME',
  'PREVIEW_DOMAIN',
  'TRUST_PROXY',
  'HOST',
];

/**
 * Drops what a developer's shell points at. Tests and benchmarks bring everything themselves, and their thousands of
 * orders, calls and mails must reach none of it.
 */
export function forgetSurroundings(): void {
  for (const name of NAMES) {
    delete process.env[name];
  }
}
