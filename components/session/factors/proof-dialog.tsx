'use client';
import { useEffect, useState } from 'react';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { factorSentences as sentences } from '@/lib/messages/en/factors';
import type { ProofOperations } from './operations';
import { ProofForm } from './proof-form';
import { listenForProof } from './proof-request';

type Settle = (isProved: boolean) => void;

type ProofDialogProps = { operations: ProofOperations; lostHint: string };

/** Asks for a proof of identity in a dialog over the page. Afterwards the page continues with the result. */
export function ProofDialog({ operations, lostHint }: ProofDialogProps) {
  const [settle, setSettle] = useState<Settle | null>(null);
  // Wrapped in a function, or React would call it.
  useEffect(() => listenForProof((next) => setSettle(() => next)), []);
  return (
    <Dialog
      title={sentences.proofTitle}
      isOpen={settle !== null}
      onClose={() => settle?.(false)}
      size="small"
    >
      <p className="mb-5 text-muted">{`${sentences.proofLead} ${sentences.proofKept}`}</p>
      <ProofForm operations={operations} lostHint={lostHint} onProved={() => settle?.(true)} />
    </Dialog>
  );
}
