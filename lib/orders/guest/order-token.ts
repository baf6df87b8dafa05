// The token that opens one order's page without an account: signed, and bound to tenant and order. It does not expire,
// because people look for receipts years later; and it opens nothing but that page.
import { asOrderId, type OrderId, type TenantId } from '@/lib/ids';
import { KEY_ID_LENGTH, type KeyRing } from '@/lib/secrets/key-ring';
import { isBound, signBound } from '@/lib/secrets/signed-token';

// 16 bytes of id and 32 of signature are exactly 64 letters of base64url without spare bits, so no two texts mean the
// same token. The key's id comes first, except in tokens from before keys had ids.
const TOKEN = new RegExp(`^([\\w-]{${KEY_ID_LENGTH}})?([\\w-]{64})$`);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Bytes of a uuid. */
const ID_LENGTH = 16;

const boundTo = (tenantId: TenantId, orderId: OrderId) => [tenantId.toLowerCase(), orderId.toLowerCase()];

/**
 * The token of an order: the key's id, then the order's id and an HMAC-SHA256 as base64url. Deterministic. Throws if
 * an id is no uuid.
 */
export function signOrderToken(keys: KeyRing, tenantId: TenantId, orderId: OrderId): string {
  for (const id of [tenantId, orderId]) {
    if (!UUID.test(id)) {
      throw new Error('An order token is for ids that are uuids');
    }
  }
  const signature = signBound(keys, 'order', boundTo(tenantId, orderId));
  const bytes = Buffer.concat([
    Buffer.from(orderId.replaceAll('-', ''), 'hex'),
    Buffer.from(signature.slice(KEY_ID_LENGTH), 'base64url'),
  ]);
  return `${signature.slice(0, KEY_ID_LENGTH)}${bytes.toString('base64url')}`;
}

/** The id of the order for which this shop signed the token; null for anything else. */
export function readOrderToken(keys: KeyRing, tenantId: TenantId, token: string): OrderId | null {
  const [, keyId = '', body = ''] = TOKEN.exec(token) ?? [];
  if (body === '') {
    return null;
  }
  const bytes = Buffer.from(body, 'base64url');
  const orderId = asOrderId(uuidOf(bytes.subarray(0, ID_LENGTH)));
  const signature = `${keyId}${bytes.subarray(ID_LENGTH).toString('base64url')}`;
  return isBound(keys, 'order', boundTo(tenantId, orderId), signature) ? orderId : null;
}

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
