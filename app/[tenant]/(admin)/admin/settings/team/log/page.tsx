import type { Metadata } from 'next';
import Link from 'next/link';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { PagerLinks } from '@/components/ui/pager-links';
import { type AuditPlace, listAuditEvents } from '@/lib/auth/team/audit-events.queries';
import { describeAuditEvent } from '@/lib/auth/team/describe-audit-event';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminTeamSentences as sentences } from '@/lib/messages/en/admin/team';
import { formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../../guarded-page';
import { readPlace } from './read-place';

export const metadata: Metadata = { title: adminPages.teamLog };

const guarded = guardedPage({ may: 'audit.view' });

const hrefOf = (side: NonNullable<AuditPlace>['side'], id: string | null) =>
  id === null ? null : `/admin/settings/team/log?${side}=${id}`;

/** The team's audit log, newest first. */
export default guarded(
  async ({ role, tenant, timeZone }, { searchParams }: PageProps<'/[tenant]/admin/settings/team/log'>) => {
    const { entries, newer, older } = await listAuditEvents(tenant.id, readPlace(await searchParams));
    return (
      <SettingsFrame role={role} current="team">
        <Card
          title={sentences.logTitle}
          action={
            <Link href="/admin/settings/team" className={buttonStyle('quiet')}>
              {sentences.backToTeam}
            </Link>
          }
        >
          <p className="mb-4 text-muted">{sentences.logHint}</p>
          {entries.length === 0 ? (
            <p className="text-muted">{sentences.logEmpty}</p>
          ) : (
            <ol className="divide-y divide-line border-y border-line">
              {entries.map(({ id, actorName, createdAt, event }) => (
                <li key={id} className="py-3">
                  <p className="wrap-anywhere">
                    <strong className="font-semibold">{actorName}</strong> {describeAuditEvent(event)}
                  </p>
                  <time dateTime={createdAt.toISOString()} className="text-sm text-muted">
                    {formatDateTime(createdAt, timeZone)}
                  </time>
                </li>
              ))}
            </ol>
          )}
          <PagerLinks newerHref={hrefOf('newer', newer)} olderHref={hrefOf('older', older)} />
        </Card>
      </SettingsFrame>
    );
  },
);
