const NAMES = [
  'DATABASE_URL',
  'PLATFORM_DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'DIRECT_DATABASE_URL',
  'PAYPAL_API_BASE',
  'PAYPAL_SANDBOX_API_BASE',
  'PAYPAL_SDK_URL',
  'PLATFORM_PAYPAL_CLIENT_ID',
  'PLATFORM_PAYPAL_SECRET',
  'PAYPAL_PARTNER_CLIENT_ID',
  'PAYPAL_PARTNER_SECRET',
  'PAYPAL_PARTNER_MERCHANT_ID',
  'PAYPAL_PARTNER_ATTRIBUTION_ID',
  'PAYPAL_PARTNER_ENVIRONMENT',
  'SMTP_URL',
  'SMS_URL',
  'SMS_TOKEN',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_NAME',
  'APP_SECRET',
  'STORAGE_DIRECTORY',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'CRON_SECRET',
  'PLATFORM_DOMAIN',
  'SITE_SCHEME',
  'DNS_RESOLVER',
  'DOMAIN_TARGET',
  'DOMAIN_ADDRESSES',
  'DOMAINS_SECRET',
  'VERCEL_API_TOKEN',
  'VERCEL_PROJECT_ID',
  'VERCEL_TEAM_ID',
  'VERCEL_API_BASE',
  'PREVIEW_DOMAIN',
  'TRUST_PROXY',
  'HOST',
];

/**
 * Drops the services that a developer's shell names. Tests and benchmarks bring their own, and their thousands of
 * orders, calls and mails must not reach those.
 */
export function forgetSurroundings(): void {
  for (const name of NAMES) {
    delete process.env[name];
  }
}
