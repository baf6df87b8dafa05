'use client';
import { ProofDialog } from '@/components/session/factors/proof-dialog';
import { factorSentences } from '@/lib/messages/en/factors';
import { staffProof } from './proof-operations';

/** "Is it you?" over a page of the admin area. */
export const StaffProofDialog = () => (
  <ProofDialog operations={staffProof} lostHint={factorSentences.lostStaff} />
);
