import type { Metadata, Viewport } from 'next';
import { displayFonts } from '@/app/fonts';
import { DEFAULT_LANGUAGE } from '@/lib/language';
import { siteSentences } from '@/lib/messages/en/marketing/site';
import '@/app/styles/visitors.css';
import { SiteFooter } from '@/components/marketing/site-footer';
import { SiteHeader } from '@/components/marketing/site-header';

export const metadata: Metadata = {
  title: { default: siteSentences.title, template: siteSentences.pageTitle },
  description: siteSentences.description,
  icons: { icon: '/icon.svg' },
};
export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#ffffff' };

/** The document of Makerfront's own pages, for requests without a shop. */
export default function MarketingLayout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={DEFAULT_LANGUAGE} className={displayFonts}>
      <body className="flex flex-col">
        <SiteHeader />
        <main id="content">{children}</main>
        <SiteFooter />
      </body>
    </html>
  );
}
