'use client';
import { useRouter } from 'next/navigation';
import { staffProof } from '@/app/[tenant]/staff-proof/proof-operations';
import { FactorsPanel } from '@/components/session/factors/factors-panel';
import { ProofDialog } from '@/components/session/factors/proof-dialog';
import { buttonStyle } from '@/components/ui/button-styles';
import { DocumentLink } from '@/components/ui/links/document-link';
import { factorSentences } from '@/lib/messages/en/factors';
import { staffFactors } from './factor-operations';

type EnrolmentProps = { storeName: string; target: string; host: string; isDone: boolean };

/** Sets up the first second factor, and goes on afterwards. */
export function Enrolment({ storeName, target, host, isDone }: EnrolmentProps) {
  const router = useRouter();
  return (
    <div className="flex flex-col gap-6">
      <p>{factorSentences.enrolLead(storeName)}</p>
      <FactorsPanel
        factors={[]}
        recoveryCodesLeft={0}
        host={host}
        isFirst
        operations={staffFactors}
        onChanged={() => router.refresh()}
      />
      {isDone && (
        <DocumentLink href={target} className={buttonStyle('primary')}>
          {factorSentences.enrolNext}
        </DocumentLink>
      )}
      <ProofDialog operations={staffProof} lostHint={factorSentences.lostStaff} />
    </div>
  );
}
