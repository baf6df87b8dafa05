import type { Metadata } from 'next';
import { OwnOrderList } from '@/components/shop/account/orders/own-order-list';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/links/link';
import { PagerLinks } from '@/components/ui/pager-links';
import { accountFrameSentences } from '@/lib/messages/en/account/frame';
import { ownOrderSentences as say } from '@/lib/messages/en/account/orders';
import { decodeOrderCursor } from '@/lib/orders/list/order-cursor';
import { ownerOf } from '@/lib/orders/own/order-owner';
import { listOwnOrders } from '@/lib/orders/own/own-orders.queries';
import { accountPage } from '../account-page';

// For one person at one moment.
export const instant = false;

export const metadata: Metadata = {
  title: accountFrameSentences.sections.orders.name,
  robots: { index: false },
};

const hrefOf = (cursor: string | null) => cursor && `/account/orders?from=${cursor}`;

/** The shopper's orders, a page at a time. */
export default accountPage({ current: 'orders' })(
  async ({ tenant, customer }, { searchParams }: PageProps<'/[tenant]/account/orders'>) => {
    const owner = ownerOf(customer);
    const cursor = decodeOrderCursor((await searchParams).from);
    const { orders, newer, older } = await listOwnOrders(tenant.id, owner, cursor);
    return (
      <>
        {owner.provenEmail === null ? (
          <p className="max-w-prose text-muted">{say.provePrompt}</p>
        ) : (
          orders.length > 0 && (
            <p className="max-w-prose text-muted [overflow-wrap:anywhere]">
              {say.alsoGuest(owner.provenEmail)}
            </p>
          )
        )}
        {orders.length === 0 ? (
          <EmptyState title={say.none} text={say.noneHint}>
            <Link href="/" className={buttonStyle('secondary')}>
              {say.toShop}
            </Link>
          </EmptyState>
        ) : (
          <OwnOrderList orders={orders} />
        )}
        <PagerLinks newerHref={hrefOf(newer)} olderHref={hrefOf(older)} />
      </>
    );
  },
);
