'use client';
import { useState } from 'react';
import { attempt } from '@/components/session/factors/operations';
import { ProofForm as FactorProofForm } from '@/components/session/factors/proof-form';
import { callAccount } from '@/components/shop/account/call-account';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { accountSecuritySentences as say } from '@/lib/messages/en/account/security';
import { factorSentences } from '@/lib/messages/en/factors';
import type { Result } from '@/lib/result';
import { proveCall } from '@/lib/wire/account-changes';
import type { Refusal } from '@/lib/wire/call';
import { shopperProof } from './factor-operations';
import { ProofForm } from './proof-form';

/**
 * Makes calls that need a fresh proof: a dialog asks for it, and the call is repeated. Render `dialog` on the
 * page, outside any form.
 */
export function useProof(hasPassword: boolean) {
  /** With a second factor, that one is asked for. */
  const [asksFactor, setAsksFactor] = useState(false);
  const [settle, setSettle] = useState<((isProved: boolean) => void) | null>(null);

  async function withProof<Value>(
    work: () => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    const answer = await work();
    if (answer.ok || answer.error.code !== 'proof_needed') {
      return answer;
    }
    const ways = await attempt(shopperProof.ways(null));
    setAsksFactor(ways.ok && !ways.value.password && !ways.value.mailedCode);
    const isProved = await new Promise<boolean>((resolve) => setSettle(() => resolve));
    setSettle(null);
    return isProved ? work() : answer;
  }

  const dialog = (
    <Dialog title={say.proofTitle} isOpen={settle !== null} onClose={() => settle?.(false)} size="small">
      <p className="mb-5 text-muted">{say.proofLead}</p>
      {asksFactor ? (
        <FactorProofForm
          operations={shopperProof}
          lostHint={factorSentences.lostShopper}
          onProved={() => settle?.(true)}
        />
      ) : (
        <ProofForm
          hasPassword={hasPassword}
          confirmLabel={say.confirm}
          pendingLabel={say.confirming}
          prove={(proof) => callAccount(proveCall, proof)}
          onDone={() => settle?.(true)}
          onCancel={() => settle?.(false)}
        />
      )}
    </Dialog>
  );
  return { withProof, dialog };
}
