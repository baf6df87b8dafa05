'use client';
import { useActionState, useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { Notice } from '@/components/ui/notice';
import { contactFormSentences as say } from '@/lib/messages/en/shop/front/contact-form';
import { writeToStore } from './actions';
import { emptyContact } from './contact-state';

/** A message to the shop. The server checks it, so it works without JavaScript too; what was refused stays typed. */
export function ContactForm() {
  const [state, submit, isPending] = useActionState(writeToStore, emptyContact);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state.outcome === 'refused') {
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    }
  }, [state]);
  if (state.outcome === 'sent') {
    return <Notice kind="success">{say.sent}</Notice>;
  }
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
      onSubmit={(event) => isPending && event.preventDefault()}
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
