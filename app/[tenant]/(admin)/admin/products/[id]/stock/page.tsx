import type { Metadata } from 'next';
import Link from 'next/link';
import { StockCounts } from '@/components/admin/products/stock/stock-counts';
import { StockHistory } from '@/components/admin/products/stock/stock-history';
import { StockKindForm } from '@/components/admin/products/stock/stock-kind-form';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { getStock } from '@/lib/catalog/stocktaking/stock.queries';
import { stockPageSentences as sentences } from '@/lib/messages/en/admin/products/stock';
import { guardedPage } from '../../../../guarded-page';
import { saveStockCounts, saveStockKind } from './actions';

export const metadata: Metadata = { title: sentences.title };

const guarded = guardedPage({ may: 'products.view' });

/** How the stock of a product is kept, what is on hand, and each change of it. */
export default guarded(async (admin, { params }: PageProps<'/[tenant]/admin/products/[id]/stock'>) => {
  const { id } = await params;
  const stock = await getStock(admin.tenant.id, id);
  const back = (
    <Link href="/admin/products" className={buttonStyle('secondary', 'shrink-0 whitespace-nowrap')}>
      {sentences.back}
    </Link>
  );
  if (stock === null) {
    return (
      <div className="page-width flex max-w-3xl! flex-col gap-6 py-8">
        <PageHeading title={sentences.title}>{back}</PageHeading>
        <EmptyState title={sentences.notFound} />
      </div>
    );
  }
  return (
    <div className="page-width flex max-w-3xl! flex-col gap-6 py-8">
      <PageHeading title={sentences.titleOf(stock.name)}>{back}</PageHeading>
      <StockKindForm key={`${stock.kind} ${stock.lowStockAt}`} stock={stock} saveStockKind={saveStockKind} />
      {stock.kind !== 'uncounted' && <StockCounts stock={stock} saveStockCounts={saveStockCounts} />}
      <StockHistory history={stock.history} timeZone={admin.timeZone} />
    </div>
  );
});
