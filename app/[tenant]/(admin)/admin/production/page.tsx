import type { Metadata } from 'next';
import Link from 'next/link';
import { MaterialsCard } from '@/components/admin/production/materials-card';
import { ProductionBoard } from '@/components/admin/production/production-board';
import { ProductionFilters } from '@/components/admin/production/production-filters';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { actorNameOf } from '@/lib/auth/admin';
import { messages } from '@/lib/messages';
import { decodeOrderCursor } from '@/lib/orders/order-cursor';
import { listMaterials } from '@/lib/production/materials.queries';
import { countProduction, listProduction } from '@/lib/production/production.queries';
import { parseProductionFilter, productionQuery } from '@/lib/production/production-filter';
import { guardedPage } from '../../guarded-page';
import { tickPieces } from './actions';

export const metadata: Metadata = { title: 'Production' };

/** What to buy and what to make, over all orders that are paid for and not finished. */
export default guardedPage(async (admin, { searchParams }: PageProps<'/[tenant]/admin/production'>) => {
  const parameters = await searchParams;
  const filter = parseProductionFilter(parameters);
  const cursor = decodeOrderCursor(parameters.cursor);
  const [materials, page, count] = await Promise.all([
    listMaterials(admin.tenant.id),
    listProduction(admin.tenant.id, { filter, cursor }),
    countProduction(admin.tenant.id, filter),
  ]);
  const chosen = filter.product === null ? materials : materials.filter(({ key }) => key === filter.product);
  const pageHref = (place: string | null) =>
    place === null ? null : `/admin/production${productionQuery(filter, { cursor: place })}`;
  if (materials.length === 0) {
    return (
      <div className="page-width flex flex-col gap-6 py-8">
        <PageHeading title="Production" />
        <EmptyState title={messages.production.none} text={messages.production.noneHint}>
          <Link href="/admin/orders" className={buttonStyle('secondary')}>
            See all orders
          </Link>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title="Production" />
      <ProductionFilters filter={filter} products={materials} />
      {count === 0 ? (
        <EmptyState title={messages.production.noneFound}>
          <Link href="/admin/production" className={buttonStyle('secondary')}>
            Show everything
          </Link>
        </EmptyState>
      ) : (
        <>
          <MaterialsCard
            materials={chosen}
            isUnfinishedOnly={filter.isUnfinishedOnly}
            exportHref={`/admin/production/export${productionQuery({ ...filter, isUnfinishedOnly: false })}`}
          />
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pt-2">
            <h2 className="heading-2">What to make</h2>
            <p role="status" className="text-muted">
              {count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`}, the oldest first
            </p>
          </div>
          <ProductionBoard
            key={page.orders.map(({ id }) => id).join() + productionQuery(filter)}
            orders={page.orders}
            ticks={page.ticks}
            isUnfinishedOnly={filter.isUnfinishedOnly}
            madeBy={actorNameOf(admin)}
            timeZone={admin.timeZone}
            tickPieces={tickPieces}
          />
          <PagerLinks newerHref={pageHref(page.previous)} olderHref={pageHref(page.next)} />
        </>
      )}
    </div>
  );
});
