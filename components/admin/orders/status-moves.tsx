'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { SubmitButton } from '@/components/ui/submit-button';
import { showToast } from '@/components/ui/toast';
import type { Outcome } from '@/lib/auth/outcome';
import { messages } from '@/lib/messages';
import type { OrderStatus } from '@/lib/orders/status';
import { ORDER_MOVE_LABELS } from '@/lib/orders/status-labels';

type Move = { order_id: string; from: OrderStatus; to: OrderStatus };

type StatusMovesProps = {
  orderId: string;
  status: OrderStatus;
  /** Where the order may go from here. */
  moves: readonly OrderStatus[];
  hasMoney: boolean;
  changeStatus: (move: Move) => Promise<Outcome<OrderStatus>>;
};

const QUESTIONS: Partial<Record<OrderStatus, string>> = {
  completed: 'Mark this order as completed?',
  cancelled: 'Cancel this order?',
};

const consequence = (to: OrderStatus, hasMoney: boolean): string => {
  if (to === 'completed') {
    return 'A completed order stays completed.';
  }
  return hasMoney
    ? 'It has been paid. Cancelling gives no money back: please refund it at PayPal. A cancelled order stays cancelled.'
    : 'A cancelled order stays cancelled.';
};

/** The moves that an order's table allows; those that cannot be taken back ask first. */
export function StatusMoves({ orderId, status, moves, hasMoney, changeStatus }: StatusMovesProps) {
  const { run, isPending, refusal, clear } = useAction(changeStatus);
  const [asked, setAsked] = useState<OrderStatus | null>(null);

  async function move(to: OrderStatus) {
    const outcome = await run({ order_id: orderId, from: status, to });
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
    if (QUESTIONS[to] === undefined) {
      void move(to);
    } else {
      setAsked(to);
    }
  };

  return (
    <>
      {moves.map((to) => (
        <SubmitButton
          key={to}
          type="button"
          variant={to === 'cancelled' ? 'secondary' : 'primary'}
          isPending={isPending && asked === null}
          pendingLabel={ORDER_MOVE_LABELS[to]}
          onClick={() => press(to)}
        >
          {ORDER_MOVE_LABELS[to]}
        </SubmitButton>
      ))}
      {refusal && (
        <Notice kind="error" className="order-last basis-full">
          {refusal.message}
        </Notice>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        question={(asked && QUESTIONS[asked]) ?? ''}
        text={asked === null ? '' : consequence(asked, hasMoney)}
        confirmLabel={asked === null ? '' : ORDER_MOVE_LABELS[asked]}
        cancelLabel="Not now"
        isDanger={asked === 'cancelled'}
        isPending={isPending}
        onConfirm={() => asked && void move(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
