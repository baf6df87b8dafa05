import { Contact } from '@/components/marketing/contact';
import { Features } from '@/components/marketing/features';
import { Hero } from '@/components/marketing/hero';
import { Pricing } from '@/components/marketing/pricing';
import { Steps } from '@/components/marketing/steps';
import { DevelopmentTenantReturn } from '@/components/shop/frame/development-tenant';
import { ContactForm } from './contact-form';

/** The landing page (specification §1 and §2). */
export default function LandingPage() {
  return (
    <>
      <Hero />
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
