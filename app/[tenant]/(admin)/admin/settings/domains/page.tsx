import type { Metadata } from 'next';
import { SettingsFrame } from '@/components/admin/settings/settings-frame';
import { Card } from '@/components/ui/card';
import { wantedRecords } from '@/lib/domains/domain-records';
import { isEnded } from '@/lib/domains/domain-status';
import { type Domain, listDomains } from '@/lib/domains/domains.queries';
import { findTarget, targetHost } from '@/lib/domains/target';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { domainSentences as say } from '@/lib/messages/en/admin/store/domains';
import { storeLinksAt } from '@/lib/tenants/hosts/address-of-now';
import { formatDate, formatDateTime } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';
import { ConnectForm } from './connect-form';
import { DomainCard, type ShownDomain } from './domain-card';

export const metadata: Metadata = { title: adminPages.domains };

const guarded = guardedPage({ may: 'domains.view' });

/** The shop's names, with the records that each needs and how the last check found them. */
export default guarded(async ({ role, tenant, timeZone }) => {
  const domains = await listDomains(tenant.id);
  const target = (domains.length > 0 ? await findTarget() : null) ?? { host: targetHost(), addresses: [] };
  const shown = ({ records, ...domain }: Domain): ShownDomain => ({
    id: domain.id,
    host: domain.host,
    partner: domain.partner,
    status: domain.status,
    isMain: domain.host === tenant.customDomain,
    isWorking: domain.workingAt !== null,
    isEnded: isEnded(domain.status),
    provableUntil: domain.verifiedAt === null ? formatDate(domain.expiresAt, timeZone) : null,
    checked: domain.checkedAt && formatDateTime(domain.checkedAt, timeZone),
    records: wantedRecords(domain, domain.token, target).map(({ type, name, values, isOptional }) => {
      const found = records.find((one) => one.name === name && one.type === type);
      return { type, name, values, isOptional, state: found?.state ?? 'unknown', found: found?.found ?? [] };
    }),
  });
  const { host } = new URL(storeLinksAt({ ...tenant, customDomain: null }, null)('/'));
  return (
    <SettingsFrame role={role} current="domains">
      <p className="max-w-prose text-muted">{say.lead}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card title={say.add}>
          <ConnectForm />
        </Card>
        <Card title={say.own}>
          <p className="wrap-anywhere font-medium">{host}</p>
        </Card>
      </div>
      {domains.map((domain) => (
        <DomainCard key={domain.id} domain={shown(domain)} />
      ))}
    </SettingsFrame>
  );
});
