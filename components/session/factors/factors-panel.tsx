'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { factorSentences as sentences } from '@/lib/messages/en/factors';
import type { Outcome, Refusal } from '@/lib/outcome';
import { AddApp } from './add-app';
import { type Added, attempt, type FactorOperations, type NewApp } from './operations';
import { RecoveryCodes } from './recovery-codes';
import { makePasskey } from './use-passkey';

export type ShownFactor = {
  id: string;
  kind: 'totp' | 'passkey';
  name: string;
  /** When it was added and last used, in words. */
  added: string;
  lastUsed: string | null;
  worksAt: string | null;
};

type FactorsPanelProps = {
  factors: readonly ShownFactor[];
  recoveryCodesLeft: number;
  /** The hostname of a new passkey. */
  host: string;
  /** Whether the person also works in shops at other hostnames. */
  hasOtherHosts?: boolean;
  /** On the page for the first factor: hides the list. */
  isFirst?: boolean;
  operations: FactorOperations;
  /** Called after a factor was added or removed. */
  onChanged: () => void;
};

/** A person's second factors: the list, and how to add, remove and recover. */
export function FactorsPanel({
  factors,
  recoveryCodesLeft,
  host,
  hasOtherHosts = false,
  isFirst = false,
  operations,
  onChanged,
}: FactorsPanelProps) {
  const [pending, setPending] = useState<'app' | 'passkey' | 'codes' | 'removal' | null>(null);
  const [app, setApp] = useState<NewApp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [status, setStatus] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState<ShownFactor | null>(null);

  async function run<Value>(
    what: typeof pending,
    work: () => Promise<Outcome<Value>>,
  ): Promise<Value | null> {
    if (pending !== null) {
      return null;
    }
    setPending(what);
    setStatus(null);
    setRefusal(null);
    const outcome = await attempt(work());
    setPending(null);
    if (!outcome.ok) {
      setRefusal(outcome.error);
      return null;
    }
    return outcome.value;
  }

  function added(text: string, { recoveryCodes }: Added) {
    setApp(null);
    setStatus(text);
    setCodes(recoveryCodes);
    onChanged();
  }

  async function startApp() {
    setApp((await run('app', () => operations.enrolApp({ name: '' }))) ?? null);
  }

  async function addPasskey() {
    const kept = await run('passkey', async () => {
      const made = await makePasskey(operations.newPasskeyOptions(null));
      return made.ok ? operations.addPasskey({ name: '', answer: made.value }) : made;
    });
    if (kept !== null) {
      added(sentences.passkeyAdded, kept);
    }
  }

  async function renewCodes() {
    const made = await run('codes', () => operations.renewCodes(null));
    if (made !== null) {
      setCodes(made.recoveryCodes);
      onChanged();
    }
  }

  async function remove(factor: ShownFactor) {
    const done = await run('removal', () => operations.remove({ id: factor.id }));
    if (done !== null) {
      setAsked(null);
      setStatus(sentences.removed(factor.name));
      onChanged();
    }
  }

  const hasApp = factors.some(({ kind }) => kind === 'totp');
  const hasPasskey = factors.some(({ kind }) => kind === 'passkey');
  return (
    <div className="flex flex-col gap-5">
      <p className="max-w-prose text-muted">{sentences.lead}</p>
      {factors.length === 0 && !isFirst && <p>{sentences.none}</p>}
      {factors.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {factors.map((factor) => (
            <li key={factor.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{factor.name}</p>
                <p className="text-sm text-muted">
                  {factor.worksAt === null ? sentences.worksEverywhere : sentences.worksAt(factor.worksAt)}
                </p>
                <p className="text-sm text-muted">{sentences.added(factor.added)}</p>
                <p className="text-sm text-muted">
                  {factor.lastUsed === null ? sentences.neverUsed : sentences.lastUsed(factor.lastUsed)}
                </p>
              </div>
              <button
                type="button"
                className={buttonStyle('secondary')}
                aria-label={sentences.removeNamed(factor.name)}
                onClick={() => {
                  setRefusal(null);
                  setAsked(factor);
                }}
              >
                {sentences.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      {status && <Notice kind="success">{status}</Notice>}
      {codes !== null && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {refusal && asked === null && <Notice kind="error">{refusal.message}</Notice>}
      {app !== null && (
        <AddApp
          app={app}
          confirm={operations.confirmApp}
          onAdded={(result) => added(sentences.appAdded, result)}
          onCancel={() => setApp(null)}
        />
      )}
      {hasPasskey && !hasApp && hasOtherHosts && (
        <Notice kind="info">{sentences.passkeyElsewhereHint}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {app === null && (
          <SubmitButton
            type="button"
            variant={factors.length === 0 ? 'primary' : 'secondary'}
            isPending={pending === 'app'}
            pendingLabel={sentences.working}
            onClick={() => void startApp()}
          >
            {sentences.addApp}
          </SubmitButton>
        )}
        <SubmitButton
          type="button"
          variant="secondary"
          isPending={pending === 'passkey'}
          pendingLabel={sentences.working}
          onClick={() => void addPasskey()}
        >
          {sentences.addPasskey}
        </SubmitButton>
      </div>
      <p className="max-w-prose text-sm text-muted">{sentences.passkeyHint(host)}</p>
      {factors.length > 0 && codes === null && (
        <div className="flex flex-col gap-3 border-t border-line pt-5">
          <h3 className="font-semibold">{sentences.recoveryTitle}</h3>
          <p>
            {recoveryCodesLeft === 0 ? sentences.recoveryNone : sentences.recoveryLeft(recoveryCodesLeft)}
          </p>
          <p className="text-sm text-muted">{sentences.recoveryNewHint}</p>
          <SubmitButton
            type="button"
            variant="secondary"
            className="self-start"
            isPending={pending === 'codes'}
            pendingLabel={sentences.working}
            onClick={() => void renewCodes()}
          >
            {sentences.recoveryNew}
          </SubmitButton>
        </div>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        question={sentences.removeQuestion(asked?.name ?? '')}
        text={factors.length === 1 ? sentences.removeLastHint : sentences.removeHint}
        confirmLabel={sentences.remove}
        isDanger
        isPending={pending === 'removal'}
        error={refusal?.message}
        onConfirm={() => asked !== null && void remove(asked)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
