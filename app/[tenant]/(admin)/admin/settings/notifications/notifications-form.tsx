'use client';
import { useState } from 'react';
import {
  saveNotificationSettings,
  sendTestMail,
} from '@/app/[tenant]/(admin)/admin/settings/notifications/actions';
import { EditConflict } from '@/components/admin/edit-conflict';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SideButton } from '@/components/ui/forms/side-button';
import { Switch } from '@/components/ui/forms/switch';
import { Notice } from '@/components/ui/notice';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { adminWords } from '@/lib/messages/en/admin/words';
import { mailSentences } from '@/lib/messages/en/mail';
import type { NotificationValues } from '@/lib/tenants/settings/settings-save';

type NotificationsFormProps = { settings: NotificationValues };

const LABELS = {
  notifiesNewOrders: adminSettingsSentences.notifyOfOrders,
  notificationEmail: adminSettingsSentences.notificationEmail,
  replyToEmail: adminSettingsSentences.replyTo,
  contactEmail: adminSettingsSentences.contactEmailInShort,
} as const;

const toForm = ({
  notifiesNewOrders,
  notificationEmail,
  replyToEmail,
  contactEmail,
}: NotificationValues) => ({
  notifiesNewOrders,
  notificationEmail: notificationEmail ?? '',
  replyToEmail: replyToEmail ?? '',
  contactEmail: contactEmail ?? '',
});

/** The form for who gets mails about new orders, the reply address, and the contact page's address. */
export function NotificationsForm({ settings }: NotificationsFormProps) {
  const test = useAction(sendTestMail);
  // Only the result of the last pressed button is shown.
  const [pressed, setPressed] = useState<'save' | 'test'>('save');
  const [takenFor, setTakenFor] = useState<string | null>(null);
  const [notifiesNewOrders, setNotifiesNewOrders] = useState(settings.notifiesNewOrders);
  const [notificationEmail, setNotificationEmail] = useState(settings.notificationEmail ?? '');
  const [replyToEmail, setReplyToEmail] = useState(settings.replyToEmail ?? '');
  const [contactEmail, setContactEmail] = useState(settings.contactEmail ?? '');

  const form = useSettingsForm({
    name: 'notifications',
    stored: toForm(settings),
    values: { notifiesNewOrders, notificationEmail, replyToEmail, contactEmail },
    setValues: (values) => {
      setNotifiesNewOrders(values.notifiesNewOrders ?? notifiesNewOrders);
      setNotificationEmail(values.notificationEmail ?? notificationEmail);
      setReplyToEmail(values.replyToEmail ?? replyToEmail);
      setContactEmail(values.contactEmail ?? contactEmail);
    },
    labels: LABELS,
    toForm,
    toInput: (values, base) => ({
      ...values,
      base: {
        ...base,
        notificationEmail: base.notificationEmail || null,
        replyToEmail: base.replyToEmail || null,
        contactEmail: base.contactEmail || null,
      },
    }),
    save: saveNotificationSettings,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;

  async function sendTestNow() {
    setTakenFor(null);
    setPressed('test');
    const outcome = await test.run({ notificationEmail });
    setTakenFor(outcome?.ok ? outcome.value : null);
  }

  const shown = pressed === 'save' ? fields : (test.refusal?.fields ?? {});
  const email = (name: string, value: string, setValue: (value: string) => void) => ({
    name,
    type: 'email',
    autoComplete: 'email',
    value,
    onChange: ({ target }: { target: { value: string } }) => setValue(target.value),
    error: shown[name],
  });
  return (
    <Card title={adminSettingsSentences.emailsToYou}>
      <ActionForm
        onSubmit={() => {
          setTakenFor(null);
          setPressed('save');
          save();
        }}
        className="flex flex-col gap-6"
      >
        <ReadyFields>
          <Switch
            label={adminSettingsSentences.notifyOfOrders}
            description={adminSettingsSentences.notifyOfOrdersHint}
            isOn={notifiesNewOrders}
            onChange={setNotifiesNewOrders}
          />
          <Field
            {...email('notificationEmail', notificationEmail, setNotificationEmail)}
            label={adminSettingsSentences.notificationEmail}
            isOptional={!notifiesNewOrders}
          />
          <Field
            {...email('replyToEmail', replyToEmail, setReplyToEmail)}
            label={adminSettingsSentences.replyTo}
            isOptional
            hint={adminSettingsSentences.replyToHint}
          />
          <Field
            {...email('contactEmail', contactEmail, setContactEmail)}
            label={adminSettingsSentences.contactEmail}
            isOptional
            hint={adminSettingsSentences.contactEmailHint}
          />
          {takenFor && <Notice kind="success">{mailSentences.testTaken(takenFor)}</Notice>}
          {pressed === 'test' && test.refusal && !test.refusal.fields && (
            <Notice kind="error">{test.refusal.message}</Notice>
          )}
          <div ref={conflictBox} className="empty:hidden">
            {conflict && <EditConflict {...conflict} />}
          </div>
          <SaveBar isBusy={isBusy} isSaved={isSaved} error={pressed === 'save' ? error : null}>
            <SideButton
              isPending={test.isPending}
              pendingLabel={adminWords.sending}
              onClick={sendTestNow}
              label={adminSettingsSentences.sendTestEmail}
            />
          </SaveBar>
        </ReadyFields>
      </ActionForm>
    </Card>
  );
}
