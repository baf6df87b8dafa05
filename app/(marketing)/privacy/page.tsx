import type { Metadata } from 'next';
import { LegalPage } from '@/components/marketing/legal-page';
import { privacyText } from '@/lib/messages/en/marketing/privacy';

export const metadata: Metadata = { title: privacyText.title, description: privacyText.description };

/** Privacy Policy. */
export default function PrivacyPage() {
  return <LegalPage text={privacyText} />;
}
