'use client';
import { useState } from 'react';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { SubmitOrBack } from '@/components/ui/forms/submit-or-back';
import { Notice } from '@/components/ui/notice';
import { factorSentences as sentences } from '@/lib/messages/en/factors';
import type { Refusal } from '@/lib/outcome';
import { type Added, attempt, type FactorOperations, type NewApp } from './operations';

type AddAppProps = {
  app: NewApp;
  confirm: FactorOperations['confirmApp'];
  onAdded: (added: Added) => void;
  onCancel: () => void;
};

/** Adds an authenticator app: QR code, key, and the first code, which must be correct. */
export function AddApp({ app, confirm, onAdded, onCancel }: AddAppProps) {
  const [isPending, setIsPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = formText(event.currentTarget, 'code').trim();
    if (isPending || code === '') {
      return;
    }
    setIsPending(true);
    setRefusal(null);
    const added = await attempt(confirm({ id: app.id, code }));
    setIsPending(false);
    if (added.ok) {
      onAdded(added.value);
    } else {
      setRefusal(added.error);
    }
  }

  return (
    <form
      onSubmit={submit}
      method="post"
      noValidate
      className="flex flex-col gap-4 rounded-card border border-line p-4 sm:p-5"
    >
      <p>{sentences.appSteps}</p>
      <div
        role="img"
        aria-label={sentences.qrLabel}
        className="size-52 rounded-control border border-line bg-white p-1 [&>svg]:size-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our server draws this SVG from its own URI.
        dangerouslySetInnerHTML={{ __html: app.svg }}
      />
      <div>
        <p className="font-medium">{sentences.secretLabel}</p>
        <p className="font-mono wrap-anywhere select-all">{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <Field
        name="code"
        label={sentences.codeLabel}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        className="max-w-xs"
        error={refusal?.fields?.code}
      />
      {refusal && refusal.fields?.code === undefined && <Notice kind="error">{refusal.message}</Notice>}
      <SubmitOrBack
        isPending={isPending}
        submit={sentences.confirmApp}
        pending={sentences.checking}
        back={sentences.cancel}
        onBack={onCancel}
      />
    </form>
  );
}
