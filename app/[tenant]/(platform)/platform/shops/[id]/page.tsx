import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Facts } from '@/components/platform/facts';
import { Card } from '@/components/ui/card';
import { PageHeading } from '@/components/ui/page-heading';
import { readAuditEvent } from '@/lib/auth/team/audit-event';
import { describeAuditEvent } from '@/lib/auth/team/describe-audit-event';
import { storeStatusSentences } from '@/lib/messages/en/admin/store/store-status';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import { consoleSentences as say } from '@/lib/messages/en/platform/console';
import { platformFrameSentences } from '@/lib/messages/en/platform/frame';
import { formatCents } from '@/lib/money/cents';
import { shopIdInput } from '@/lib/platform/platform-input';
import { getShop } from '@/lib/platform/shops.queries';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import { isRole } from '@/lib/tenants/roles';
import { formatDate, formatDateTime } from '@/lib/time/format-date';
import { platformPage } from '../../../platform-page';
import { StateBadge } from '../state-badge';
import { ActForm } from './act-form';
import { AddressForm } from './address-form';
import { FeatureButton } from './feature-button';
import { FeeForm } from './fee-form';
import { MoveForm } from './move-form';
import { WayInButton } from './way-in-button';

export const metadata: Metadata = { title: platformFrameSentences.shops };

type ShopPageProps = Pick<PageProps<'/[tenant]/platform/shops/[id]'>, 'params'>;

const roleName = (role: string) => (isRole(role) ? adminTeamSentences.roles[role].name : say.unknown);

export default platformPage(async (operator, { params }: ShopPageProps) => {
  const id = shopIdInput.safeParse((await params).id);
  const found = id.success ? await getShop(operator, id.data) : null;
  if (found === null) {
    notFound();
  }
  const { shop, people, fees, moves, log } = found;
  const { timeZone } = operator;
  const address = (await storeLinks(shop))('/');
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading title={shop.name}>
        <StateBadge state={shop.state} />
      </PageHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <Card title={say.facts}>
          <Facts
            facts={[
              [
                say.address,
                <a key="address" href={address} className="underline underline-offset-4">
                  {address}
                </a>,
              ],
              [say.domain, shop.customDomain ?? say.none],
              [say.opened, formatDate(shop.createdAt, timeZone)],
              [say.salesOf30, formatCents(shop.salesCents)],
              [say.lastSale, shop.lastSaleAt === null ? say.none : formatDate(shop.lastSaleAt, timeZone)],
              [say.fee, say.feeText(shop.fee.basisPoints, formatCents(shop.fee.fixedCents))],
            ]}
          />
        </Card>
        <Card title={say.people}>
          <Facts
            facts={people.map(({ email, name, role }) => [
              roleName(role),
              name === '' ? email : `${name} (${email})`,
            ])}
          />
          <WayInButton id={shop.id} />
        </Card>
        <Card title={say.moves}>
          <MoveForm id={shop.id} state={shop.state} />
          {moves.length > 0 && (
            <ul className="mt-6 divide-y divide-line border-t border-line">
              {moves.map(({ id: moveId, to, actorName, reason, createdAt }) => (
                <li key={moveId} className="flex flex-col gap-1 py-3">
                  <p className="font-medium">{say.moveOf(storeStatusSentences.now[to].name, actorName)}</p>
                  {reason !== '' && <p className="whitespace-pre-line">{reason}</p>}
                  <p className="text-sm text-muted">{formatDateTime(createdAt, timeZone)}</p>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card title={say.setFee}>
          <FeeForm
            id={shop.id}
            percentage={(shop.fee.basisPoints / 100).toFixed(2)}
            fixed={(shop.fee.fixedCents / 100).toFixed(2)}
          />
          <h3 className="mb-2 mt-6 font-medium">{say.feeHistory}</h3>
          {fees.length === 0 ? (
            <p className="text-muted">{say.noFees}</p>
          ) : (
            <ul className="divide-y divide-line">
              {fees.map(({ id: feeId, basisPoints, fixedCents, validFrom, actorName }) => (
                <li key={feeId} className="py-2">
                  <span className="font-medium">{say.feeText(basisPoints, formatCents(fixedCents))}</span>{' '}
                  <span className="text-muted">
                    {say.feeFrom(formatDateTime(validFrom, timeZone), actorName)}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Card>
        <Card title={say.changeAddress}>
          <AddressForm id={shop.id} slug={shop.slug} />
        </Card>
        <Card title={say.actAs}>
          <ActForm id={shop.id} />
        </Card>
        <Card title={say.featured}>
          <FeatureButton id={shop.id} isFeatured={shop.isFeatured} />
        </Card>
        <Card title={say.log} className="lg:col-span-2">
          {log.length === 0 ? (
            <p className="text-muted">{say.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {log.map((entry) => (
                <li key={entry.id} className="flex flex-col gap-1 py-3">
                  <p>
                    {entry.actorName} {describeAuditEvent(readAuditEvent(entry))}
                  </p>
                  <p className="text-sm text-muted">{formatDateTime(entry.createdAt, timeZone)}</p>
                </li>
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  );
});
