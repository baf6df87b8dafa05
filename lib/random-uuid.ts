import { uniqueId } from './cart/unique-id';

/** A random UUID. Not `crypto.randomUUID`, which browsers lack on plain http with an IP address. */
export const randomUuid = (): string =>
  // Version 4, with the usual variant (RFC 9562, 5.4).
  uniqueId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
