// A tenant key is a slug or a hostname, and after "~" the door through which a request comes. Only the middleware adds a
// door: no hostname contains "~". Pure, because the edge middleware runs it.

/**
 * `public`: the storefront. `staff`: what checks its visitor by itself, in every state of the shop. `preview`: the
 * storefront for somebody with a preview link.
 */
export type Door = { kind: 'public' } | { kind: 'staff' } | { kind: 'preview'; key: string };

const STAFF = 'staff';

/** The form of a preview link's key; whether it opens a shop is asked later. */
export const PREVIEW_KEY = /^[\w-]{20,64}$/;

/** The cookie that holds it, without the prefix of a site on https. */
export const PREVIEW_COOKIE = 'preview';

export function tenantKeyAt(key: string, door: Door): string {
  switch (door.kind) {
    case 'public':
      return key;
    case 'staff':
      return `${key}~${STAFF}`;
    case 'preview':
      return `${key}~${door.key}`;
  }
}

export function readTenantKey(key: string): { host: string; door: Door } {
  const at = key.indexOf('~');
  if (at === -1) {
    return { host: key, door: { kind: 'public' } };
  }
  const said = key.slice(at + 1);
  return {
    host: key.slice(0, at),
    door: said === STAFF ? { kind: 'staff' } : { kind: 'preview', key: said },
  };
}
