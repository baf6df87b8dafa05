'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { adminRefundsSentences } from '@/lib/messages/en/admin/refunds';
import type { Buyer } from '@/lib/messages/en/orders/buyer';
import { formatCents } from '@/lib/money/cents';
import type { PaymentView } from '@/lib/orders/payment-facts';
import type { RefundAllowance } from '@/lib/orders/refunds/refund-allowance';
import type { StockBackRow } from '@/lib/orders/stock/stock-back';
import { RefundDialog } from './refund-dialog';
import type { RefundableGoods } from './refundable-goods';
import type { RefundPayment } from './use-refund';

type RefundButtonProps = {
  orderId: string;
  payment: PaymentView;
  buyer: Buyer;
  /** Whether other payments of the order have such a button too. */
  isOneOfSeveral: boolean;
  /** Null for a member without a limit. */
  allowance: RefundAllowance | null;
  goods: RefundableGoods;
  stockBack: readonly StockBackRow[];
  refundPayment: RefundPayment;
};

/** Opens the dialog that refunds a payment. Each opening starts empty. */
export function RefundButton({ isOneOfSeveral, ...dialog }: RefundButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const { refundableCents, attempt } = dialog.payment;
  return (
    <>
      {refundableCents > 0 && dialog.allowance?.left !== 0 && (
        <button
          type="button"
          className={buttonStyle('secondary', 'w-full')}
          onClick={() => {
            setOpenings(openings + 1);
            setIsOpen(true);
          }}
        >
          {isOneOfSeveral
            ? adminRefundsSentences.refundAttempt(attempt, formatCents(refundableCents))
            : adminRefundsSentences.refund}
        </button>
      )}
      {/* Stays when nothing is left to refund, because it can still show the result. */}
      <RefundDialog key={openings} {...dialog} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
