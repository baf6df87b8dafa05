import { connection } from 'next/server';
import { Suspense } from 'react';
import { Contact } from '@/components/marketing/contact';
import { Features } from '@/components/marketing/features';
import { Hero } from '@/components/marketing/hero';
import { OpeningCall } from '@/components/marketing/opening-call';
import { Pricing } from '@/components/marketing/pricing';
import { Steps } from '@/components/marketing/steps';
import { DevelopmentTenantReturn } from '@/components/shop/frame/development-tenant';
import { getOpening } from '@/lib/opening/opening.queries';
import { ContactForm } from './contact-form';

/** Asked at each visit: the page itself is made without a database. */
async function CurrentCall() {
  await connection();
  // Without an answer the page offers what always works.
  const opening = await getOpening().catch(() => 'request' as const);
  return <OpeningCall isOpen={opening === 'open'} />;
}

/** The landing page (specification §1 and §2). */
export default function LandingPage() {
  return (
    <>
      <Hero
        call={
          <Suspense fallback={<OpeningCall isOpen={false} />}>
            <CurrentCall />
          </Suspense>
        }
      />
      <Features />
      <Steps />
      <Pricing />
      <Contact>
        <ContactForm />
      </Contact>
      <DevelopmentTenantReturn />
    </>
  );
}
