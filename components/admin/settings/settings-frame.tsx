import { PageHeading } from '@/components/ui/page-heading';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { type SettingsTab, SettingsTabs } from './settings-tabs';

/** What the pages of the settings share: the heading, and the tabs with the present one marked. */
export function SettingsFrame({ current, children }: { current: SettingsTab; children: React.ReactNode }) {
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={adminPages.settings} />
      <SettingsTabs current={current} />
      {children}
    </div>
  );
}
