import { useId } from 'react';
import { Field, FieldError } from '@/components/ui/forms/field';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { type Cents, formatCents } from '@/lib/money/cents';
import { LONGEST_REASON } from '@/lib/orders/refunds/refund-view';

export type RefundDraft = { isWhole: boolean; amount: string; reason: string };

type RefundFieldsProps = {
  draft: RefundDraft;
  left: Cents;
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
        <legend className="mb-1 font-medium">{adminOrdersSentences.howMuch}</legend>
        {choice(true, `All that is left, ${formatCents(left)}`)}
        {choice(false, 'A part of it')}
        {draft.isWhole && amountError && <FieldError id={`${name}-error`}>{amountError}</FieldError>}
      </fieldset>
      {!draft.isWhole && (
        <Field
          name="amount"
          label={adminOrdersSentences.amountInDollars}
          inputMode="decimal"
          autoComplete="off"
          value={draft.amount}
          error={amountError}
          hint={adminOrdersSentences.atMost(formatCents(left))}
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
    label={adminOrdersSentences.reason}
    isOptional
    maxLength={LONGEST_REASON}
    autoComplete="off"
    value={reason}
    error={error}
    hint={
      isByHand
        ? adminOrdersSentences.yourCustomerReadsItInThe
        : adminOrdersSentences.yourCustomerReadsItAtPaypal
    }
    onChange={(event) => onChange(event.target.value)}
  />
);
