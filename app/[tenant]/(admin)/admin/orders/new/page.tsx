import type { Metadata } from 'next';
import Link from 'next/link';
import { HandOrderForm } from '@/components/admin/orders/by-hand/hand-order-form';
import { Notice } from '@/components/ui/notice';
import { listDeliveryMethods } from '@/lib/delivery/delivery-methods.queries';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { byHandSentences as say } from '@/lib/messages/en/admin/store/by-hand';
import { findHandGoods } from '@/lib/orders/by-hand/hand-goods.queries';
import { mayPlaceByHand } from '@/lib/tenants/state/shop-state';
import { guardedPage } from '../../../guarded-page';
import { createOrderByHand, findOrderGoods, quoteOrderByHand } from './actions';

export const metadata: Metadata = { title: say.newOrder };

const ACTIONS = { findGoods: findOrderGoods, quoteOrder: quoteOrderByHand, createOrder: createOrderByHand };

const guarded = guardedPage({ may: 'orders.create' });

/** An order that a person of the shop enters for somebody. */
export default guarded(async ({ tenant }) => {
  const isTest = tenant.takesTestsOnly;
  const [goods, methods] = await Promise.all([findHandGoods(tenant.id, ''), listDeliveryMethods(tenant.id)]);
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <div>
        <Link
          href="/admin/orders"
          className="inline-flex min-h-11 items-center text-muted underline underline-offset-4 hover:text-ink"
        >
          {adminOrdersSentences.allOrders}
        </Link>
        <h1 className="heading-1 mt-2">{say.newOrder}</h1>
        <p className="mt-1 max-w-prose text-muted">{say.lead}</p>
      </div>
      {mayPlaceByHand({ state: tenant.state, isTest }) ? (
        <HandOrderForm
          goods={goods}
          ways={methods.map(({ id, name, price }) => ({ id, name, isPickup: price.kind === 'pickup' }))}
          hasPayPal={tenant.paypalClientId !== null}
          isTest={isTest}
          actions={ACTIONS}
        />
      ) : (
        <Notice kind="info">{say.storeNotSelling}</Notice>
      )}
    </div>
  );
});
