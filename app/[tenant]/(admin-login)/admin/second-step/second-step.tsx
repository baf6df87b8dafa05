'use client';
import Link from 'next/link';
import { staffProof } from '@/app/[tenant]/staff-proof/proof-operations';
import { ProofForm } from '@/components/session/factors/proof-form';
import { setSignedInHint } from '@/components/session/signed-in-hint';
import { factorSentences } from '@/lib/messages/en/factors';

/** The second factor, and a link back for another person. */
export function SecondStep({ email, target }: { email: string; target: string }) {
  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        {factorSentences.stepLead}
        <span className="block wrap-anywhere">{email}</span>
      </p>
      <ProofForm
        operations={staffProof}
        lostHint={factorSentences.lostStaff}
        onProved={() => {
          setSignedInHint(true);
          // A full page load: prefetched data is for a visitor who is not signed in.
          window.location.assign(target);
        }}
      />
      <Link
        href="/admin/login"
        className="self-center py-2 text-muted underline underline-offset-4 hover:text-ink"
      >
        {factorSentences.signInOther}
      </Link>
    </div>
  );
}
