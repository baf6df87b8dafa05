'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { messages } from '@/lib/messages';
import { adminPaymentsSentences, partnerSentences as say } from '@/lib/messages/en/admin/payments';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { PartnerConnection } from '@/lib/tenants/settings/partner-connection';
import { finishConnection, removePayPalAccount, startConnection } from './actions';

const TONES: Record<PartnerConnection['status'], Tone> = {
  offered: 'blue',
  connected: 'green',
  lost: 'red',
};

const sentenceOf = (connection: PartnerConnection): string =>
  connection.status === 'offered' ? say.offered : say[connection.status](connection.merchantId);

type PartnerCardProps = {
  connection: PartnerConnection;
  isSandbox: boolean;
  /** The owner comes back from PayPal's page. */
  isBack: boolean;
};

/** The way to be paid without keys: agree at PayPal that the platform acts for the shop. */
export function PartnerCard({ connection, isSandbox, isBack }: PartnerCardProps) {
  const start = useAction(startConnection, say.failed);
  const finish = useAction(finishConnection, say.failed);
  const removal = useAction(removePayPalAccount, messages.settings.saveFailed);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const ask = async () => setIsDone((await finish.run(null))?.ok === true);
  const askOnce = useEffectEvent(async () => {
    await ask();
    // Without what PayPal added, so that a reload does not ask again.
    window.history.replaceState(null, '', window.location.pathname);
  });
  useEffect(() => {
    if (isBack) {
      void askOnce();
    }
  }, [isBack]);

  async function connect() {
    const outcome = await start.run(null);
    if (outcome?.ok) {
      setIsLeaving(true);
      window.location.assign(outcome.value.url);
    }
  }

  async function disconnect() {
    if ((await removal.run(null))?.ok) {
      window.location.assign('/admin/settings/payments');
    }
  }

  const isConnected = connection.status === 'connected';
  const refusal = start.refusal ?? finish.refusal;
  return (
    <Card
      title={say.title}
      action={<StatusBadge tone={TONES[connection.status]}>{say.states[connection.status]}</StatusBadge>}
    >
      <div className="flex flex-col gap-6">
        <p className="text-muted">{sentenceOf(connection)}</p>
        {isConnected && isSandbox && <Notice kind="info">{adminPaymentsSentences.sandbox}</Notice>}
        {isDone && (
          <Notice kind="success" takesFocus>
            {say.done}
          </Notice>
        )}
        {refusal && <Notice kind="error">{refusal.message}</Notice>}
        {finish.isPending ? (
          <Spinner label={say.asking} />
        ) : (
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              className={buttonStyle(isConnected ? 'secondary' : 'primary')}
              disabled={start.isPending || isLeaving}
              onClick={() => void connect()}
            >
              {start.isPending || isLeaving
                ? say.leaving
                : connection.status === 'offered'
                  ? say.connect
                  : isConnected
                    ? say.connectAnother
                    : say.connectAgain}
            </button>
            {finish.refusal && (
              <button type="button" className={buttonStyle('secondary')} onClick={() => void ask()}>
                {say.check}
              </button>
            )}
            {connection.status !== 'offered' && (
              <button type="button" className={buttonStyle('quiet')} onClick={() => setIsAsking(true)}>
                {adminWords.disconnect}
              </button>
            )}
          </div>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        question={messages.settings.payPalDisconnectQuestion}
        text={messages.settings.payPalDisconnectHint}
        confirmLabel={adminWords.disconnect}
        isDanger
        isPending={removal.isPending}
        error={removal.refusal?.message ?? null}
        onConfirm={() => void disconnect()}
        onCancel={() => setIsAsking(removal.isPending)}
      />
    </Card>
  );
}
