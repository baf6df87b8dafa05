import type { Metadata } from 'next';
import '@/app/styles/everything.css';
import { ShopLogo } from '@/components/orders/shop-logo';
import { buttonStyle } from '@/components/ui/button-styles';
import { NOTE_DEAD_IMAGES } from '@/components/ui/images/note-dead-images';
import { DocumentLink } from '@/components/ui/links/document-link';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminSignInSentences } from '@/lib/messages/en/admin/sign-in';
import { adminWords } from '@/lib/messages/en/admin/words';
import { currentTenant } from '@/lib/tenants/current-tenant';
import { requireTenant } from '@/lib/tenants/require-tenant';

// No page here can be prerendered: each is for one person at one moment.
export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  const tenant = await currentTenant();
  return {
    title: {
      default: adminPages.login,
      template: adminSignInSentences.pageTitle(tenant?.name ?? adminWords.store),
    },
    robots: { index: false },
  };
}

/** A card in the middle, with the shop's name above, for the pages before the admin area. */
export default async function SignInLayout({ children }: LayoutProps<'/[tenant]'>) {
  const tenant = await requireTenant();
  return (
    <main id="content" className="flex grow flex-col items-center justify-center gap-6 px-4 py-12">
      <script>{NOTE_DEAD_IMAGES}</script>
      <div className="flex flex-col items-center gap-3 text-center">
        <ShopLogo logoUrl={tenant.logoUrl} size={64} className="size-16" />
        <p className="font-display text-xl font-medium">{tenant.name}</p>
      </div>
      <div className="w-full max-w-md rounded-card border border-line bg-surface p-6 sm:p-8">{children}</div>
      <DocumentLink href="/" className={buttonStyle('quiet')}>
        {adminSignInSentences.backToStore}
      </DocumentLink>
    </main>
  );
}
