// The allowed addresses of a shop's logo. The form in the browser uses the same rule.
import type { TenantId } from '@/lib/ids';
import { keyOfMediaUrl } from '@/lib/uploads/store/object-key';

export const LONGEST_LOGO_ADDRESS = 2_000;

const UNSAFE = /[\s\p{Cc}\p{Cf}"'<>\\]/u;

/** Whether `address` is a file that this shop serves itself. */
export const isOwnMedia = (address: string, tenantId: TenantId): boolean =>
  keyOfMediaUrl(address)?.startsWith(`${tenantId}/`) ?? false;

/** Whether `address` is an https URL without user name and password, or a file of this shop. */
export function isLogoAddress(address: string, tenantId: TenantId): boolean {
  if (address.length > LONGEST_LOGO_ADDRESS || UNSAFE.test(address)) {
    return false;
  }
  if (address.startsWith('/')) {
    return isOwnMedia(address, tenantId);
  }
  // Without the two slashes, `https:shop.example` would be a valid URL too.
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) {
    return false;
  }
  const { username, password, hostname } = new URL(address);
  return username === '' && password === '' && hostname.includes('.');
}
