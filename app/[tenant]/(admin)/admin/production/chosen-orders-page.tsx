import type { OrderPaper } from '@/components/admin/orders/printing/order-paper';
import { ChosenPapers } from '@/components/admin/production/chosen-papers';
import type { Admin } from '@/lib/auth/admin';
import type { OrderDetailView } from '@/lib/orders/order-views';
import { findSender } from '@/lib/orders/sender/sender.queries';
import { findOrders } from '@/lib/orders/views/admin-order.queries';
import { readChosenOrders } from '@/lib/production/chosen-orders';

type ChosenOrdersProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The orders that were chosen in the production view, from the page's address. */
export const chosenOrders = async (
  admin: Admin,
  { searchParams }: ChosenOrdersProps,
): Promise<OrderDetailView[]> => findOrders(admin.tenant.id, readChosenOrders((await searchParams).orders));

/** Renders the page for printing one paper for each chosen order. */
export const chosenPapersPage =
  (title: string, Paper: OrderPaper) => async (admin: Admin, props: ChosenOrdersProps) => {
    const orders = await chosenOrders(admin, props);
    const sender = await findSender(admin.tenant.id);
    return (
      <ChosenPapers title={title} isEmpty={orders.length === 0}>
        {orders.map((order) => (
          <Paper
            key={order.id}
            store={admin.tenant}
            sender={sender}
            order={order}
            timeZone={admin.timeZone}
          />
        ))}
      </ChosenPapers>
    );
  };
