import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { storeAddress } from '@/lib/tenants/hosts/store-address';
import { getAppSettings } from '@/lib/tenants/settings/tenant-settings.queries';
import { guardedPage } from '../../../guarded-page';
import { AppForm } from './app-form';

export const metadata: Metadata = { title: adminPages.app };

const guarded = guardedPage({ may: 'settings.view' });

export default guarded(async ({ role, tenant }) => {
  const [settings, address] = await Promise.all([getAppSettings(tenant.id), storeAddress(tenant)]);
  return (
    <SettingsFrame role={role} current="app">
      <AppForm settings={settings} address={new URL('/api/auth/v1', address).href} />
    </SettingsFrame>
  );
});
