'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { Buyer } from '@/lib/messages/en/orders/buyer';
import { orderStatusSentences } from '@/lib/messages/en/orders/status';
import type { CancelFacts } from '@/lib/orders/refunds/cancel-facts';
import type { RefundAllowance } from '@/lib/orders/refunds/refund-allowance';
import type { OrderStatus } from '@/lib/orders/status/status';
import type { PiecesBack, StockBackRow } from '@/lib/orders/stock/stock-back';
import type { Outcome } from '@/lib/outcome';
import { CancelOrder } from './refunds/cancel-order';
import type { RefundPayment } from './refunds/use-refund';

type Move = {
  order_id: string;
  from: OrderStatus;
  to: OrderStatus;
  /** What a cancelled order gives back to the stock. */
  back?: { variant_id: string; pieces: number }[];
  /** Why it is cancelled, for the customer. */
  reason?: string;
};

type StatusMovesProps = {
  orderId: string;
  status: OrderStatus;
  /** The statuses that the order can change to. */
  moves: readonly OrderStatus[];
  /** The order is unpaid, so producing it is not the first choice. */
  isUnpaid: boolean;
  buyer: Buyer;
  cancelFacts: CancelFacts;
  /** What a member with a limit may refund of this order; null without a limit. */
  allowance: RefundAllowance | null;
  /** The order's pieces that could go back into the stock. */
  stockBack: readonly StockBackRow[];
  changeStatus: (move: Move) => Promise<Outcome<OrderStatus>>;
  refundPayment: RefundPayment;
};

/** Irreversible changes, which need a confirmation. */
const ASKED_FIRST: readonly OrderStatus[] = ['completed', 'cancelled'];

/** The allowed changes of an order's status; irreversible ones ask first. */
export function StatusMoves({ moves, isUnpaid, changeStatus, ...order }: StatusMovesProps) {
  const { orderId, status } = order;
  const { run, isPending, refusal, clear } = useAction(changeStatus);
  const [asked, setAsked] = useState<OrderStatus | null>(null);
  const [openings, setOpenings] = useState(0);

  async function move(to: OrderStatus, back: readonly PiecesBack[] = [], reason = '') {
    const outcome = await run({
      ...{ order_id: orderId, from: status, to },
      back: back.map(({ variantId, pieces }) => ({ variant_id: variantId, pieces })),
      reason,
    });
    if (outcome === null) {
      return;
    }
    setAsked(null);
    if (outcome.ok) {
      showToast(messages.order.statusChanged);
    }
  }

  const press = (to: OrderStatus) => {
    clear();
    if (ASKED_FIRST.includes(to)) {
      setOpenings(openings + 1);
      setAsked(to);
    } else {
      void move(to);
    }
  };

  const labelOf = (to: OrderStatus) =>
    isUnpaid && to === 'processing' ? orderStatusSentences.startUnpaid : orderStatusSentences.move[to];

  return (
    <>
      {moves.map((to) => (
        <SubmitButton
          key={to}
          type="button"
          variant={to === 'cancelled' || isUnpaid ? 'secondary' : 'primary'}
          isPending={isPending && asked === null}
          pendingLabel={labelOf(to)}
          onClick={() => press(to)}
        >
          {labelOf(to)}
        </SubmitButton>
      ))}
      {refusal && (
        <Notice kind="error" className="order-last basis-full">
          {refusal.message}
        </Notice>
      )}
      <ConfirmDialog
        isOpen={asked === 'completed'}
        question={messages.order.completeQuestion}
        text={messages.order.completeText(order.buyer)}
        confirmLabel={orderStatusSentences.move.completed}
        cancelLabel={adminWords.notNow}
        isPending={isPending}
        onConfirm={() => void move('completed')}
        onCancel={() => setAsked(null)}
      />
      <CancelOrder
        key={openings}
        {...order}
        facts={order.cancelFacts}
        isOpen={asked === 'cancelled'}
        isPending={isPending}
        onCancelOrder={(back, reason) => void move('cancelled', back, reason)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
