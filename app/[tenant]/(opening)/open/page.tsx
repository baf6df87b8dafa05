import type { Metadata } from 'next';
import { buttonStyle } from '@/components/ui/button-styles';
import { DocumentLink } from '@/components/ui/links/document-link';
import { env } from '@/lib/env';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { mayOpen } from '@/lib/opening/opening.queries';
import { SignedIn } from '../signed-in';
import { ShopForm } from './shop-form';

export const metadata: Metadata = { title: say.open };

/** From an address to a new shop. */
export default function OpenPage() {
  return (
    <SignedIn title={say.open} lead={say.openLead} path="/open">
      {async ({ email }) => (
        <>
          <h1 className="heading-1 mb-3">{say.open}</h1>
          <p className="mb-6 break-words text-muted">{say.signedInAs(email)}</p>
          {(await mayOpen(email)) ? (
            <ShopForm platformDomain={env().PLATFORM_DOMAIN} />
          ) : (
            <div className="flex flex-col gap-5">
              <p>{say.notInvited}</p>
              <DocumentLink href="/#contact" className={buttonStyle('primary', 'self-start')}>
                {say.ask}
              </DocumentLink>
            </div>
          )}
        </>
      )}
    </SignedIn>
  );
}
