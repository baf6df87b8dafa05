// The networks to which a shop can link, and what their addresses look like. No I/O.
import { hasControlCharacters } from '@/lib/text/clean-text';

export const NETWORKS = ['instagram', 'facebook', 'pinterest', 'tiktok', 'youtube', 'etsy'] as const;
export type Network = (typeof NETWORKS)[number];
export type SocialLinks = Partial<Record<Network, string>>;

export const LONGEST_SOCIAL_LINK = 300;

const HOSTS: Record<Network, string> = {
  instagram: 'instagram.com',
  facebook: 'facebook.com',
  pinterest: 'pinterest.com',
  tiktok: 'tiktok.com',
  youtube: 'youtube.com',
  etsy: 'etsy.com',
};

/** Networks at which a plain name is enough, and what stands before it. */
const NAMED: Partial<Record<Network, string>> = { instagram: '', tiktok: '@', pinterest: '', facebook: '' };
const NAME = /^@?([A-Za-z0-9._-]{1,60})$/;

/**
 * The address of a shop at a network, from an address or a name that was typed; null if it is neither. https, without
 * query: those carry only how somebody got there.
 */
export function socialLinkOf(network: Network, typed: string): string | null {
  const text = typed.trim();
  if (text.length > LONGEST_SOCIAL_LINK || hasControlCharacters(text)) {
    return null;
  }
  const name = NAME.exec(text)?.[1];
  const prefix = NAMED[network];
  if (name !== undefined && prefix !== undefined && !text.includes('.com')) {
    return `https://www.${HOSTS[network]}/${prefix}${name}`;
  }
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) {
    return null;
  }
  const { hostname, pathname, username, password, port } = new URL(address);
  const host = HOSTS[network];
  const isOfNetwork = hostname === host || hostname.endsWith(`.${host}`);
  if (!isOfNetwork || pathname === '/' || `${username}${password}${port}` !== '') {
    return null;
  }
  return `https://${hostname}${pathname}`;
}
