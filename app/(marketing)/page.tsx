import { connection } from 'next/server';
import { cache, Suspense } from 'react';
import { Contact, ContactWords } from '@/components/marketing/contact';
import { FeaturedShops } from '@/components/marketing/featured-shops';
import { Features } from '@/components/marketing/features';
import { Hero } from '@/components/marketing/hero';
import { ByInvitation, OpeningCall } from '@/components/marketing/opening-call';
import { Pricing } from '@/components/marketing/pricing';
import { Steps } from '@/components/marketing/steps';
import { DevelopmentTenantReturn } from '@/components/shop/frame/development-tenant/return';
import { getFeaturedShops } from '@/lib/opening/featured-shops.queries';
import { getOpening } from '@/lib/opening/opening.queries';
import type { Opening } from '@/lib/opening-policy';
import { ContactForm } from './contact-form';

/**
 * Asked at each visit, because the page itself is made without a database. Without an answer the page offers what always
 * works.
 */
const currentOpening = cache(async (): Promise<Opening> => {
  await connection();
  return getOpening().catch(() => 'request' as const);
});

async function CurrentCall() {
  return <OpeningCall isOpen={(await currentOpening()) === 'open'} />;
}

async function CurrentSteps() {
  return <Steps isOpen={(await currentOpening()) === 'open'} />;
}

async function CurrentContactWords() {
  return <ContactWords isOpen={(await currentOpening()) === 'open'} />;
}

async function CurrentNote() {
  return (await currentOpening()) === 'invitation' && <ByInvitation />;
}

async function CurrentShops() {
  await connection();
  return <FeaturedShops shops={await getFeaturedShops().catch(() => [])} />;
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
        note={
          <Suspense>
            <CurrentNote />
          </Suspense>
        }
      />
      <Features />
      <Suspense fallback={<Steps isOpen={false} />}>
        <CurrentSteps />
      </Suspense>
      <Suspense>
        <CurrentShops />
      </Suspense>
      <Pricing />
      <Contact
        words={
          <Suspense fallback={<ContactWords isOpen={false} />}>
            <CurrentContactWords />
          </Suspense>
        }
      >
        <ContactForm />
      </Contact>
      <DevelopmentTenantReturn />
    </>
  );
}
