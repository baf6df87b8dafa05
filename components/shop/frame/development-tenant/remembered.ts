// On development hosts a shop can be chosen by `?tenant=` or by a local-storage entry (specification §1). The
// middleware sets its cookie on such hosts only, and the components here recognise the host by it.
export const ENTRY = 'dev_tenant_slug';

export const hasTenantCookie = () => /(^|; )(__Host-)?dev_tenant_slug=/.test(document.cookie);

/** Storage can be disabled or full; neither is worth an error page. */
export function tryStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(localStorage);
  } catch {
    return null;
  }
}
