import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { storeOrigin } from '@/lib/http/store-origin';
import { getGeneralSettings } from '@/lib/tenants/tenant-settings.queries';
import { guardedPage } from '../../guarded-page';
import { GeneralForm } from './general-form';

export const metadata: Metadata = { title: 'General settings' };

export default guardedPage(async ({ tenant }) => {
  const [settings, origin] = await Promise.all([getGeneralSettings(tenant.id), storeOrigin()]);
  return (
    <SettingsFrame current="general">
      <GeneralForm tenantId={tenant.id} settings={settings} storeOrigin={origin} />
    </SettingsFrame>
  );
});
