import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { Card } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import { storeStatusSentences as say } from '@/lib/messages/en/admin/store-status';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import { previewPath } from '@/lib/tenants/state/preview-key';
import { listStateChanges } from '@/lib/tenants/state/state-changes.queries';
import { formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';
import { PreviewLink } from './preview-link';
import { StoreMoves } from './store-moves';

export const metadata: Metadata = { title: say.title };

const guarded = guardedPage({ may: 'store.view' });

const TONES = { draft: 'grey', live: 'green', paused: 'yellow', suspended: 'red', closed: 'red' } as const;

export default guarded(async ({ role, tenant, timeZone }) => {
  const [links, changes] = await Promise.all([storeLinks(tenant), listStateChanges(tenant.id)]);
  const { state, name } = tenant;
  return (
    <SettingsFrame role={role} current="status">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card title={say.title}>
          <div className="mb-6 flex flex-col gap-2">
            <p>
              <StatusBadge tone={TONES[state]}>{say.now[state].name}</StatusBadge>
            </p>
            <p className="text-muted">{say.now[state].text}</p>
          </div>
          <StoreMoves
            state={state}
            storeName={name}
            message={tenant.stateMessage}
            backOn={tenant.backOn?.toISOString().slice(0, 10) ?? ''}
          />
        </Card>
        <div className="flex flex-col gap-6">
          {state === 'draft' && (
            <Card title={say.preview}>
              <PreviewLink link={links(previewPath(tenant))} />
            </Card>
          )}
          <Card title={say.history}>
            {changes.length === 0 ? (
              <p className="text-muted">{say.nothingYet}</p>
            ) : (
              <ul className="divide-y divide-line">
                {changes.map(({ id, to, actorName, isOperator, reason, createdAt }) => (
                  <li key={id} className="flex flex-col gap-1 py-3">
                    <p className="font-medium">
                      {say.entry(say.now[to].name, isOperator ? say.operator : actorName)}
                    </p>
                    {reason !== '' && <p>{reason}</p>}
                    <p className="text-sm text-muted">
                      <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt, timeZone)}</time>
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </div>
      </div>
    </SettingsFrame>
  );
});
