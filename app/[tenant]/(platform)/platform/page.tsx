import type { Metadata } from 'next';
import { PageHeading } from '@/components/ui/page-heading';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { platformPage } from '../platform-page';

export const metadata: Metadata = { title: platformFrameSentences.dashboard };

export default platformPage(() => (
  <div className="page-width py-6">
    <PageHeading title={platformFrameSentences.dashboard} />
  </div>
));
