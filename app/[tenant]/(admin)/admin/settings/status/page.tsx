import type { Metadata } from 'next';
import Link from 'next/link';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { Card } from '@/components/ui/card';
import { StatusBadge } from '@/components/ui/status-badge';
import { shopTimeZone } from '@/lib/catalog/calendar/shop-clock';
import { getSetupSteps } from '@/lib/dashboard/setup-checklist.queries';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';
import { storeStatusSentences as say } from '@/lib/messages/en/admin/store/store-status';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import { noOrdersBecause } from '@/lib/tenants/state/no-orders';
import { previewPath } from '@/lib/tenants/state/preview-key';
import { listStateChanges } from '@/lib/tenants/state/state-changes.queries';
import { findVacation } from '@/lib/tenants/vacation/vacation.queries';
import { formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';
import { PreviewLink } from './preview-link';
import { StoreMoves } from './store-moves';
import { VacationForm } from './vacation-form';

export const metadata: Metadata = { title: say.title };

const guarded = guardedPage({ may: 'store.view' });

const TONES = { draft: 'grey', live: 'green', paused: 'yellow', suspended: 'red', closed: 'red' } as const;

export default guarded(async ({ role, tenant, timeZone }) => {
  const [links, changes, steps, vacation, shopZone] = await Promise.all([
    storeLinks(tenant),
    listStateChanges(tenant.id),
    getSetupSteps(tenant.id),
    findVacation(tenant.id),
    shopTimeZone(tenant.id, timeZone),
  ]);
  const missing = steps.filter(({ key, isDone }) => !isDone && key !== 'open');
  const { state, name } = tenant;
  const sellsNot =
    state === 'live'
      ? noOrdersBecause({
          isOnVacation: vacation?.isOn ?? false,
          hasPayPal: steps.some(({ key, isDone }) => key === 'paypal' && isDone),
          takesTestsOnly: tenant.takesTestsOnly,
        })
      : null;
  return (
    <SettingsFrame role={role} current="status">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card title={say.title}>
          <div className="mb-6 flex flex-col gap-2">
            <p>
              <StatusBadge tone={TONES[state]}>{say.now[state].name}</StatusBadge>
            </p>
            <p className="text-muted">
              {sellsNot === null ? say.now[state].text : say.openWithoutOrders[sellsNot]}
            </p>
          </div>
          {state === 'draft' && missing.length > 0 && (
            <div className="mb-6 flex flex-col gap-2 rounded-control border border-line bg-sunken px-4 py-3">
              <p className="font-medium">{say.missing}</p>
              <ul className="list-disc pl-5">
                {missing.map(({ key, href, waitsFor }) => (
                  <li key={key}>
                    {waitsFor === null ? (
                      <Link href={href} prefetch={false} className="underline underline-offset-4">
                        {adminDashboardSentences.steps[key].title}
                      </Link>
                    ) : (
                      adminDashboardSentences.steps[key].title
                    )}
                  </li>
                ))}
              </ul>
              <p className="text-muted">{say.missingHint}</p>
            </div>
          )}
          {(state === 'draft' || state === 'live') && tenant.takesTestsOnly && (
            <div className="mb-6 flex flex-col gap-2 rounded-control border border-line bg-sunken px-4 py-3">
              <p>{say.sellsNothing}</p>
              <p>
                <Link href="/admin/settings/payments" className="underline underline-offset-4">
                  {say.connectLive}
                </Link>
              </p>
            </div>
          )}
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
          {(state === 'live' || state === 'paused') && (
            <VacationForm key={vacation?.version ?? 0} vacation={vacation} timeZone={shopZone} />
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
