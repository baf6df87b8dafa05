import type { Metadata } from 'next';
import Link from 'next/link';
import { BuyerNote } from '@/components/admin/customers/buyer-note';
import { AccountMark } from '@/components/admin/customers/buyer-table';
import { OrderTable } from '@/components/admin/orders/list/order-table';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { roleMay } from '@/lib/auth/permissions';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { customersSentences as say } from '@/lib/messages/en/admin/store/customers';
import { numberText } from '@/lib/messages/format';
import { formatCents } from '@/lib/money/cents';
import { findBuyer } from '@/lib/orders/buyers/buyers.queries';
import { formatDate } from '@/lib/time/format-date';
import { guardedPage } from '../../../guarded-page';
import { saveCustomerNote } from '../actions';

export const metadata: Metadata = { title: adminPages.customers };

const guarded = guardedPage({ may: 'customers.view' });

/** One customer: sums, the shop's note, and their newest orders. */
export default guarded(async (admin, { params }: PageProps<'/[tenant]/admin/customers/[id]'>) => {
  const buyer = await findBuyer(admin.tenant.id, (await params).id);
  if (buyer === null) {
    return (
      <div className="page-width flex flex-col gap-8 py-8">
        <PageHeading title={adminPages.customers} />
        <EmptyState title={say.notFound}>
          <Link href="/admin/customers" className={buttonStyle('secondary')}>
            {say.all}
          </Link>
        </EmptyState>
      </div>
    );
  }
  const facts = [
    { label: say.orders, value: numberText(buyer.orderCount) },
    { label: say.paid, value: formatCents(buyer.paidCents) },
    { label: say.lastOrder, value: formatDate(buyer.lastOrderAt, admin.timeZone) },
  ];
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <Link
        href="/admin/customers"
        className="inline-flex min-h-11 items-center self-start text-muted underline underline-offset-4 hover:text-ink"
      >
        {say.all}
      </Link>
      <div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="heading-1 wrap-anywhere">{buyer.name}</h1>
          {buyer.isProven && <AccountMark />}
        </div>
        <p className="wrap-anywhere">
          <a
            href={`mailto:${encodeURIComponent(buyer.email)}`}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {buyer.email}
          </a>
        </p>
        <p className="text-sm text-muted">{buyer.isProven ? say.accountHint : say.noAccountHint}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-4">
          <dl className="grid grid-cols-2 gap-4 rounded-card border border-line bg-surface p-5 sm:grid-cols-3">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="text-lg font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-muted">{say.paidHint}</p>
        </div>
        {roleMay(admin.role, 'customers.edit') ? (
          <BuyerNote
            key={buyer.id}
            buyerId={buyer.id}
            note={buyer.note}
            version={buyer.noteVersion}
            saveNote={saveCustomerNote}
          />
        ) : (
          buyer.note !== '' && (
            <Card title={say.columns.note}>
              <p className="wrap-anywhere whitespace-pre-line">{buyer.note}</p>
            </Card>
          )
        )}
      </div>
      <div className="flex flex-col gap-4">
        <h2 className="heading-2">{say.orders}</h2>
        <OrderTable orders={buyer.orders} timeZone={admin.timeZone} />
        {buyer.hasMoreOrders && (
          <Link
            href={`/admin/orders?q=${encodeURIComponent(buyer.email)}`}
            className={buttonStyle('secondary', 'self-start')}
          >
            {say.moreOrders}
          </Link>
        )}
      </div>
    </div>
  );
});
