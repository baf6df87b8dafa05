'use server';
import { after } from 'next/server';
import { contactMessageInput } from '@/lib/auth/contact/contact-message-input';
import { sendContactMessage } from '@/lib/auth/contact/send-contact-message';
import { deliverAccountMails } from '@/lib/auth/mails/deliver-account-mails';
import { tenantAction } from '@/lib/entry/tenant-action';
import { countTry } from '@/lib/limits/rate-limits';
import { requestNetwork } from '@/lib/limits/request-device';
import { slowDown } from '@/lib/limits/slow-limits';
import { contactFormSentences as say } from '@/lib/messages/en/shop/front/contact-form';
import { refuse } from '@/lib/outcome';
import { ok } from '@/lib/result';
import { type ContactState, emptyContact } from './contact-state';

const send = tenantAction({
  schema: contactMessageInput,
  failureMessage: say.failed,
  handle: async (tenant, { website, ...message }, requestHeaders) => {
    if (website !== '') {
      // A machine has filled in the hidden field: it learns nothing.
      return ok(null);
    }
    const network = requestNetwork(requestHeaders);
    const counted = await countTry([
      { limit: 'contactMessage', key: `${tenant.id}:${network}` },
      { limit: 'contactNetwork', key: network },
    ]);
    if (!counted.ok) {
      return refuse('refused', say.tooMany(counted.error.minutes));
    }
    await slowDown('contactTenant', tenant.id, network);
    const sent = await sendContactMessage(tenant.id, message);
    if (!sent.ok) {
      return refuse('refused', say.nowhere);
    }
    after(() => deliverAccountMails(tenant.id, sent.value.recipient));
    return ok(null);
  },
});

const FIELDS = ['name', 'email', 'orderNumber', 'message', 'website'] as const;
/** More than any field takes is not typed, and is not sent back. */
const LONGEST_RETURNED = 5_000;

/** Sends the contact form, with and without JavaScript. Anybody can call it, with any argument. */
export async function writeToStore(_previous: ContactState, form: unknown): Promise<ContactState> {
  const textOf = (name: string): string => {
    const value = form instanceof FormData ? form.get(name) : null;
    return typeof value === 'string' ? value : '';
  };
  const input = Object.fromEntries(FIELDS.map((name) => [name, textOf(name)]));
  const outcome = await send(input);
  if (outcome.ok) {
    return { ...emptyContact, outcome: 'sent' };
  }
  const back = (name: string) => textOf(name).slice(0, LONGEST_RETURNED);
  return {
    outcome: 'refused',
    error: outcome.error.message,
    fields: outcome.error.fields ?? {},
    typed: {
      name: back('name'),
      email: back('email'),
      orderNumber: back('orderNumber'),
      message: back('message'),
    },
  };
}
