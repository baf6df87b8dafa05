const DIGEST_PREFIX = 'TENANT_LOAD_FAILED;';

/**
 * The shop's data could not be read. Of a server error, only the digest reaches the browser in production, so the
 * digest contains the shop's key.
 */
export class TenantLoadError extends Error {
  readonly digest: string;

  constructor(tenantKey: string) {
    super(`Failed to load tenant "${tenantKey}"`);
    this.name = 'TenantLoadError';
    this.digest = `${DIGEST_PREFIX}${tenantKey}`;
  }
}

/** The tenant key in an error's digest; null for any other error. */
export const tenantKeyOfDigest = (digest: string | undefined): string | null =>
  digest?.startsWith(DIGEST_PREFIX) ? digest.slice(DIGEST_PREFIX.length) : null;
