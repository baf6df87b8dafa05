import type { Metadata } from 'next';
import { LegalPage } from '@/components/marketing/legal-page';
import { termsText } from '@/lib/messages/en/marketing/terms';

export const metadata: Metadata = { title: termsText.title, description: termsText.description };

/** Terms of Service. */
export default function TermsPage() {
  return <LegalPage text={termsText} />;
}
