'use client';
import { useCallback, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Field } from '@/components/ui/forms/field';
import { formText } from '@/components/ui/forms/form-text';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import type { ProofWays } from '@/lib/auth/factors/factor';
import { factorSentences as sentences } from '@/lib/messages/en/factors';
import type { Outcome, Refusal } from '@/lib/outcome';
import { attempt, type ProofOperations } from './operations';
import { answerWithPasskey } from './use-passkey';

type Way = 'password' | 'app' | 'recovery' | 'mailed' | 'none';

const firstWay = (ways: ProofWays): Way => {
  if (ways.password) {
    return 'password';
  }
  if (ways.mailedCode) {
    return 'mailed';
  }
  return ways.app ? 'app' : 'none';
};

const LABELS = {
  password: sentences.password,
  app: sentences.codeLabel,
  recovery: sentences.recoveryLabel,
  mailed: sentences.mailedLabel,
} as const;

type ProofFormProps = {
  operations: ProofOperations;
  /** Help for a person who has lost everything. */
  lostHint: string;
  onProved: () => void;
};

/**
 * Asks for a proof of identity: second factor, password, or a mailed code. Keeps the typed text after a
 * refusal.
 */
export function ProofForm({ operations, lostHint, onProved }: ProofFormProps) {
  const [ways, setWays] = useState<ProofWays | null>(null);
  const [way, setWay] = useState<Way>('none');
  const [isPending, setIsPending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const { ways: readWays } = operations;
  const load = useCallback(async () => {
    setRefusal(null);
    const found = await attempt(readWays(null));
    if (found.ok) {
      setWays(found.value);
      setWay(firstWay(found.value));
    } else {
      setRefusal(found.error);
    }
  }, [readWays]);
  useEffect(() => {
    void load();
  }, [load]);

  async function run(work: () => Promise<Outcome<unknown>>) {
    if (isPending) {
      return;
    }
    setIsPending(true);
    setRefusal(null);
    const outcome = await attempt(work());
    setIsPending(false);
    if (outcome.ok) {
      onProved();
    } else {
      setRefusal(outcome.error);
    }
  }

  const { passkey, passkeyOptions, sendCode, mailedCode } = operations;
  const byPasskey = async () => {
    const answered = await answerWithPasskey(passkeyOptions(null));
    return answered.ok ? passkey({ answer: answered.value }) : answered;
  };

  function byText(text: string): Promise<Outcome<unknown>> {
    if (way === 'password') {
      return operations.password({ password: text });
    }
    if (way === 'mailed' && mailedCode !== undefined) {
      return mailedCode({ code: text });
    }
    return operations.code({ kind: way === 'recovery' ? 'recovery' : 'totp', code: text });
  }

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events bubble through the dialog to a form around it, which must not handle this one.
    event.stopPropagation();
    const text = formText(event.currentTarget, 'proof');
    if (text !== '') {
      void run(() => byText(text));
    }
  }

  async function send() {
    if (sendCode !== undefined) {
      const sent = await attempt(sendCode(null));
      setIsSent(sent.ok);
      setRefusal(sent.ok ? null : sent.error);
    }
  }

  if (ways === null) {
    return refusal === null ? (
      <Spinner />
    ) : (
      <div className="flex flex-col gap-4">
        <Notice kind="error">{refusal.message}</Notice>
        <button type="button" className={buttonStyle('secondary')} onClick={() => void load()}>
          {sentences.tryAgain}
        </button>
      </div>
    );
  }
  const isFactorAsked = !ways.password && !ways.mailedCode;
  return (
    <div className="flex flex-col gap-5">
      {ways.passkey && (
        <SubmitButton
          type="button"
          data-initial-focus={way === 'none' ? '' : undefined}
          isPending={isPending && way === 'none'}
          pendingLabel={sentences.checking}
          onClick={() => void run(byPasskey)}
        >
          {sentences.usePasskey}
        </SubmitButton>
      )}
      {!ways.passkey && ways.elsewhere.length > 0 && !ways.app && (
        <Notice kind="info">{sentences.passkeyElsewhere(ways.elsewhere)}</Notice>
      )}
      {way !== 'none' && (
        <form onSubmit={submit} method="post" noValidate className="flex flex-col gap-4">
          {way === 'mailed' && (
            <button type="button" className={buttonStyle('secondary')} onClick={() => void send()}>
              {sentences.sendCode}
            </button>
          )}
          {isSent && <Notice kind="success">{sentences.codeSent}</Notice>}
          <Field
            key={way}
            name="proof"
            label={LABELS[way]}
            type={way === 'password' ? 'password' : 'text'}
            autoComplete={way === 'password' ? 'current-password' : 'one-time-code'}
            inputMode={way === 'app' || way === 'mailed' ? 'numeric' : undefined}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={way === 'password' ? 1_000 : 60}
            data-initial-focus=""
            error={refusal?.fields?.code}
          />
          <SubmitButton isPending={isPending} pendingLabel={sentences.checking}>
            {sentences.confirm}
          </SubmitButton>
        </form>
      )}
      {refusal && refusal.fields?.code === undefined && <Notice kind="error">{refusal.message}</Notice>}
      {isFactorAsked && (
        <div className="flex flex-col gap-2">
          {way === 'recovery' && ways.app && (
            <button type="button" className={buttonStyle('quiet')} onClick={() => setWay('app')}>
              {sentences.useApp}
            </button>
          )}
          {way !== 'recovery' && ways.recovery && (
            <button type="button" className={buttonStyle('quiet')} onClick={() => setWay('recovery')}>
              {sentences.useRecovery}
            </button>
          )}
          <p className="text-sm text-muted">{lostHint}</p>
        </div>
      )}
    </div>
  );
}
