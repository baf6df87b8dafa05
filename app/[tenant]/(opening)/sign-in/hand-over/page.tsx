import type { Metadata } from 'next';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { SignedIn } from '../../signed-in';
import { HandOver } from './hand-over';

export const metadata: Metadata = { title: say.enterTitle, referrer: 'no-referrer' };

/** On the way from a shop that asks who somebody is, back to it. What the shop says is in the address's fragment. */
export default function HandOverPage() {
  return (
    <SignedIn title={say.signInTitle} lead={say.signInLead} path="/sign-in">
      {() => (
        <>
          <h1 className="heading-1 mb-6">{say.enterTitle}</h1>
          <HandOver />
        </>
      )}
    </SignedIn>
  );
}
