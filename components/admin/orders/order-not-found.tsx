import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';

/** For an order that this shop does not have, including another shop's. */
export function OrderNotFound() {
  return (
    <div className="page-width flex flex-col gap-8 py-8">
      <PageHeading title={adminOrdersSentences.orderHeading} />
      <EmptyState title={messages.order.notFound} text="Its address may have been cut off on the way here.">
        <Link href="/admin/orders" className={buttonStyle('secondary')}>
          {adminOrdersSentences.allOrders}
        </Link>
      </EmptyState>
    </div>
  );
}
