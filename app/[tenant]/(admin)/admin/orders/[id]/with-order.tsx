import type { ReactNode } from 'react';
import { OrderNotFound } from '@/components/admin/orders/order-not-found';
import type { OrderPaper } from '@/components/admin/orders/printing/order-paper';
import { backToOrder, PrintPage } from '@/components/admin/orders/printing/print-page';
import type { Admin } from '@/lib/auth/admin';
import { asOrderId } from '@/lib/ids';
import type { OrderDetailView } from '@/lib/orders/order-views';
import { findSender } from '@/lib/orders/sender/sender.queries';
import { findOrder } from '@/lib/orders/views/admin-order.queries';

/** Renders a page for the order in its address, or a message that the shop has no such order. */
export const withOrder =
  <Props extends { params: Promise<{ id: string }> }>(
    draw: (admin: Admin, order: OrderDetailView, props: Props) => ReactNode | Promise<ReactNode>,
  ) =>
  async (admin: Admin, props: Props) => {
    const { id } = await props.params;
    const order = await findOrder(admin.tenant.id, asOrderId(id));
    return order === null ? <OrderNotFound /> : draw(admin, order, props);
  };

/** Renders the page for printing one paper of an order. */
export const orderPaperPage = (Paper: OrderPaper) =>
  withOrder(async (admin, order) => (
    <PrintPage back={backToOrder(order)}>
      <Paper
        store={admin.tenant}
        sender={await findSender(admin.tenant.id)}
        order={order}
        timeZone={admin.timeZone}
      />
    </PrintPage>
  ));
