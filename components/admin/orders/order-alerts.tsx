import Link from 'next/link';
import { useId } from 'react';
import { KeepFocus } from '@/components/ui/dialogs/keep-focus';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import type { OrderAlertView } from '@/lib/orders/alerts/order-alert-view';
import type { Outcome } from '@/lib/outcome';
import { formatDateTime } from '@/lib/time/format-date';
import { SeenToButton } from './seen-to-button';

type OrderAlertsProps = {
  alerts: readonly OrderAlertView[];
  hasMore: boolean;
  timeZone: string;
  /** Whether they are on their order's own page, and need no link to it. */
  isOnOrder?: boolean;
  markSeenTo: (input: { alert_id: string }) => Promise<Outcome<null>>;
};

/** Alerts about orders' money: what happened, what to do, and a button to mark each as done. */
export const OrderAlerts = (props: OrderAlertsProps) => (
  <KeepFocus>{props.alerts.length > 0 && <AlertCard {...props} />}</KeepFocus>
);

function AlertCard({ alerts, hasMore, timeZone, isOnOrder = false, markSeenTo }: OrderAlertsProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border border-warning/40 bg-warning-tint p-5 sm:p-6"
    >
      <h2 id={headingId} className="heading-2 mb-2">
        {messages.orderAlert.heading}
      </h2>
      <ul className="flex flex-col divide-y divide-warning/25">
        {alerts.map((alert) => (
          <li
            key={alert.id}
            className="flex flex-col gap-x-8 gap-y-3 py-4 last:pb-0 md:flex-row md:items-center md:justify-between"
          >
            <div className="min-w-0">
              <p className="font-semibold">{alert.title}</p>
              <p className="max-w-[65ch]">{alert.advice}</p>
              <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
                {!isOnOrder && (
                  <Link
                    href={`/admin/orders/${alert.orderId}`}
                    className="inline-flex min-h-11 items-center font-medium text-ink underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                  >
                    {adminOrdersSentences.orderOf(alert.orderNumber, alert.customerName)}
                  </Link>
                )}
                <time dateTime={alert.createdAt.toISOString()}>
                  {formatDateTime(alert.createdAt, timeZone)}
                </time>
                {alert.reference !== null && (
                  <span className="select-all wrap-anywhere">{alert.reference}</span>
                )}
              </div>
            </div>
            <SeenToButton
              alertId={alert.id}
              label={adminOrdersSentences.markAlertDone(
                messages.orderAlert.seenTo,
                alert.title,
                alert.orderNumber,
              )}
              markSeenTo={markSeenTo}
            />
          </li>
        ))}
      </ul>
      {hasMore && <p className="mt-4 text-sm text-muted">{messages.orderAlert.more(alerts.length)}</p>}
    </section>
  );
}
