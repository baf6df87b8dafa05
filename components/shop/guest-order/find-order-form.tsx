'use client';
import { useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { focusField, formText } from '@/components/ui/forms/form-text';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { useEarlyPresses } from '@/components/ui/forms/use-early-presses';
import { Notice } from '@/components/ui/notice';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';
import { findOrderCall } from '@/lib/wire/orders';
import { type AskedForLink, askForLink } from './ask-for-link';

/**
 * Asks for the link to an order by order number and e-mail address. The answer is the same whether or not the order
 * exists.
 */
export function FindOrderForm() {
  const [isPending, setIsPending] = useState(false);
  const [asked, setAsked] = useState<AskedForLink | null>(null);
  const fields = asked === null || asked.ok ? {} : asked.error.fields;
  const hasFields = Object.keys(fields).length > 0;

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) {
      return;
    }
    const form = event.currentTarget;
    setIsPending(true);
    setAsked(null);
    const answer = await askForLink(findOrderCall, {
      order_number: formText(form, 'order_number'),
      email: formText(form, 'email'),
    });
    setIsPending(false);
    setAsked(answer);
    const [first] = answer.ok ? [] : Object.keys(answer.error.fields);
    if (first) {
      focusField(form, first);
    }
  }

  return (
    <form
      onSubmit={submit}
      method="post"
      noValidate
      data-waiting={useEarlyPresses()}
      className="flex flex-col gap-5"
    >
      <Field
        name="order_number"
        label={orderLinkSentences.orderNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        hint={orderLinkSentences.orderNumberHint}
        error={fields.order_number}
      />
      <Field
        name="email"
        label={orderLinkSentences.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        error={fields.email}
      />
      {asked?.ok && <Notice kind="success">{orderLinkSentences.findSent}</Notice>}
      {asked !== null && !asked.ok && !hasFields && (
        <Notice kind="error">{asked.error.message ?? orderLinkSentences.resendFailed}</Notice>
      )}
      <SubmitButton isPending={isPending} pendingLabel={orderLinkSentences.sending}>
        {orderLinkSentences.sendMeTheLink}
      </SubmitButton>
    </form>
  );
}
