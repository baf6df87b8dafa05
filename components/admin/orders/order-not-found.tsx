import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminPages } from '@/lib/messages/en/admin/pages';

/** For an order that this shop does not have, including another shop's. */
export function OrderNotFound() {
  return (
    <div className="page-width flex flex-col gap-8 py-8">
      <PageHeading title={adminPages.order} />
      <EmptyState title={messages.order.notFound} text={adminOrdersSentences.notFoundHint}>
        <Link href="/admin/orders" className={buttonStyle('secondary')}>
          {adminOrdersSentences.allOrders}
        </Link>
      </EmptyState>
    </div>
  );
}
