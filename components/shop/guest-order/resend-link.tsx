'use client';
import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { PressButton } from '@/components/ui/forms/press-button';
import { useEarlyPresses } from '@/components/ui/forms/use-early-presses';
import { Notice } from '@/components/ui/notice';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';
import { mailOrderLinkCall } from '@/lib/wire/orders';
import { askForLink } from './ask-for-link';

type ResendLinkProps = {
  /** The button's label; by default as on the order's own page. */
  label?: string;
  /** The order's token, as in the address of its page. */
  token: string;
  /** The order's own address: the mail is sent nowhere else. */
  email: string;
  className?: string;
};

type Said = { kind: 'success' | 'error'; text: string };

/** Sends the link to the order to its shopper's mailbox again. */
export function ResendLink({ label = orderLinkSentences.resend, token, email, className }: ResendLinkProps) {
  const [isPending, setIsPending] = useState(false);
  const [said, setSaid] = useState<Said | null>(null);

  async function send() {
    setIsPending(true);
    setSaid(null);
    const asked = await askForLink(mailOrderLinkCall, { token });
    setIsPending(false);
    setSaid(
      asked.ok
        ? { kind: 'success', text: orderLinkSentences.resent(email) }
        : { kind: 'error', text: asked.error.message ?? orderLinkSentences.resendFailed },
    );
  }

  return (
    <div className={classNames('flex flex-col gap-3', className)} data-waiting={useEarlyPresses()}>
      <PressButton
        label={label}
        isPending={isPending}
        pendingLabel={orderLinkSentences.sending}
        onPress={send}
      />
      {said && <Notice kind={said.kind}>{said.text}</Notice>}
    </div>
  );
}
