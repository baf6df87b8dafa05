import type { Metadata } from 'next';
import { ProviderOutcomeNotice } from '@/components/session/provider/provider-outcome';
import { ProviderSignIn } from '@/components/session/provider/provider-sign-in';
import { SignInPlace } from '@/components/session/sign-in-place';
import { SignIn } from '@/components/shop/sign-in/sign-in';
import { DocumentLink } from '@/components/ui/links/document-link';
import { NeedsScript } from '@/components/ui/needs-script';
import { Sentence } from '@/components/ui/sentence';
import { providerName } from '@/lib/auth/provider/provider-settings';
import { needsScriptSentences } from '@/lib/messages/en/shop/needs-script';
import { signInSentences } from '@/lib/messages/en/shop/sign-in';
import { sendsTextMessages } from '@/lib/sms/sms-sender';
import { requireTenant } from '@/lib/tenants/require-tenant';

export const metadata: Metadata = { title: signInSentences.title, robots: { index: false } };

/** Where a shopper signs in. The same for everybody and cached: where they go on to is read by the browser. */
export default async function SignInPage() {
  // First of all: the build prepares this page for a shop that does not exist, and without an environment.
  await requireTenant();
  const provider = providerName();
  return (
    <div className="page-width flex max-w-md flex-col gap-6 py-8 sm:py-12">
      <NeedsScript>{needsScriptSentences.signIn}</NeedsScript>
      {provider !== null && <ProviderOutcomeNotice name={provider} />}
      <SignInPlace />
      <SignIn offersPhone={sendsTextMessages()}>
        {provider !== null && <ProviderSignIn name={provider} who="shopper" />}
      </SignIn>
      <p className="border-t border-line pt-4 text-sm text-muted">
        <Sentence
          parts={signInSentences.staff((words) => (
            <DocumentLink
              href="/admin/login"
              className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
            >
              {words}
            </DocumentLink>
          ))}
        />
      </p>
    </div>
  );
}
