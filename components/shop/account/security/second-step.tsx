'use client';
import { ProofForm } from '@/components/session/factors/proof-form';
import { factorSentences } from '@/lib/messages/en/factors';
import { shopperProof } from './factor-operations';

/** The second step of a shopper's sign-in; then goes on to `target`. */
export function ShopperSecondStep({ target }: { target: string }) {
  return (
    <ProofForm
      operations={shopperProof}
      lostHint={factorSentences.lostShopper}
      // A full page load, so that every part of the page sees the session.
      onProved={() => window.location.assign(target)}
    />
  );
}
