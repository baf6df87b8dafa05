const DIGEST_PREFIX = 'TENANT_LOAD_FAILED;';

/**
 * The shop's data could not be read. Its digest is the one thing of a server error that reaches the
 * browser in production, so the shop's key travels there.
 */
export class TenantLoadError extends Error {
  readonly digest: string;

  constructor(tenantKey: string) {
    super(`Failed to load tenant "${tenantKey}"`);
    this.name = 'TenantLoadError';
    this.digest = `${DIGEST_PREFIX}${tenantKey}`;
  }
}

/** The tenant key in an error's digest; null if the error is about something else. */
export const tenantKeyOfDigest = (digest: string | undefined): string | null =>
  digest?.startsWith(DIGEST_PREFIX) ? digest.slice(DIGEST_PREFIX.length) : null;
