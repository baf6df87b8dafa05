'use client';
import { useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Field } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { adminEmailChangeSentences as sentences } from '@/lib/messages/en/admin/email-change';
import { confirmOwnEmailChange, startOwnEmailChange } from './email-actions';

/** Changes the sign-in address, confirmed by a code at each address. */
export function EmailForm({ email }: { email: string }) {
  const [typed, setTyped] = useState('');
  const [codes, setCodes] = useState({ from: '', to: '' });
  /** The new address, once codes are on their way. */
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [changedTo, setChangedTo] = useState<string | null>(null);
  const start = useAction(startOwnEmailChange, sentences.failed);
  const confirm = useAction(confirmOwnEmailChange, sentences.failed);
  useUnsaved({ name: null, isUnsaved: typed !== '' && changedTo === null, values: null });

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sentTo === null) {
      const sent = await start.run({ email: typed });
      setSentTo(sent?.ok ? sent.value.email : null);
      return;
    }
    const changed = await confirm.run({ email: sentTo, from_code: codes.from, to_code: codes.to });
    if (changed?.ok) {
      setChangedTo(changed.value.email);
      setSentTo(null);
      setTyped('');
      setCodes({ from: '', to: '' });
    }
  }

  const refusal = start.refusal ?? confirm.refusal;
  return (
    <form onSubmit={submit} method="post" noValidate className="flex max-w-md flex-col gap-5">
      <ReadyFields>
        {changedTo === null ? (
          <p className="wrap-anywhere">{sentences.current(email)}</p>
        ) : (
          <Notice kind="success">{sentences.changed(changedTo)}</Notice>
        )}
        {sentTo === null ? (
          <Field
            name="new-email"
            type="email"
            label={sentences.newAddress}
            autoComplete="email"
            maxLength={300}
            value={typed}
            hint={sentences.hint}
            error={start.refusal?.fields?.email}
            onChange={(event) => setTyped(event.target.value)}
          />
        ) : (
          <>
            <Field
              name="from-code"
              label={sentences.codeFrom(email)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              value={codes.from}
              onChange={(event) => setCodes({ ...codes, from: event.target.value })}
            />
            <Field
              name="to-code"
              label={sentences.codeTo(sentTo)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={40}
              value={codes.to}
              onChange={(event) => setCodes({ ...codes, to: event.target.value })}
            />
          </>
        )}
        {refusal && refusal.fields?.email === undefined && <Notice kind="error">{refusal.message}</Notice>}
        <div className="flex flex-wrap gap-3">
          <SubmitButton isPending={start.isPending || confirm.isPending}>
            {sentTo === null ? sentences.send : sentences.confirm}
          </SubmitButton>
          {sentTo !== null && (
            <button
              type="button"
              className={buttonStyle('secondary')}
              onClick={() => {
                setSentTo(null);
                confirm.clear();
              }}
            >
              {sentences.again}
            </button>
          )}
        </div>
      </ReadyFields>
    </form>
  );
}
