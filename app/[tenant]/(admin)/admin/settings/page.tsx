import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { storeAddress } from '@/lib/tenants/store-address';
import { getGeneralSettings } from '@/lib/tenants/tenant-settings.queries';
import { guardedPage } from '../../guarded-page';
import { GeneralForm } from './general-form';

export const metadata: Metadata = { title: 'General settings' };

export default guardedPage(async ({ tenant }) => {
  const [settings, address] = await Promise.all([getGeneralSettings(tenant.id), storeAddress(tenant)]);
  return (
    <SettingsFrame current="general">
      <GeneralForm tenantId={tenant.id} settings={settings} address={address} />
    </SettingsFrame>
  );
});
