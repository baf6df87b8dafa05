import { useId } from 'react';
import { Field, FieldError } from '@/components/ui/forms/field';
import { adminRefundsSentences } from '@/lib/messages/en/admin/refunds';
import { adminWords } from '@/lib/messages/en/admin/words';
import { type Cents, formatCents } from '@/lib/money/cents';
import { LONGEST_REASON } from '@/lib/orders/refunds/refund-view';
import type { RefundDraft, RefundWay } from './refund-draft';
import { RefundPieces } from './refund-pieces';
import type { RefundableGoods } from './refundable-goods';

type RefundFieldsProps = {
  draft: RefundDraft;
  goods: RefundableGoods;
  left: Cents;
  /** The payment has more left than the member may refund. */
  isLimited: boolean;
  amountError: string | undefined;
  reasonError: string | undefined;
  reasonHint: string | undefined;
  onChange: (draft: RefundDraft) => void;
};

/** Amount and reason of a refund. */
export function RefundFields({
  draft,
  goods,
  left,
  isLimited,
  amountError,
  reasonError,
  reasonHint,
  onChange,
}: RefundFieldsProps) {
  const name = useId();
  const areItemsLeft = goods.lines.some(({ quantity, piecesBack }) => piecesBack < quantity);
  const choice = (way: RefundWay, label: string) => (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name={name}
        checked={draft.way === way}
        onChange={() => onChange({ ...draft, way })}
        data-initial-focus={way === 'whole' || undefined}
        className="size-5 shrink-0 accent-ink"
      />
      {label}
    </label>
  );
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">{adminRefundsSentences.howMuch}</legend>
        {choice(
          'whole',
          isLimited
            ? adminRefundsSentences.allThatIsAllowed(formatCents(left))
            : adminRefundsSentences.allThatIsLeft(formatCents(left)),
        )}
        {areItemsLeft && choice('pieces', adminRefundsSentences.somePieces)}
        {choice('part', adminRefundsSentences.aPart)}
        {draft.way === 'whole' && amountError && <FieldError id={`${name}-error`}>{amountError}</FieldError>}
      </fieldset>
      {draft.way === 'pieces' && (
        <RefundPieces
          goods={goods}
          draft={draft}
          error={amountError}
          errorId={`${name}-error`}
          onChange={onChange}
        />
      )}
      {draft.way === 'part' && (
        <Field
          name="amount"
          label={adminRefundsSentences.amountInDollars}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          error={amountError}
          hint={adminRefundsSentences.atMost(formatCents(left))}
          onChange={(event) => onChange({ ...draft, amount: event.target.value })}
        />
      )}
      <RefundReason
        hint={reasonHint}
        reason={draft.reason}
        error={reasonError}
        onChange={(reason) => onChange({ ...draft, reason })}
      />
    </>
  );
}

type RefundReasonProps = {
  reason: string;
  /** Where the customer reads it. */
  hint: string | undefined;
  error: string | undefined;
  onChange: (reason: string) => void;
};

/** The reason for a refund or a cancellation; optional, because many are obvious. */
export const RefundReason = ({ reason, hint, error, onChange }: RefundReasonProps) => (
  <Field
    name="reason"
    label={adminWords.reason}
    isOptional
    maxLength={LONGEST_REASON}
    autoComplete="off"
    value={reason}
    error={error}
    hint={hint}
    onChange={(event) => onChange(event.target.value)}
  />
);
