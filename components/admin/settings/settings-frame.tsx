import { PageHeading } from '@/components/ui/page-heading';
import type { Role } from '@/lib/tenants/roles';
import { type SettingsTab, settingsPagesOf, settingsTitleOf } from './settings-pages';
import { SettingsTabs } from './settings-tabs';

type SettingsFrameProps = { role: Role; current: SettingsTab; children: React.ReactNode };

/** The frame of the settings pages: heading, and the tabs of what the role may see, with the current one marked. */
export function SettingsFrame({ role, current, children }: SettingsFrameProps) {
  const pages = settingsPagesOf(role);
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={settingsTitleOf(role)} />
      {pages.length > 1 && <SettingsTabs pages={pages} current={current} />}
      {children}
    </div>
  );
}
