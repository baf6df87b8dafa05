'use client';
import { useState } from 'react';
import {
  removePayPalAccount,
  savePayPalAccount,
} from '@/app/[tenant]/(admin)/admin/settings/payments/actions';
import { EditConflict, shownValue } from '@/components/admin/edit-conflict';
import { PayPalBadge, PayPalStatus } from '@/components/admin/settings/paypal-status';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSave } from '@/components/admin/settings/use-save';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { leaveOnPurpose } from '@/components/admin/unsaved/unsaved-forms';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { adminPaymentsSentences } from '@/lib/messages/en/admin/payments';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { PayPalConnection } from '@/lib/tenants/settings/paypal-connection';
import type { PayPalValues } from '@/lib/tenants/settings/settings-save';
import { PayPalMessages } from './paypal-messages';

type PayPalCardProps = {
  title: string;
  connection: PayPalConnection;
  /** The account is of PayPal's sandbox. */
  isSandbox: boolean;
  /** The shop's webhook is registered at PayPal. */
  hearsPayPal: boolean;
};

/** The shop's PayPal account: its state, and the form for id and secret. */
export function PayPalCard({ title, connection, isSandbox, hearsPayPal }: PayPalCardProps) {
  /** The client id that somebody else has saved while the form was open; null if nobody has. */
  const [theirs, setTheirs] = useState<PayPalValues | null>(null);
  const account = useSave(async (input: Parameters<typeof savePayPalAccount>[0]) => {
    const outcome = await savePayPalAccount(input);
    setTheirs(outcome.ok && outcome.value.kind === 'changed' ? outcome.value.current : null);
    return outcome;
  });
  const removal = useSave(removePayPalAccount);
  const stored = 'clientId' in connection ? connection.clientId : '';
  const hasSecret = connection.status === 'connected' || connection.status === 'unreadable';
  const [base, setBase] = useState(stored);
  const [clientId, setClientId] = useState(stored);
  const [clientSecret, setClientSecret] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const isOver = account.isSaved || removal.isSaved;

  const save = (from: string) =>
    void account.save({ clientId, clientSecret, base: { clientId: from || null } });

  useUnsaved({
    name: 'settings-paypal',
    isUnsaved: !isOver && (clientId !== stored || clientSecret !== ''),
    // The secret must not be kept in the browser.
    values: { clientId },
    restore: (kept) => {
      const typed = fieldsFrom(kept, { clientId });
      setClientId(typed?.clientId ?? clientId);
      return typed !== null;
    },
  });

  return (
    <Card title={title} action={<PayPalBadge connection={connection} />}>
      <ActionForm
        onSubmit={() => {
          if (!isOver) {
            save(base);
          }
        }}
        className="flex flex-col gap-6"
      >
        <ReadyFields>
          <PayPalStatus connection={connection} />
          {connection.status === 'connected' && isSandbox && (
            <Notice kind="info">{adminPaymentsSentences.sandbox}</Notice>
          )}
          {connection.status === 'connected' && <PayPalMessages hearsPayPal={hearsPayPal} />}
          <Field
            name="clientId"
            label={adminPaymentsSentences.clientId}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={clientId}
            onChange={(event) => setClientId(event.target.value)}
            error={account.fields.clientId}
          />
          <Field
            name="clientSecret"
            label={adminPaymentsSentences.secret}
            type="password"
            // Keeps a browser from filling in or saving this field like a person's password.
            autoComplete="new-password"
            placeholder={hasSecret ? adminPaymentsSentences.secretStored : undefined}
            value={clientSecret}
            onChange={(event) => setClientSecret(event.target.value)}
            error={account.fields.clientSecret}
            hint={adminPaymentsSentences.secretHint}
          />
          {theirs && (
            <EditConflict
              sentence={messages.conflict.settings}
              fields={[
                {
                  label: adminPaymentsSentences.clientId,
                  theirs: shownValue(theirs.clientId),
                  mine: shownValue(clientId),
                },
              ]}
              onTakeTheirs={() => {
                leaveOnPurpose();
                window.location.reload();
              }}
              onSaveMine={() => {
                setBase(theirs.clientId ?? '');
                save(theirs.clientId ?? '');
              }}
            />
          )}
          <SaveBar
            isBusy={account.isBusy}
            isSaved={account.isSaved}
            error={account.error}
            saveLabel={adminPaymentsSentences.checkAndSave}
            pendingLabel={adminWords.askingPayPal}
          >
            {'clientId' in connection && (
              <button
                type="button"
                className={buttonStyle('quiet')}
                onClick={() => setIsAsking(!account.isBusy && !isOver)}
              >
                {adminWords.disconnect}
              </button>
            )}
          </SaveBar>
          {removal.isSaved && <Notice kind="success">{messages.settings.payPalDisconnected}</Notice>}
        </ReadyFields>
      </ActionForm>
      <ConfirmDialog
        isOpen={isAsking && !removal.isSaved}
        question={messages.settings.payPalDisconnectQuestion}
        text={messages.settings.payPalDisconnectHint}
        confirmLabel={adminWords.disconnect}
        isDanger
        isPending={removal.isBusy}
        error={removal.error}
        onConfirm={() => void removal.save(null)}
        onCancel={() => setIsAsking(removal.isBusy)}
      />
    </Card>
  );
}
