const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** How long an owner takes: to begin, or to give up; and then to finish. */
const PATIENCE = [3 * HOUR, 48 * HOUR];

/** The way an order went to where it is. */
const STEPS = {
  pending: ['pending'],
  processing: ['pending', 'processing'],
  completed: ['pending', 'processing', 'completed'],
  cancelled: ['pending', 'cancelled'],
} as const;

type EventRow = {
  kind: string;
  fromValue?: string;
  toValue?: string;
  detail?: object;
  actorName?: string;
  createdAt: Date;
};

type DemoOrder = {
  status: keyof typeof STEPS;
  createdAt: Date;
  /** Null for an order that was not paid through PayPal. */
  payment: { paypalOrderId: string; paypalCaptureId: string; capturedAt: Date } | null;
  ownerName: string;
};

/**
 * The timeline of a demo order: PayPal's money starts the work by itself, and every other move was made by
 * the owner.
 */
export function demoOrderEvents({ status, createdAt, payment, ownerName }: DemoOrder): EventRow[] {
  const steps: readonly string[] = STEPS[status];
  const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds);
  const moves = steps.slice(1).map((toValue, step): EventRow => {
    const isByPayment = step === 0 && payment !== null;
    return {
      kind: 'order.status',
      fromValue: steps[step] ?? 'pending',
      toValue,
      ...(!isByPayment && { actorName: ownerName }),
      createdAt: isByPayment ? later(payment.capturedAt, SECOND) : later(createdAt, PATIENCE[step] ?? 0),
    };
  });
  const paid: EventRow[] =
    payment === null
      ? []
      : [
          {
            kind: 'payment.started',
            detail: { paypalOrderId: payment.paypalOrderId, attempt: 1 },
            createdAt: later(createdAt, 5 * SECOND),
          },
          {
            kind: 'payment.captured',
            toValue: 'paid',
            detail: { paypalCaptureId: payment.paypalCaptureId },
            createdAt: payment.capturedAt,
          },
        ];
  return [{ kind: 'order.created', toValue: 'pending', createdAt }, ...paid, ...moves];
}
