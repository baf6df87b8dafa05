import type { Metadata, Viewport } from 'next';
import { displayFonts } from '@/app/fonts';
import { DEFAULT_LANGUAGE } from '@/lib/language';
import '@/app/styles/visitors.css';
import { messages } from '@/lib/messages';
import { currentTenant } from '@/lib/tenants/current-tenant';
import { PLACEHOLDER_KEY } from '@/lib/tenants/tenants.queries';
import { shopIcons } from '@/lib/tenants/theme/shop-icons';
import { DEFAULT_COLORS, themeOf } from '@/lib/tenants/theme/theme';

// A root parameter needs a value at build time. This one is no shop, so the build needs no database.
export const generateStaticParams = () => [{ tenant: PLACEHOLDER_KEY }];

/** The shop's own icons; the platform's if there is no shop, or it could not be loaded. */
export async function generateMetadata(): Promise<Metadata> {
  const tenant = await currentTenant().catch(() => 'away' as const);
  if (tenant === null || tenant === 'away') {
    return {
      ...(tenant === null && { title: messages.tenant.notFoundTitle }),
      icons: { icon: '/icon.svg' },
    };
  }
  return { icons: shopIcons(tenant), manifest: '/manifest.webmanifest' };
}
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

/** The document of every shop, in its colours. The layout below checks whether the shop exists. */
export default async function TenantLayout({ children }: LayoutProps<'/[tenant]'>) {
  const tenant = await currentTenant().catch(() => null);
  const theme = themeOf(
    tenant?.primaryColor ?? DEFAULT_COLORS.primary,
    tenant?.secondaryColor ?? DEFAULT_COLORS.secondary,
  );
  return (
    <html lang={tenant?.language ?? DEFAULT_LANGUAGE} className={displayFonts} style={{ ...theme }}>
      <body className="flex flex-col">{children}</body>
    </html>
  );
}
