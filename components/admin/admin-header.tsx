import Link from 'next/link';
import { ShopLogo } from '@/components/orders/shop-logo';
import { LogoutButton } from '@/components/session/logout-button';
import { ExternalIcon } from '@/components/ui/icons';
import { DocumentLink } from '@/components/ui/links/document-link';
import { adminFrameSentences } from '@/lib/messages/en/admin/frame';
import type { Role } from '@/lib/tenants/roles';
import { AdminTabs } from './admin-tabs';
import { type ShopLink, ShopSwitcher } from './shop-switcher';

type AdminHeaderProps = {
  store: { name: string; logoUrl: string | null };
  person: { name: string; email: string; role: Role };
  /** All shops that they work in. */
  shops: readonly ShopLink[];
};

/** Top of every admin page: shop, person, link to the storefront, Logout, and the tabs. */
export function AdminHeader({ store, person, shops }: AdminHeaderProps) {
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 pt-3">
        <Link href="/admin" className="flex min-h-12 min-w-0 flex-1 items-center gap-3">
          <ShopLogo logoUrl={store.logoUrl} size={40} className="size-9" />
          <span className="min-w-0">
            <span className="line-clamp-1 font-display text-lg font-medium leading-tight">{store.name}</span>
            <span className="block truncate text-sm text-muted">{person.name || person.email}</span>
          </span>
        </Link>
        <div className="flex items-center">
          <ShopSwitcher shops={shops} />
          <DocumentLink
            href="/"
            className="inline-flex min-h-12 items-center gap-2 rounded-control px-2 font-medium underline-offset-4 hover:underline sm:px-3"
          >
            <ExternalIcon className="size-5" />
            <span className="sr-only sm:not-sr-only">{adminFrameSentences.storefront}</span>
          </DocumentLink>
          <LogoutButton />
        </div>
      </div>
      <AdminTabs role={person.role} />
    </header>
  );
}
