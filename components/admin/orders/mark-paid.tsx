'use client';
import { useId, useState } from 'react';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { messages } from '@/lib/messages';
import { adminOrdersSentences } from '@/lib/messages/en/admin/orders';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { Buyer } from '@/lib/messages/en/orders/buyer';
import { paymentMethodSentences } from '@/lib/messages/en/orders/payment-method';
import { type Cents, formatCents } from '@/lib/money/cents';
import type { MarkPaidInput } from '@/lib/orders/mark-paid/mark-paid-input';
import { HAND_METHODS, type HandMethod, LONGEST_PAYMENT_NOTE } from '@/lib/orders/payment-method';
import type { Outcome } from '@/lib/outcome';
import { FormRefusal } from './form-refusal';

export type MarkOrderPaid = (input: MarkPaidInput) => Promise<Outcome<null>>;

type MarkPaidProps = {
  orderId: string;
  totalCents: Cents;
  buyer: Buyer;
  /** If the order is completed, marking it as paid sends no mail. */
  isCompleted: boolean;
  /** Whether a payment is open at PayPal that can still arrive. */
  isOpened: boolean;
  markPaid: MarkOrderPaid;
};

/** Marks an order as paid by another method than PayPal; the consequences are shown before the click. */
export function MarkPaid(props: MarkPaidProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <button
        type="button"
        className={buttonStyle('primary')}
        onClick={() => {
          setOpenings(openings + 1);
          setIsOpen(true);
        }}
      >
        {adminOrdersSentences.markAsPaid}
      </button>
      <MarkPaidDialog key={openings} {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

type MarkPaidDialogProps = MarkPaidProps & { isOpen: boolean; onClose: () => void };

function MarkPaidDialog({
  orderId,
  totalCents,
  buyer,
  isCompleted,
  isOpened,
  isOpen,
  onClose,
  markPaid,
}: MarkPaidDialogProps) {
  const { run, isPending, refusal, clear } = useAction(markPaid, messages.order.failed);
  const [method, setMethod] = useState<HandMethod>('cash');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const formId = useId();
  useUnsaved({
    name: isOpen ? `mark-paid-${orderId}` : null,
    isUnsaved: isOpen && note !== '',
    values: { note },
    restore: (kept) => {
      const typed = fieldsFrom(kept, { note });
      setNote(typed?.note ?? note);
      return typed !== null;
    },
  });
  const noteError =
    refusal?.fields?.note ?? (isChecked && note.trim() === '' ? messages.order.noteMissing : undefined);

  async function submit() {
    setIsChecked(true);
    if (note.trim() === '') {
      return;
    }
    const outcome = await run({ order_id: orderId, method, note });
    if (outcome?.ok) {
      onClose();
      showToast(messages.order.markedPaid);
    }
  }

  return (
    <Dialog
      title={adminOrdersSentences.markAsPaidQuestion(formatCents(totalCents))}
      isOpen={isOpen}
      onClose={() => isPending || onClose()}
      footer={
        <>
          <button type="button" className={buttonStyle('secondary')} onClick={() => isPending || onClose()}>
            {adminWords.notNow}
          </button>
          <SubmitButton form={formId} isPending={isPending}>
            {adminOrdersSentences.markAsPaid}
          </SubmitButton>
        </>
      }
    >
      <ActionForm id={formId} className="flex flex-col gap-5" onSubmit={submit}>
        <fieldset>
          <legend className="mb-1 font-medium">{adminOrdersSentences.howPaid}</legend>
          {HAND_METHODS.map((value) => (
            <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={`${formId}-method`}
                checked={method === value}
                data-initial-focus={value === 'cash' || undefined}
                onChange={() => setMethod(value)}
                className="size-5 shrink-0 accent-ink"
              />
              {paymentMethodSentences.label[value]}
            </label>
          ))}
        </fieldset>
        <Field
          name="note"
          label={adminWords.reason}
          maxLength={LONGEST_PAYMENT_NOTE}
          autoComplete="off"
          value={note}
          error={noteError}
          hint={adminOrdersSentences.paidReasonHint}
          onChange={(event) => {
            clear();
            setIsChecked(false);
            setNote(event.target.value);
          }}
        />
        <FormRefusal fieldError={noteError} refusal={refusal} />
        <ul className="flex list-disc flex-col gap-1 rounded-control bg-sunken py-4 pl-9 pr-4 text-sm">
          <li>{isCompleted ? messages.order.markPaidToldCompleted : messages.order.markPaidTold(buyer)}</li>
          <li>{messages.order.markPaidBooks}</li>
          {isOpened && <li>{messages.order.markPaidOpened}</li>}
        </ul>
      </ActionForm>
    </Dialog>
  );
}
