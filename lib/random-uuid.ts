import { uniqueId } from './cart/unique-id';

/** A random UUID. Not `crypto.randomUUID`, which plain http on an IP address does not have. */
export const randomUuid = (): string =>
  // Version 4, of the variant that everybody uses (RFC 9562, 5.4).
  uniqueId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
