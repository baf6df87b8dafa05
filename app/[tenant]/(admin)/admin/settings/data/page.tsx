import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import type { Archive } from '@/lib/archives/archive';
import { listArchives } from '@/lib/archives/archives.queries';
import { archiveSentences as say } from '@/lib/messages/en/admin/store/archive';
import { CLOSED_DAYS, CLOSED_LIFE } from '@/lib/tenants/state/closed-life';
import { closedSince } from '@/lib/tenants/state/closed-since.queries';
import { formatDate, formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';
import { FetchArchive, MakeArchive, WatchArchive } from './archive-buttons';

export const metadata: Metadata = { title: say.title };

const guarded = guardedPage({ may: 'store.archive' });

/** Everything that the shop owns, to take along; and what becomes of a closed shop. */
export default guarded(async ({ role, tenant, timeZone }) => {
  const archives = await listArchives(tenant.id);
  const waiting = archives.find(({ status }) => status === 'waiting');
  const closedAt = tenant.state === 'closed' ? await closedSince(tenant.id) : null;
  return (
    <SettingsFrame role={role} current="data">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card title={say.archive}>
          <div className="flex flex-col gap-5">
            <p className="text-muted">{say.lead}</p>
            <p className="text-muted">{say.careful}</p>
            {waiting ? <Progress archive={waiting} /> : <MakeArchive />}
          </div>
        </Card>
        <div className="flex flex-col gap-6">
          <Card title={say.history}>
            {archives.length === 0 ? (
              <p className="text-muted">{say.none}</p>
            ) : (
              <ul className="divide-y divide-line">
                {archives.map((archive) => (
                  <li key={archive.id} className="flex flex-col gap-3 py-4">
                    <div className="flex flex-col gap-1">
                      <p className="font-medium">
                        <time dateTime={archive.createdAt.toISOString()}>
                          {formatDateTime(archive.createdAt, timeZone)}
                        </time>
                      </p>
                      <p className="break-words text-sm text-muted">{say.by(archive.requestedBy)}</p>
                      <p className="text-sm">{stateOf(archive, timeZone)}</p>
                      {archive.missingFiles > 0 && (
                        <p className="text-sm text-muted">{say.missing(archive.missingFiles)}</p>
                      )}
                    </div>
                    {archive.status === 'ready' && (
                      <FetchArchive id={archive.id} day={formatDateTime(archive.createdAt, timeZone)} />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title={say.end}>
            {closedAt ? (
              <Notice kind="info">
                {say.endOn(formatDate(new Date(closedAt.getTime() + CLOSED_LIFE), timeZone))}
              </Notice>
            ) : (
              <p className="text-muted">{say.endLead(CLOSED_DAYS)}</p>
            )}
          </Card>
        </div>
      </div>
    </SettingsFrame>
  );
});

function Progress({ archive: { doneParts, totalParts } }: { archive: Archive }) {
  return (
    <div className="flex flex-col gap-3" role="status">
      <p className="font-medium">{say.making}</p>
      {totalParts > 0 ? (
        <>
          <progress
            className="h-2 w-full accent-(--tenant-primary)"
            max={totalParts}
            value={doneParts}
            aria-label={say.making}
          />
          <p className="text-sm text-muted">{say.progress(doneParts, totalParts)}</p>
        </>
      ) : (
        <p className="text-sm text-muted">{say.waiting}</p>
      )}
      <p className="text-sm text-muted">{say.mailed}</p>
      <WatchArchive />
    </div>
  );
}

function stateOf({ status, byteSize, expiresAt }: Archive, timeZone: string): string {
  switch (status) {
    case 'waiting':
      return say.making;
    case 'ready':
      return say.ready(byteSize ?? 0, expiresAt === null ? '' : formatDate(expiresAt, timeZone));
    case 'failed':
      return say.failed;
    case 'removed':
      return say.removed;
  }
}
