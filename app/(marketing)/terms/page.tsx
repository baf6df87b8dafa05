import type { Metadata } from 'next';
import { LegalPage } from '@/components/marketing/legal-page';
import { termsIntroduction, termsSections } from '@/components/marketing/terms-text';

export const metadata: Metadata = {
  title: 'Terms of Service',
  description: 'The terms on which makers and shoppers use Makerfront.',
};

/** Terms of Service. */
export default function TermsPage() {
  return <LegalPage title="Terms of Service" introduction={termsIntroduction} sections={termsSections} />;
}
