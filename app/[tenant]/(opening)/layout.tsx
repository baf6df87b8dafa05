import type { Metadata } from 'next';
import '@/app/styles/everything.css';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { SiteFooter } from '@/components/marketing/site-footer';
import { SiteHeader } from '@/components/marketing/site-header';
import { NOTE_DEAD_IMAGES } from '@/components/ui/images/note-dead-images';
import { Spinner } from '@/components/ui/spinner';
import { siteSentences } from '@/lib/messages/en/marketing/site';
import { requireTenant } from '@/lib/tenants/require-tenant';

// No page here can be prerendered: each is for one person at one moment.
export const instant = false;

export const metadata: Metadata = {
  title: { default: siteSentences.title, template: siteSentences.pageTitle },
  robots: { index: false },
};

/** A card in the middle, between header and footer of Makerfront's own pages. On the platform's host only. */
export default async function OpeningLayout({ children }: LayoutProps<'/[tenant]'>) {
  if ((await requireTenant()).kind !== 'platform') {
    notFound();
  }
  return (
    <>
      <script>{NOTE_DEAD_IMAGES}</script>
      <SiteHeader />
      <main id="content" className="flex grow flex-col items-center justify-center px-4 py-12 sm:py-16">
        <div className="w-full max-w-lg rounded-card border border-line bg-surface p-6 sm:p-10">
          <Suspense fallback={<Spinner />}>{children}</Suspense>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
