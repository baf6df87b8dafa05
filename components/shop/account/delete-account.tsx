'use client';
import { useState } from 'react';
import { ProofDialog } from '@/components/session/factors/proof-dialog';
import { askForProof } from '@/components/session/factors/proof-request';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { accountDataSentences as say } from '@/lib/messages/en/account/data';
import { factorSentences } from '@/lib/messages/en/factors';
import { deleteAccountCall } from '@/lib/wire/account-changes';
import { callAccount } from './call-account';
import { shopperProof } from './security/factor-operations';
import { ProofForm, type TypedProof } from './security/proof-form';

/** With a second factor, that is required too. */
async function remove(proof: TypedProof) {
  const answer = await callAccount(deleteAccountCall, proof);
  const isAsked = !answer.ok && answer.error.code === 'proof_needed';
  return isAsked && (await askForProof()) ? callAccount(deleteAccountCall, proof) : answer;
}

/** The button and dialog that delete the account; always asks for the password or a code. */
export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className={buttonStyle('danger', 'self-start')} onClick={() => setIsOpen(true)}>
        {say.delete}
      </button>
      <Dialog title={say.deleteQuestion} isOpen={isOpen} onClose={() => setIsOpen(false)} size="small">
        <p className="mb-5">{say.deleteConfirm}</p>
        <ProofForm
          hasPassword={hasPassword}
          confirmLabel={say.delete}
          pendingLabel={say.deleting}
          isDanger
          prove={remove}
          // A full page load that replaces this page: nothing shown may stay in memory or behind "back".
          onDone={() => window.location.replace('/account/deleted')}
          onCancel={() => setIsOpen(false)}
        />
      </Dialog>
      <ProofDialog operations={shopperProof} lostHint={factorSentences.lostShopper} />
    </>
  );
}
