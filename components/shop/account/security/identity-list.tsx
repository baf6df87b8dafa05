'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { factorSentences as sentences } from '@/lib/messages/en/factors';
import { providerSentences } from '@/lib/messages/en/provider';
import type { readFactorsCall } from '@/lib/wire/account-factors';
import type { AnswerTo } from '@/lib/wire/contract';
import { unlinkIdentity } from './factor-operations';

type Identity = AnswerTo<typeof readFactorsCall>['identities'][number];

const KINDS = {
  email: sentences.email,
  phone: sentences.phone,
  passkey: sentences.passkey,
  provider: providerSentences.title,
} as const;

const isAddress = ({ kind }: Identity) => kind === 'email' || kind === 'phone';

type IdentityListProps = { identities: readonly Identity[]; onChanged: () => void };

/** The ways in which the shopper can sign in, each with a button to remove it; the last address stays. */
export function IdentityList({ identities, onChanged }: IdentityListProps) {
  const [asked, setAsked] = useState<Identity | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);

  async function unlink({ id }: Identity) {
    setIsPending(true);
    setError(null);
    const outcome = await unlinkIdentity(id);
    setIsPending(false);
    if (outcome.ok) {
      setAsked(null);
      setIsDone(true);
      onChanged();
    } else {
      setError(outcome.error.message);
    }
  }

  const isLastAddress = (identity: Identity) =>
    isAddress(identity) && identities.filter(isAddress).length < 2;
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line border-y border-line">
        {identities.map((identity) => (
          <li key={identity.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{identity.label}</p>
              <p className="text-sm text-muted">{KINDS[identity.kind]}</p>
            </div>
            {!isLastAddress(identity) && (
              <button
                type="button"
                className={buttonStyle('secondary')}
                aria-label={sentences.unlinkNamed(identity.label)}
                onClick={() => {
                  setError(null);
                  setIsDone(false);
                  setAsked(identity);
                }}
              >
                {sentences.unlink}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isDone && <Notice kind="success">{sentences.unlinked}</Notice>}
      <ConfirmDialog
        isOpen={asked !== null}
        question={sentences.unlinkQuestion(asked?.label ?? '')}
        text={sentences.unlinkHint}
        confirmLabel={sentences.unlink}
        isDanger
        isPending={isPending}
        error={error}
        onConfirm={() => asked !== null && void unlink(asked)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
