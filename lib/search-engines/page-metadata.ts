import 'server-only';
import type { Metadata } from 'next';
import { DEFAULT_LANGUAGE, LOCALES } from '@/lib/language';
import { currentTenant } from '@/lib/tenants/current-tenant';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';
import { openGraphImage } from '@/lib/uploads/pictures/open-graph-picture';

type Page = {
  path: string;
  title: string;
  /** Whether the shop's name is part of the title already. */
  isWholeTitle?: boolean;
  description?: string;
  imageUrl?: string | null;
  /** The words for that picture; by default the title. */
  imageAlt?: string;
};

/**
 * The metadata of a page that search engines may list and people share: at whatever name of the shop it was found, it is
 * at the main one. Nothing for a host without a shop.
 */
export async function listedPage({
  path,
  title,
  isWholeTitle = false,
  description = '',
  imageUrl = null,
  imageAlt = '',
}: Page): Promise<Metadata> {
  const tenant = await currentTenant();
  if (tenant === null) {
    return {};
  }
  const links = storeLinksAt(tenant, tenant.customDomain);
  const alt = imageAlt || title;
  const url = imageUrl ?? tenant.logoUrl;
  // An address of somewhere else has no picture for links.
  const picture = url === null ? null : (openGraphImage(url, alt) ?? { url, alt });
  const shared = { title, ...(description && { description }) };
  return {
    title: isWholeTitle ? { absolute: title } : title,
    ...(description && { description }),
    alternates: { canonical: links(path) },
    openGraph: {
      type: 'website',
      url: links(path),
      siteName: tenant.name,
      locale: LOCALES[tenant.language ?? DEFAULT_LANGUAGE].replace('-', '_'),
      ...shared,
      ...(picture !== null && { images: [{ ...picture, url: links(picture.url) }] }),
    },
    twitter: { card: imageUrl === null ? 'summary' : 'summary_large_image', ...shared },
  };
}
