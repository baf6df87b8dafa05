import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReorderView } from '@/components/shop/account/orders/reorder-view';
import { NoOrdersNotice } from '@/components/shop/checkout/no-orders-notice';
import { Notice } from '@/components/ui/notice';
import { reorderSentences as say } from '@/lib/messages/en/account/orders';
import { ownerOf } from '@/lib/orders/own/order-owner';
import { planReorder } from '@/lib/orders/own/plan-reorder';
import { isShopping } from '@/lib/tenants/state/shop-state';
import { planAnswer } from '@/lib/wire/reorder-answer';
import { accountPage } from '../../../account-page';

// As the list of orders.
export const instant = false;

export const metadata: Metadata = { title: say.pageTitle, robots: { index: false } };

/** An earlier order as it can be ordered now, before anything is added to the cart. */
export default accountPage({ current: 'orders', title: say.pageTitle })(
  async ({ tenant, customer }, { params }: PageProps<'/[tenant]/account/orders/again/[id]'>) => {
    if (!isShopping(tenant)) {
      return <NoOrdersNotice />;
    }
    const { id } = await params;
    const planned = await planReorder(tenant.id, ownerOf(customer), id);
    if (!planned.ok) {
      return planned.error === 'order_not_found' ? notFound() : <Notice kind="error">{say.failed}</Notice>;
    }
    return <ReorderView orderId={id} start={planAnswer(planned.value).plan} />;
  },
);
