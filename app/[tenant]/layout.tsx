import type { Metadata, Viewport } from 'next';
import { displayFont } from '@/app/fonts';
import '@/app/globals.css';
import { currentTenant } from '@/lib/tenants/current-tenant';
import { PLACEHOLDER_KEY } from '@/lib/tenants/tenants.queries';
import { DEFAULT_COLORS, themeOf } from '@/lib/tenants/theme';

// A root parameter needs a value at build time. This one is no shop, so the build needs no database.
export const generateStaticParams = () => [{ tenant: PLACEHOLDER_KEY }];

export const metadata: Metadata = { icons: { icon: '/icon.svg' } };
export const viewport: Viewport = { width: 'device-width', initialScale: 1 };

/** The document of every shop, in its colours. Whether there is a shop is decided one layout further in. */
export default async function TenantLayout({ children }: LayoutProps<'/[tenant]'>) {
  const tenant = await currentTenant().catch(() => null);
  const theme = themeOf(
    tenant?.primaryColor ?? DEFAULT_COLORS.primary,
    tenant?.secondaryColor ?? DEFAULT_COLORS.secondary,
  );
  return (
    <html lang="en" className={displayFont.variable} style={{ ...theme }}>
      <body className="flex flex-col">{children}</body>
    </html>
  );
}
