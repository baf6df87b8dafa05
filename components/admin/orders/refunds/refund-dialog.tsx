'use client';
import { useId, useState } from 'react';
import { FormRefusal } from '@/components/admin/orders/form-refusal';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { adminRefundsSentences } from '@/lib/messages/en/admin/refunds';
import { adminWords } from '@/lib/messages/en/admin/words';
import { type Buyer, nobodyIsWrittenTo } from '@/lib/messages/en/orders/buyer';
import { uiSentences } from '@/lib/messages/en/ui';
import { formatCents } from '@/lib/money/cents';
import type { PaymentView } from '@/lib/orders/payment-facts';
import { isByHand } from '@/lib/orders/payment-method';
import { overLimitSentence } from '@/lib/orders/refunds/over-limit-sentence';
import type { RefundAllowance } from '@/lib/orders/refunds/refund-allowance';
import type { StockBackRow } from '@/lib/orders/stock/stock-back';
import { RefundConsequences } from './refund-consequences';
import { EMPTY_DRAFT, REFUND_WAYS, type RefundDraft, readDraft, suggestedBack } from './refund-draft';
import { RefundFields } from './refund-fields';
import type { RefundableGoods } from './refundable-goods';
import { StockBackFields, useStockBack } from './stock-back';
import { type RefundPayment, useRefund } from './use-refund';

type RefundDialogProps = {
  orderId: string;
  payment: PaymentView;
  buyer: Buyer;
  /** Null for a member without a limit. */
  allowance: RefundAllowance | null;
  goods: RefundableGoods;
  stockBack: readonly StockBackRow[];
  isOpen: boolean;
  onClose: () => void;
  refundPayment: RefundPayment;
};

/** Refunds a payment in full or in part. The typed values stay until PayPal has accepted the refund. */
export function RefundDialog(props: RefundDialogProps) {
  const { orderId, payment, buyer, allowance, goods, isOpen, onClose, refundPayment } = props;
  const { ask, isPending, refusal, clear } = useRefund(refundPayment);
  const [draft, setDraft] = useState<RefundDraft>(EMPTY_DRAFT);
  /** The message after PayPal accepted a refund that is not completed yet. */
  const [result, setResult] = useState<string | null>(null);
  const { pieces, ...flat } = draft;
  const typedPieces: Record<string, string> = Object.fromEntries(
    goods.lines.map(({ id }) => [id, pieces[id] ?? '']),
  );
  useUnsaved({
    name: isOpen ? `refund-${payment.id}` : null,
    isUnsaved: isOpen && result === null && (draft.way !== 'whole' || draft.reason !== ''),
    // Flat: an item's id is the name of its field.
    values: { ...flat, ...typedPieces },
    restore: (kept) => {
      const typed = fieldsFrom(kept, flat);
      const way = REFUND_WAYS.find((one) => one === typed?.way) ?? 'whole';
      const keptPieces = fieldsFrom(kept, typedPieces) ?? {};
      setDraft({ ...draft, ...typed, way, pieces: Object.assign({}, pieces, keptPieces) });
      return typed !== null;
    },
  });
  const stockBack = useStockBack(props.stockBack, (row) => suggestedBack(draft, goods, row));
  const [isChecked, setIsChecked] = useState(false);
  const formId = useId();

  const isHand = isByHand(payment.method);
  const isLimited = allowance !== null && allowance.left < payment.refundableCents;
  const left = isLimited ? allowance.left : payment.refundableCents;
  const read = readDraft(draft, goods, left);
  const amount = typeof read === 'string' ? null : read.amount;
  const amountError =
    refusal?.fields?.amount_cents ??
    (isChecked && typeof read === 'string' ? problemOf(read, formatCents(left)) : undefined);
  const reasonError = refusal?.fields?.reason;
  const fieldError = amountError ?? reasonError;
  const isDone = result !== null;

  async function submit() {
    setIsChecked(true);
    const { back } = stockBack;
    if (typeof read === 'string' || read.amount === 0 || back === null) {
      return;
    }
    const { amount: asked, byItem } = read;
    const outcome = await ask({
      ...{ orderId, payment, amount: asked, reason: draft.reason, back },
      byItem: byItem && {
        pieces: byItem.pieces.map(({ itemId, pieces: count }) => ({ item_id: itemId, pieces: count })),
        with_postage: byItem.withPostage,
      },
    });
    if (!outcome?.ok) {
      return;
    }
    const text = formatCents(outcome.value.amount);
    if (outcome.value.status === 'completed') {
      onClose();
      showToast(isHand ? messages.refund.doneByHand(text) : messages.refund.done(text));
    } else {
      setResult(
        outcome.value.status === 'pending' ? messages.refund.pending(text) : messages.refund.owed(text),
      );
    }
  }

  return (
    <Dialog
      title={adminRefundsSentences.refund}
      isOpen={isOpen}
      onClose={() => isPending || onClose()}
      footer={
        <>
          <button type="button" className={buttonStyle('secondary')} onClick={() => isPending || onClose()}>
            {isDone ? uiSentences.close : adminWords.notNow}
          </button>
          {!isDone && left > 0 && (
            <SubmitButton
              form={formId}
              variant="danger"
              isPending={isPending}
              pendingLabel={isHand ? undefined : adminWords.askingPayPal}
            >
              {amount === null
                ? adminRefundsSentences.refund
                : adminRefundsSentences.refundAmount(formatCents(amount))}
            </SubmitButton>
          )}
        </>
      }
    >
      {isDone ? (
        <Notice kind="info" takesFocus>
          {result}
        </Notice>
      ) : (
        <ActionForm id={formId} className="flex flex-col gap-5" onSubmit={submit}>
          <RefundFields
            draft={draft}
            goods={goods}
            left={left}
            isLimited={isLimited}
            amountError={amountError}
            reasonError={reasonError}
            reasonHint={adminRefundsSentences.reasonHint(!isHand, buyer)}
            onChange={(next) => {
              clear();
              setIsChecked(false);
              setDraft(next);
            }}
          />
          <StockBackFields stockBack={stockBack} />
          {isLimited && <Notice kind="info">{overLimitSentence(allowance)}</Notice>}
          <FormRefusal fieldError={fieldError} refusal={refusal} />
          <RefundConsequences payment={payment} amount={amount} buyer={buyer} />
          {!buyer.isWrittenTo && <p>{nobodyIsWrittenTo}</p>}
          <p role="status" className="text-sm text-muted empty:hidden">
            {isPending && !isHand ? adminRefundsSentences.asking : ''}
          </p>
        </ActionForm>
      )}
    </Dialog>
  );
}

function problemOf(problem: Extract<ReturnType<typeof readDraft>, string>, left: string): string {
  switch (problem) {
    case 'amount':
      return messages.refund.amountInvalid(left);
    case 'pieces':
      return messages.refund.piecesInvalid;
    case 'nothing':
      return messages.refund.piecesMissing;
    case 'over':
      return messages.refund.piecesOver(left);
  }
}
