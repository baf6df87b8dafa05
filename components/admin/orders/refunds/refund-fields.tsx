import { useId } from 'react';
import { Field, FieldError } from '@/components/ui/forms/field';
import { adminRefundsSentences } from '@/lib/messages/en/admin/refunds';
import { adminWords } from '@/lib/messages/en/admin/words';
import { type Cents, formatCents } from '@/lib/money/cents';
import { LONGEST_REASON } from '@/lib/orders/refunds/refund-view';

export type RefundDraft = { isWhole: boolean; amount: string; reason: string };

type RefundFieldsProps = {
  draft: RefundDraft;
  left: Cents;
  /** The payment has more left than the member may refund. */
  isLimited: boolean;
  amountError: string | undefined;
  reasonError: string | undefined;
  /** The payment was made outside of PayPal, so the customer does not get the reason from PayPal. */
  isByHand: boolean;
  onChange: (draft: RefundDraft) => void;
};

/** Amount and reason of a refund. */
export function RefundFields({
  draft,
  left,
  isLimited,
  amountError,
  reasonError,
  isByHand,
  onChange,
}: RefundFieldsProps) {
  const name = useId();
  const choice = (isWhole: boolean, label: string) => (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name={name}
        checked={draft.isWhole === isWhole}
        onChange={() => onChange({ ...draft, isWhole })}
        data-initial-focus={isWhole || undefined}
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
          true,
          isLimited
            ? adminRefundsSentences.allThatIsAllowed(formatCents(left))
            : adminRefundsSentences.allThatIsLeft(formatCents(left)),
        )}
        {choice(false, adminRefundsSentences.aPart)}
        {draft.isWhole && amountError && <FieldError id={`${name}-error`}>{amountError}</FieldError>}
      </fieldset>
      {!draft.isWhole && (
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
        isByHand={isByHand}
        reason={draft.reason}
        error={reasonError}
        onChange={(reason) => onChange({ ...draft, reason })}
      />
    </>
  );
}

type RefundReasonProps = {
  reason: string;
  isByHand: boolean;
  error: string | undefined;
  onChange: (reason: string) => void;
};

/** The reason for a refund; optional, because many are obvious. */
export const RefundReason = ({ reason, isByHand, error, onChange }: RefundReasonProps) => (
  <Field
    name="reason"
    label={adminWords.reason}
    isOptional
    maxLength={LONGEST_REASON}
    autoComplete="off"
    value={reason}
    error={error}
    hint={isByHand ? adminRefundsSentences.reasonHintByHand : adminRefundsSentences.reasonHint}
    onChange={(event) => onChange(event.target.value)}
  />
);
