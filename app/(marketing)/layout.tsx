import type { Metadata, Viewport } from 'next';
import { displayFont } from '@/app/fonts';
import { DEFAULT_LANGUAGE } from '@/lib/language';
import '@/app/globals.css';
import { SiteFooter } from '@/components/marketing/site-footer';
import { SiteHeader } from '@/components/marketing/site-header';

export const metadata: Metadata = {
  title: { default: 'Makerfront · Online stores for craft businesses', template: '%s · Makerfront' },
  description:
    'An online store of your own for potters, knitters, print shops and team-wear makers: your address and colors, personalized pieces, team orders, PayPal checkout. No monthly fee.',
  icons: { icon: '/icon.svg' },
};
export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#ffffff' };

/** The document of Makerfront's own pages, where no shop was asked for. */
export default function MarketingLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={DEFAULT_LANGUAGE} className={displayFont.variable}>
      <body className="flex flex-col">
        <SiteHeader />
        <main id="content">{children}</main>
        <SiteFooter />
      </body>
    </html>
  );
}
