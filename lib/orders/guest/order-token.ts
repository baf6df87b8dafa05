// The key to one order's page for somebody without an account: signed, bound to tenant and order. It does not
// expire, because a receipt is looked for long after; it opens nothing but that page.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Bytes of a uuid. */
const ID_LENGTH = 16;

// Sixteen bytes and thirty-two are sixty-four letters to the bit: base64url has no spare bits here, so no two texts
// mean the same token.
const TOKEN = /^[\w-]{64}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const signature = (key: Buffer, tenantId: string, orderId: string) =>
  createHmac('sha256', key).update(`order.v1.${tenantId}.${orderId}`).digest();

/** The token of an order: its id and an HMAC-SHA256, as base64url. The same each time. Throws if an id is no uuid. */
export function signOrderToken(key: Buffer, tenantId: string, orderId: string): string {
  for (const id of [tenantId, orderId]) {
    if (!UUID.test(id)) {
      throw new Error('An order token is for ids that are uuids');
    }
  }
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex');
  return Buffer.concat([id, signature(key, tenantId.toLowerCase(), orderId.toLowerCase())]).toString(
    'base64url',
  );
}

/** The id of the order that a token was signed for in this shop; null for anything else. */
export function readOrderToken(key: Buffer, tenantId: string, token: string): string | null {
  if (!TOKEN.test(token)) {
    return null;
  }
  const bytes = Buffer.from(token, 'base64url');
  const orderId = uuidOf(bytes.subarray(0, ID_LENGTH));
  const given = bytes.subarray(ID_LENGTH);
  return timingSafeEqual(given, signature(key, tenantId.toLowerCase(), orderId)) ? orderId : null;
}

const uuidOf = (bytes: Buffer) =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
