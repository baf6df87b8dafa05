'use client';
import { useState } from 'react';
import { requestPayPalMessages } from '@/app/[tenant]/(admin)/admin/settings/payments/actions';
import { useAction } from '@/components/admin/use-action';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminWords } from '@/lib/messages/en/admin/words';
import { payPalMessageSentences as sentences } from '@/lib/messages/en/paypal-messages';

/**
 * Reports that PayPal's messages do not arrive, with a button to register again. It does not reload the page, because
 * the form around it may contain a half-typed secret.
 */
export function PayPalMessages({ hearsPayPal }: { hearsPayPal: boolean }) {
  const { run, isPending, refusal } = useAction(requestPayPalMessages, sentences.failed);
  const [isMended, setIsMended] = useState(false);
  if (isMended) {
    return (
      <Notice kind="success" takesFocus>
        {sentences.arriving}
      </Notice>
    );
  }
  if (hearsPayPal) {
    return null;
  }
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line bg-sunken px-4 py-4">
      <p>{sentences.silent}</p>
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <SubmitButton
        type="button"
        variant="secondary"
        className="self-start"
        isPending={isPending}
        pendingLabel={adminWords.askingPayPal}
        onClick={async () => setIsMended((await run(null))?.ok === true)}
      >
        {adminWords.tryAgain}
      </SubmitButton>
    </div>
  );
}
