import type { Metadata } from 'next';
import { LegalPage } from '@/components/marketing/legal-page';
import { privacyIntroduction, privacySections } from '@/components/marketing/privacy-text';

export const metadata: Metadata = {
  title: 'Privacy Policy',
  description: 'Which personal information Makerfront handles, why, and what you can ask of us.',
};

/** Privacy Policy. */
export default function PrivacyPage() {
  return <LegalPage title="Privacy Policy" introduction={privacyIntroduction} sections={privacySections} />;
}
