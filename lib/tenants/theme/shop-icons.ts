// A shop's icons for tabs, bookmarks and home screens: made of its logo, or of the first letter of its name.

import { DEFAULT_LANGUAGE, LOCALES } from '@/lib/language';
import type { Tenant } from '@/lib/tenants/tenant';
import { type IconSide, iconKey, keyOfMediaUrl, mediaUrl } from '@/lib/uploads/store/object-key';
import { readableTextOn } from './theme';

type IconTenant = Pick<Tenant, 'name' | 'logoUrl' | 'primaryColor'>;

export type ShopIcon = { url: string; type?: string; sizes?: string };
export type ShopIcons = { icon: ShopIcon[]; apple: ShopIcon[] };

/** The address of an icon made of an uploaded logo; null if the logo is elsewhere, or there is none. */
function iconUrl(logoUrl: string | null, side: IconSide): string | null {
  const key = logoUrl === null ? null : keyOfMediaUrl(logoUrl);
  return key?.endsWith('.webp') ? mediaUrl(iconKey(key, side)) : null;
}

const pngOf = (logoUrl: string | null, side: IconSide): ShopIcon[] => {
  const url = iconUrl(logoUrl, side);
  return url === null ? [] : [{ url, type: 'image/png', sizes: `${side}x${side}` }];
};

/**
 * The icons in the metadata of a shop's pages. The server does not fetch a logo at another address, so that logo is
 * the icon unchanged.
 */
export function shopIcons({ name, logoUrl, primaryColor }: IconTenant): ShopIcons {
  const own = [...pngOf(logoUrl, 32), ...pngOf(logoUrl, 192)];
  if (own.length > 0) {
    return { icon: own, apple: pngOf(logoUrl, 180) };
  }
  return logoUrl === null
    ? { icon: [{ url: letterIcon(name, primaryColor), type: 'image/svg+xml', sizes: 'any' }], apple: [] }
    : { icon: [{ url: logoUrl }], apple: [{ url: logoUrl }] };
}

/** The icons of a shop's manifest; empty if the sizes of its logo are unknown. */
export const manifestIcons = (logoUrl: string | null) =>
  ([192, 512] as const).flatMap((side) =>
    pngOf(logoUrl, side).map(({ url, ...icon }) => ({ src: url, ...icon })),
  );

/** A letter on the shop's colour, as a data URL that needs no request. */
function letterIcon(name: string, color: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toLocaleUpperCase(LOCALES[DEFAULT_LANGUAGE]) ?? '·';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${color}"/><text x="16" y="22.5" font-family="Georgia,serif" font-size="19" text-anchor="middle" fill="${readableTextOn(color)}">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
