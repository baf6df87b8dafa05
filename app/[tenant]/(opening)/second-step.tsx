'use client';
import { useRouter } from 'next/navigation';
import { staffProof } from '@/app/[tenant]/staff-proof/proof-operations';
import { ProofForm } from '@/components/session/factors/proof-form';
import { factorSentences } from '@/lib/messages/en/factors';

/** The second factor, for people who have one, before anything else. */
export function SecondStep() {
  const router = useRouter();
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">{factorSentences.stepLead}</p>
      <ProofForm
        operations={staffProof}
        lostHint={factorSentences.lostStaff}
        onProved={() => router.refresh()}
      />
    </div>
  );
}
