import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminRefundsSentences } from '@/lib/messages/en/admin/refunds';
import { formatCents } from '@/lib/money/cents';
import type { RefundStatus } from '@/lib/orders/refund-status';
import type { RefundView } from '@/lib/orders/refunds/refund-view';
import { formatDateTime } from '@/lib/time/format-date';

/** Money that PayPal took back is nothing that the shop has done well. */
const isReversed = ({ kind, status }: RefundView) => kind === 'reversal' && status === 'completed';

const TONES: Record<RefundStatus, Tone> = {
  requested: 'yellow',
  pending: 'yellow',
  completed: 'green',
  failed: 'red',
};

const labelOf = (refund: RefundView) =>
  isReversed(refund) ? adminRefundsSentences.takenBack : adminRefundsSentences.states[refund.status];
const toneOf = (refund: RefundView) => (isReversed(refund) ? 'red' : TONES[refund.status]);

type RefundListProps = {
  refunds: readonly RefundView[];
  /** The name of an order item. */
  nameOf: (itemId: string) => string;
  timeZone: string;
};

/** The refunds of an order, the newest first: amount, state, reason, by whom and when. */
export function RefundList({ refunds, nameOf, timeZone }: RefundListProps) {
  if (refunds.length === 0) {
    return null;
  }
  return (
    <section className="mt-4 border-t border-line pt-4 text-sm">
      <h3 className="mb-3 font-medium">{adminRefundsSentences.refunds}</h3>
      <ul className="flex flex-col gap-4">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium tabular-nums">
                {refund.isInDollars || refund.status !== 'completed'
                  ? formatCents(refund.amountCents)
                  : adminRefundsSentences.wholePayment}
              </span>
              <StatusBadge tone={toneOf(refund)}>{labelOf(refund)}</StatusBadge>
            </div>
            <RefundedPieces refund={refund} nameOf={nameOf} />
            {refund.reason !== '' && <p>{adminOrdersSentences.quoted(refund.reason)}</p>}
            <RefundNote refund={refund} />
            <p className="text-muted">
              {formatDateTime(refund.completedAt ?? refund.createdAt, timeZone)}
              {` · ${refund.actorName ?? (refund.reason === '' ? adminRefundsSentences.atPayPal : adminRefundsSentences.automatically)}`}
            </p>
            {refund.paypalRefundId !== null && (
              <p className="text-muted">
                {adminOrdersSentences.payPalTransaction}{' '}
                <span className="select-all text-ink">{refund.paypalRefundId}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function RefundedPieces({ refund, nameOf }: { refund: RefundView; nameOf: (itemId: string) => string }) {
  const pieces = refund.items.map((item) => adminRefundsSentences.piecesOf(item.pieces, nameOf(item.itemId)));
  const parts = refund.hasPostage ? [...pieces, adminRefundsSentences.postage] : pieces;
  return parts.length === 0 ? null : (
    <ul className="wrap-anywhere">
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}

function RefundNote({ refund: { kind, status, failure } }: { refund: RefundView }) {
  if (kind === 'reversal' && status !== 'failed') {
    return <p>{messages.refund.reversed}</p>;
  }
  switch (status) {
    case 'requested':
      return <p>{messages.refund.noteRequested}</p>;
    case 'pending':
      return <p>{messages.refund.notePending}</p>;
    case 'failed':
      return <p className="text-danger">{messages.refund.refused(failure ?? 'FAILED')}</p>;
    case 'completed':
      return null;
  }
}
