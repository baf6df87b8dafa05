'use server';
import { refresh } from 'next/cache';
import { after } from 'next/server';
import { z } from 'zod';
import { adminAction } from '@/lib/entry/admin-action';
import { MAIL_COMPOSERS } from '@/lib/jobs/mail-composers';
import { deliverShopMails } from '@/lib/jobs/outbox-worker';
import { countTry } from '@/lib/limits/rate-limits';
import type { SentAgain } from '@/lib/mail/mail-views';
import { deliverMail } from '@/lib/mail/outbox/deliver-mail';
import { sendAgain } from '@/lib/mail/outbox/outbox.commands';
import { sendTest } from '@/lib/mail/send-test';
import { messages } from '@/lib/messages';
import { type Outcome, refused } from '@/lib/outcome';
import { ok } from '@/lib/result';
import {
  notificationFieldMessage,
  notificationInput,
  testMailFieldMessage,
  testMailInput,
} from '@/lib/tenants/settings/notification-input';
import { saveNotifications } from '@/lib/tenants/settings/tenant-settings.commands';
import { settingsSaved } from '../settings-saved';

/** Saves who gets mails about new orders, the reply address, and the contact page's address. */
export const saveNotificationSettings = adminAction({
  may: 'notifications.edit',
  schema: notificationInput,
  fieldMessage: notificationFieldMessage,
  failureMessage: messages.settings.saveFailed,
  handle: async ({ tenant }, { base, ...input }) =>
    settingsSaved(await saveNotifications(tenant.id, input, base)),
});

/** Sends a test mail at once, without the outbox, and reports whether the mail server accepted it. */
export const sendTestMail = adminAction({
  may: 'notifications.edit',
  schema: testMailInput,
  fieldMessage: (_path, input) => testMailFieldMessage(input),
  handle: async ({ tenant }, { notificationEmail }) => {
    const counted = await countTry([{ limit: 'testMail', key: tenant.id }]);
    if (!counted.ok) {
      return refused(messages.auth.tooManyAttempts(counted.error.minutes));
    }
    const problem = await sendTest(tenant, notificationEmail);
    return problem === null ? ok(notificationEmail) : refused(messages.mail.testFailed(problem));
  },
});

/**
 * Retries failed mails: one mail at once, with its result as the answer; or, with null, all of them after the
 * response.
 */
export const sendMailsAgain = adminAction({
  may: 'mails.send_again',
  schema: z.object({ mail_id: z.uuid().nullable() }),
  handle: async ({ tenant }, { mail_id: mailId }): Promise<Outcome<SentAgain>> => {
    const count = await sendAgain(tenant.id, mailId);
    refresh();
    if (count === 0) {
      return refused(messages.mail.nothingToTry);
    }
    if (mailId === null) {
      after(() => deliverShopMails(tenant.id));
      return ok('begun');
    }
    const delivery = await deliverMail(tenant.id, mailId, MAIL_COMPOSERS);
    return delivery === 'failed' ? refused(messages.mail.failedAgain) : ok(delivery);
  },
});
