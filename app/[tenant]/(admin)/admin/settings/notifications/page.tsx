import type { Metadata } from 'next';
import { ComingSoon } from '@/components/admin/settings/coming-soon';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: 'Notifications' };

export default guardedPage(() => (
  <SettingsFrame current="notifications">
    <ComingSoon title="Notifications">
      Here you will choose which mails your store sends to you and your team. Your shoppers already get a
      confirmation of each order that they pay.
    </ComingSoon>
  </SettingsFrame>
));
