import type { Metadata } from 'next';
import { GeneralForm } from '@/app/[tenant]/(admin)/admin/settings/general-form';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { storeAddress } from '@/lib/tenants/hosts/store-address';
import { getGeneralSettings } from '@/lib/tenants/settings/tenant-settings.queries';
import { guardedPage } from '../../guarded-page';

export const metadata: Metadata = { title: adminPages.generalSettings };

const guarded = guardedPage({ may: 'settings.view' });

export default guarded(async ({ role, tenant }) => {
  const [settings, address] = await Promise.all([getGeneralSettings(tenant.id), storeAddress(tenant)]);
  return (
    <SettingsFrame role={role} current="general">
      <GeneralForm tenantId={tenant.id} settings={settings} address={address} />
    </SettingsFrame>
  );
});
