'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { Notice } from '@/components/ui/notice';
import { providerSentences as say } from '@/lib/messages/en/provider';
import { type Outcome, refuse } from '@/lib/outcome';
import { ProviderButton } from './provider-button';
import { ProviderOutcomeNotice } from './provider-outcome';

export type ShownProvider = {
  id: string;
  /** The provider's verified address; empty without one. */
  email: string;
  /** When it was connected and last used, in words. */
  added: string;
  lastUsed: string;
};

export type ProviderOperations = {
  /** Whether the person may connect now; asks for a fresh proof if needed. */
  prepare: (input: null) => Promise<Outcome<unknown>>;
  disconnect: (input: { id: string }) => Promise<Outcome<unknown>>;
};

type ProviderPanelProps = {
  /** The provider's name. */
  name: string;
  who: 'shopper' | 'staff';
  /** This page's path, to return to. */
  path: string;
  /** The account's identities; at most one of the current provider. */
  identities: readonly ShownProvider[];
  /** Whether one of them belongs to the current provider. */
  isConnected: boolean;
  operations: ProviderOperations;
  /** Called after one was disconnected. */
  onChanged: () => void;
};

/** The provider's state, connected or not, with the button to change it. */
export function ProviderPanel({
  name,
  who,
  path,
  identities,
  isConnected,
  operations,
  onChanged,
}: ProviderPanelProps) {
  const [asked, setAsked] = useState<ShownProvider | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isGone, setIsGone] = useState(false);

  async function disconnect({ id }: ShownProvider) {
    setIsPending(true);
    const outcome = await operations
      .disconnect({ id })
      .catch((): Outcome<unknown> => refuse('failed', say.failed));
    setIsPending(false);
    if (!outcome.ok) {
      setError(outcome.error.message);
      return;
    }
    setAsked(null);
    setIsGone(true);
    onChanged();
  }

  return (
    <div className="flex flex-col gap-5">
      <ProviderOutcomeNotice name={name} />
      <p className="max-w-prose text-muted">{say.lead(name)}</p>
      {identities.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {identities.map((identity) => (
            <li
              key={identity.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4"
            >
              <div className="min-w-0">
                <p className="font-medium wrap-anywhere">{identity.email || say.noEmail}</p>
                <p className="text-sm text-muted">{say.added(identity.added)}</p>
                <p className="text-sm text-muted">{say.lastUsed(identity.lastUsed)}</p>
              </div>
              <button
                type="button"
                className={buttonStyle('secondary')}
                onClick={() => {
                  setError(null);
                  setAsked(identity);
                }}
              >
                {say.disconnect}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isGone && <Notice kind="success">{say.disconnected}</Notice>}
      {!isConnected && (
        <ProviderButton
          name={name}
          who={who}
          purpose="link"
          returnPath={path}
          prepare={() => operations.prepare(null)}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        question={say.disconnectQuestion}
        text={say.disconnectText}
        confirmLabel={say.disconnect}
        isDanger
        isPending={isPending}
        error={error}
        onConfirm={() => asked && void disconnect(asked)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
