'use client';
import { useState } from 'react';
import { asking, useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { PressButton } from '@/components/ui/forms/press-button';
import { Notice } from '@/components/ui/notice';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import type { DomainStatus } from '@/lib/domains/domain-status';
import { domainSentences as say } from '@/lib/messages/en/admin/store/domains';
import { checkDomain, claimDomainAgain, makeDomainPrimary, removeDomain } from './actions';
import { DomainRecord, type ShownRecord } from './domain-record';
import { StepsForm } from './steps-form';

export type ShownDomain = {
  id: string;
  host: string;
  partner: string | null;
  status: DomainStatus;
  isMain: boolean;
  isWorking: boolean;
  /** It is checked no more, until it is claimed again. */
  isEnded: boolean;
  /** The day until which an unproved claim can be proved. */
  provableUntil: string | null;
  checked: string | null;
  records: ShownRecord[];
};

const TONES: Record<DomainStatus, Tone> = {
  not_found: 'grey',
  wrong_target: 'red',
  proxied: 'yellow',
  conflicting: 'red',
  token_missing: 'yellow',
  waiting: 'blue',
  working: 'green',
  lapsed: 'grey',
  stopped: 'red',
  lost: 'red',
};

/** One domain: how it stands, what to do, its records, and what can be done with it. */
export function DomainCard({ domain }: { domain: ShownDomain }) {
  const { id, host, partner, status, isMain, isWorking, isEnded, provableUntil, checked, records } = domain;
  const check = useAction(checkDomain, say.failed);
  const again = useAction(claimDomainAgain, say.failed);
  const main = useAction(makeDomainPrimary, say.failed);
  const remove = useAction(removeDomain, say.failed);
  const [isAsked, setIsAsked] = useState(false);
  const refusal = check.refusal ?? again.refusal ?? main.refusal;
  const said = say.statuses[status];

  async function checkNow() {
    if ((await check.run({ id }))?.ok) {
      showToast(say.checkedNow);
    }
  }

  async function makeMain() {
    if ((await main.run({ id }))?.ok) {
      showToast(say.madeMain(host));
    }
  }

  async function removeNow() {
    if ((await remove.run({ id }))?.ok) {
      setIsAsked(false);
      showToast(say.removed(host));
    }
  }

  return (
    <Card title={host}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <p className="flex flex-wrap gap-2">
            <StatusBadge tone={TONES[status]}>{said.name}</StatusBadge>
            {isMain && <StatusBadge tone="blue">{say.main}</StatusBadge>}
          </p>
          <p className="max-w-prose">{said.text}</p>
          {isWorking && partner !== null && <p className="text-muted">{say.leadsOn(partner)}</p>}
          {!isEnded && (
            <p className="text-sm text-muted">
              {checked === null ? say.neverChecked : say.checked(checked)}
              {provableUntil !== null && ` · ${say.provable(provableUntil)}`}
            </p>
          )}
        </div>
        {!isEnded && (
          <div className="flex flex-col divide-y divide-line border-y border-line">
            {records.map((record) => (
              <DomainRecord key={`${record.type} ${record.name}`} record={record} />
            ))}
          </div>
        )}
        {refusal && <Notice kind="error">{refusal.message}</Notice>}
        <div className="flex flex-wrap gap-3">
          {isEnded ? (
            <PressButton
              label={say.again}
              variant="primary"
              isPending={again.isPending}
              pendingLabel={say.connecting}
              onPress={() => again.run({ id })}
            />
          ) : (
            <PressButton
              label={say.check}
              isPending={check.isPending}
              pendingLabel={say.checking}
              onPress={checkNow}
            />
          )}
          {isWorking && !isMain && (
            <PressButton
              label={say.makeMain}
              isPending={main.isPending}
              pendingLabel={say.connecting}
              onPress={makeMain}
            />
          )}
          <PressButton label={say.remove} variant="quiet" onPress={() => setIsAsked(true)} />
        </div>
        {!isEnded && status !== 'working' && <StepsForm id={id} />}
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        question={say.removeQuestion(host)}
        text={say.removeText}
        confirmLabel={say.remove}
        isDanger
        {...asking(remove, () => setIsAsked(false))}
        onConfirm={() => void removeNow()}
      />
    </Card>
  );
}
