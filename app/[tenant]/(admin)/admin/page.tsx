import type { Metadata } from 'next';
import Link from 'next/link';
import { CatalogFigureCards, FigureCards } from '@/components/admin/dashboard/figure-cards';
import { PartFailed } from '@/components/admin/dashboard/part-failed';
import { RecentOrders } from '@/components/admin/dashboard/recent-orders';
import { RevenueCard } from '@/components/admin/dashboard/revenue-card';
import { SetupChecklist } from '@/components/admin/dashboard/setup-checklist';
import { UndeliveredMail } from '@/components/admin/dashboard/undelivered-mail';
import { OrderAlerts } from '@/components/admin/orders/order-alerts';
import { Card } from '@/components/ui/card';
import { PageHeading } from '@/components/ui/page-heading';
import { type Permission, roleMay } from '@/lib/auth/permissions';
import { getCatalogFigures, getFigures, listRecentOrders } from '@/lib/dashboard/dashboard.queries';
import { loadPart } from '@/lib/dashboard/load-part';
import { isSetUp, setupStepsFor } from '@/lib/dashboard/setup-checklist';
import { getSetupSteps } from '@/lib/dashboard/setup-checklist.queries';
import { countRefusedAddresses, countUndeliveredMails } from '@/lib/mail/outbox/outbox.queries';
import { messages } from '@/lib/messages';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { listOpenAlerts } from '@/lib/orders/alerts/order-alerts.queries';
import { guardedPage } from '../guarded-page';
import { markAlertSeenTo } from './orders/alert-actions';
import { putSetupStepOff } from './setup-actions';

export const metadata: Metadata = { title: adminPages.dashboard };

const guarded = guardedPage({ may: 'dashboard.view' });

export default guarded(async ({ tenant, role, timeZone }) => {
  // Each part has its own query, so that a failed one does not break the others. What the role may not see is not read:
  // undefined.
  const part = <Value,>(may: Permission, name: string, load: () => Promise<Value>) =>
    roleMay(role, may) ? loadPart(name, tenant.id, load) : undefined;
  const seesOrders = roleMay(role, 'orders.view');
  const seesRevenue = roleMay(role, 'finances.view');
  const [open, figures, goods, orders, steps, undelivered] = await Promise.all([
    part('orders.view', 'alerts', () => listOpenAlerts(tenant.id)),
    part('orders.view', 'figures', () => getFigures(tenant.id, { now: new Date(), timeZone })),
    // With the orders come the four numbers that count products too.
    seesOrders ? undefined : part('products.view', 'goods', () => getCatalogFigures(tenant.id)),
    part('orders.view', 'recent_orders', () => listRecentOrders(tenant.id)),
    part('dashboard.view', 'setup', async () => setupStepsFor(role, await getSetupSteps(tenant.id))),
    part('mails.send_again', 'mails', async () => ({
      ...(await countUndeliveredMails(tenant.id)),
      refused: await countRefusedAddresses(tenant.id),
    })),
  ]);
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={adminPages.dashboard} />
      {open && <OrderAlerts {...open} timeZone={timeZone} markSeenTo={markAlertSeenTo} />}
      {open === null && (
        <Card title={messages.orderAlert.heading}>
          <PartFailed />
        </Card>
      )}
      {undelivered && <UndeliveredMail {...undelivered} />}
      {steps && !isSetUp(steps) && (
        <SetupChecklist steps={steps} putOff={roleMay(role, 'settings.edit') ? putSetupStepOff : undefined} />
      )}
      {figures && (
        <>
          <FigureCards
            figures={figures}
            shown={{ revenue: seesRevenue, products: roleMay(role, 'products.view') }}
          />
          {seesRevenue && <RevenueCard days={figures.days} />}
        </>
      )}
      {goods && <CatalogFigureCards figures={goods} />}
      {(figures === null || goods === null) && (
        <Card
          title={seesOrders ? adminDashboardSentences.ordersAndRevenue : adminDashboardSentences.products}
        >
          <PartFailed />
        </Card>
      )}
      {seesOrders && (
        <Card
          title={adminDashboardSentences.recentOrders}
          action={
            <Link
              href="/admin/orders"
              className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {adminDashboardSentences.viewAllOrders}
            </Link>
          }
        >
          {orders ? <RecentOrders orders={orders} timeZone={timeZone} /> : <PartFailed />}
        </Card>
      )}
    </div>
  );
});
