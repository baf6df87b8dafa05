'use client';
import { useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { sendForm, takeTyped } from '@/components/release/send-form';
import { buttonStyle } from '@/components/ui/button-styles';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/notice';
import { contactFormSentences as say } from '@/lib/messages/en/shop/front/contact-form';
import { writeToStore } from './actions';
import { type ContactState, emptyContact } from './contact-state';

const NAME = 'contact';

/** A message to the shop. The server checks it, so it works without JavaScript too; what was refused stays typed. */
export function ContactForm() {
  const [answered, submit] = useActionState(writeToStore, emptyContact);
  const [latest, setLatest] = useState<ContactState | null>(null);
  const [isPending, startSending] = useTransition();
  const state = latest ?? answered;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typed = takeTyped(NAME);
    if (typed !== null) {
      setLatest({
        ...emptyContact,
        outcome: 'refused',
        error: say.back,
        typed: { ...emptyContact.typed, ...typed },
      });
    }
  }, []);
  useEffect(() => {
    if (state.outcome === 'refused') {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [state]);
  if (state.outcome === 'sent') {
    return <Notice kind="success">{say.sent}</Notice>;
  }
  const send = (typed: FormData) =>
    startSending(async () => {
      const sent = await sendForm(NAME, typed, (content) => writeToStore(emptyContact, content));
      setLatest((before) =>
        sent === 'failed'
          ? { ...(before ?? emptyContact), outcome: 'refused', error: say.failed, fields: {} }
          : sent,
      );
    });
  const field = (name: 'name' | 'email' | 'orderNumber' | 'message') => ({
    name,
    id: `contact-${name}`,
    label: say[name],
    defaultValue: state.typed[name],
    error: state.fields[name],
  });
  return (
    <form
      ref={form}
      action={submit}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) {
          send(new FormData(event.currentTarget));
        }
      }}
      className="flex flex-col gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" />
      </div>
      <Field {...field('orderNumber')} isOptional inputMode="numeric" autoComplete="off" />
      <TextAreaField {...field('message')} rows={7} />
      <div aria-hidden="true" className="hidden">
        <label>
          {say.website}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div role="alert" className="empty:hidden">
        {!isPending && state.error !== null && <Notice kind="error">{state.error}</Notice>}
      </div>
      <button type="submit" aria-disabled={isPending} className={buttonStyle('primary', 'self-start')}>
        {isPending ? say.sending : say.send}
      </button>
    </form>
  );
}
