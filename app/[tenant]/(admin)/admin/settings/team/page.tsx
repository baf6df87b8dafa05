import type { Metadata } from 'next';
import { ComingSoon } from '@/components/admin/settings/coming-soon';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { guardedPage } from '../../../guarded-page';

export const metadata: Metadata = { title: adminPages.team };

const PLANNED_ROLES = Object.entries(adminSettingsSentences.plannedRoles);

const guarded = guardedPage({ may: 'team.view' });

export default guarded(() => (
  <SettingsFrame current="team">
    <ComingSoon title={adminPages.team}>
      <p>{adminSettingsSentences.teamHint}</p>
      <ul className="mt-6 grid gap-3 text-left sm:grid-cols-2">
        {PLANNED_ROLES.map(([name, text]) => (
          <li key={name} className="rounded-control border border-line px-4 py-3">
            <span className="font-mono font-medium text-ink">{name}</span>
            <span className="block">{text}</span>
          </li>
        ))}
      </ul>
    </ComingSoon>
  </SettingsFrame>
));
