import type { OrderEvent } from '@/lib/orders/events/order-event';
import type { OrderStatus } from '@/lib/orders/status/status';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** An owner's pace: the time to begin or to cancel, and the time to finish. */
const PATIENCE = [3 * HOUR, 48 * HOUR];

/** The moves that led an order to its status. */
const STEPS = {
  pending: ['pending'],
  processing: ['pending', 'processing'],
  completed: ['pending', 'processing', 'completed'],
  cancelled: ['pending', 'cancelled'],
} as const;

type DemoEvent = { event: OrderEvent; createdAt: Date };

type DemoOrder = {
  status: keyof typeof STEPS;
  createdAt: Date;
  /** Null for an order that was not paid through PayPal. */
  payment: { paypalOrderId: string; paypalCaptureId: string; capturedAt: Date } | null;
  ownerName: string;
};

/** The timeline of a demo order: PayPal's payment starts the work, and the owner makes every other move. */
export function demoOrderEvents({ status, createdAt, payment, ownerName }: DemoOrder): DemoEvent[] {
  const steps: readonly OrderStatus[] = STEPS[status];
  const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);
  const moves = steps.slice(1).map((to, step): DemoEvent => {
    const isByPayment = step === 0 && payment !== null;
    return {
      event: {
        kind: 'order.status',
        from: steps[step] ?? 'pending',
        to,
        actorName: isByPayment ? null : ownerName,
      },
      createdAt: isByPayment ? later(payment.capturedAt, SECOND) : later(createdAt, PATIENCE[step] ?? 0),
    };
  });
  const paid: DemoEvent[] =
    payment === null
      ? []
      : [
          {
            event: { kind: 'payment.started', paypalOrderId: payment.paypalOrderId, attempt: 1 },
            createdAt: later(createdAt, 5 * SECOND),
          },
          {
            event: { kind: 'payment.captured', paypalCaptureId: payment.paypalCaptureId },
            createdAt: payment.capturedAt,
          },
        ];
  return [{ event: { kind: 'order.created' }, createdAt }, ...paid, ...moves];
}
