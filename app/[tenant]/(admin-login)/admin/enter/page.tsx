import type { Metadata } from 'next';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { Enter } from './enter';

export const metadata: Metadata = { title: say.enterTitle, referrer: 'no-referrer' };

/**
 * The target of the platform's sign-in in a shop. The token is in the address's fragment, which no server
 * sees.
 */
export default function EnterPage() {
  return (
    <>
      <h1 className="heading-1 mb-6">{say.enterTitle}</h1>
      <Enter />
    </>
  );
}
