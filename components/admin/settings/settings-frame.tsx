import { PageHeading } from '@/components/ui/page-heading';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { type SettingsTab, SettingsTabs } from './settings-tabs';

/** The frame of the settings pages: heading and tabs, with the current one marked. */
export function SettingsFrame({ current, children }: { current: SettingsTab; children: React.ReactNode }) {
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={adminPages.settings} />
      <SettingsTabs current={current} />
      {children}
    </div>
  );
}
