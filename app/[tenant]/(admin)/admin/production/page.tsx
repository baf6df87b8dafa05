import type { Metadata } from 'next';
import Link from 'next/link';
import { EmptyPage } from '@/components/admin/empty-page';
import { MaterialsCard } from '@/components/admin/production/materials-card';
import { ProductionBoard } from '@/components/admin/production/production-board';
import { ProductionFilters, ProductionViews } from '@/components/admin/production/production-filters';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { PagerLinks } from '@/components/ui/pager-links';
import { actorNameOf } from '@/lib/auth/admin';
import { messages } from '@/lib/messages';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';
import { ordersText } from '@/lib/messages/en/counts';
import { decodeOrderCursor } from '@/lib/orders/list/order-cursor';
import { listMaterials } from '@/lib/production/materials/materials.queries';
import { countProduction, listProduction } from '@/lib/production/production.queries';
import {
  ALL_WORK,
  type ProductionFilter,
  parseProductionFilter,
  productionQuery,
} from '@/lib/production/production-filter';
import { guardedPage } from '../../guarded-page';
import { completeMadeOrder, tickPieces, undoOrderCompletion } from './actions';

export const metadata: Metadata = { title: adminPages.production };

const guarded = guardedPage({ may: 'production.view' });

/** What to buy and what to make for all paid orders that are not completed. */
export default guarded(async (admin, { searchParams }: PageProps<'/[tenant]/admin/production'>) => {
  const parameters = await searchParams;
  const filter = parseProductionFilter(parameters);
  const cursor = decodeOrderCursor(parameters.cursor);
  const [materials, page, open, made] = await Promise.all([
    listMaterials(admin.tenant.id),
    listProduction(admin.tenant.id, { filter, cursor }),
    countProduction(admin.tenant.id, { ...filter, view: 'open' }),
    countProduction(admin.tenant.id, { ...filter, view: 'made' }),
  ]);
  const count = filter.view === 'open' ? open : made;
  const chosen = filter.product === null ? materials : materials.filter(({ key }) => key === filter.product);
  const left = chosen.reduce((sum, { pieces, made: finished }) => sum + pieces - finished, 0);
  const pageHref = (place: string | null) =>
    place === null ? null : `/admin/production${productionQuery(filter, { cursor: place })}`;
  if (materials.length === 0) {
    return (
      <EmptyPage
        heading={adminPages.production}
        title={messages.production.none}
        text={messages.production.noneHint}
        href="/admin/orders"
        link={adminProductionSentences.seeAllOrders}
      />
    );
  }
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageHeading title={adminPages.production} />
      <ProductionFilters filter={filter} products={materials} />
      {filter.view === 'open' && left > 0 && (
        <MaterialsCard
          materials={chosen}
          exportHref={`/admin/production/export${productionQuery({ ...ALL_WORK, product: filter.product })}`}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="sr-only">{adminProductionSentences.whatToMake}</h2>
        <ProductionViews filter={filter} counts={{ open, made }} />
        {count > 0 && (
          <p role="status" className="text-muted">
            {`${ordersText(count)}. ${messages.production.due}`}
          </p>
        )}
      </div>
      {count === 0 ? (
        <EmptyState title={emptyTitle(filter)} {...(open + made === 0 ? {} : emptyHint(filter))}>
          {productionQuery(filter) !== '' && (
            <Link href="/admin/production" className={buttonStyle('secondary')}>
              {adminProductionSentences.showEverything}
            </Link>
          )}
        </EmptyState>
      ) : (
        <>
          <ProductionBoard
            key={page.orders.map(({ id }) => id).join() + productionQuery(filter)}
            orders={page.orders}
            ticks={page.ticks}
            isUnfinishedOnly={filter.isUnfinishedOnly}
            isWhole={filter.product === null}
            madeBy={actorNameOf(admin)}
            timeZone={admin.timeZone}
            today={page.today}
            tickPieces={tickPieces}
            completeOrder={completeMadeOrder}
            undoOrder={undoOrderCompletion}
          />
          <PagerLinks newerHref={pageHref(page.previous)} olderHref={pageHref(page.next)} />
        </>
      )}
    </div>
  );
});

const isPlain = ({ search, product }: ProductionFilter) => search === '' && product === null;

function emptyTitle(filter: ProductionFilter): string {
  if (!isPlain(filter)) {
    return messages.production.noneFound;
  }
  return filter.view === 'made' ? messages.production.noneMade : messages.production.noneToMake;
}

const emptyHint = (filter: ProductionFilter) =>
  filter.view === 'open' && isPlain(filter) ? { text: messages.production.noneToMakeHint } : {};
