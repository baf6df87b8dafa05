import Link from 'next/link';
import { sourceName } from '@/lib/analytics/source-name';
import type { ProductRow, SourceRow, VisitsReport } from '@/lib/analytics/visits-report';
import { visitsSentences as say } from '@/lib/messages/en/admin/store/visits';
import { numberText } from '@/lib/messages/format';
import { formatCents } from '@/lib/money/cents';
import { FigureTable } from './figure-table';

type SectionProps = { id: string; title: string; hint?: string; children: React.ReactNode };

const Section = ({ id, title, hint, children }: SectionProps) => (
  <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
    <div>
      <h2 id={id} className="heading-2">
        {title}
      </h2>
      {hint && <p className="text-sm text-muted">{hint}</p>}
    </div>
    {children}
  </section>
);

const Nothing = ({ children }: { children: React.ReactNode }) => (
  <p className="rounded-card border border-dashed border-line-strong/50 px-6 py-8 text-center text-muted">
    {children}
  </p>
);

/** Where visits, and with them sales, came from. */
export const SourcesTable = ({ sources }: { sources: readonly SourceRow[] }) => (
  <Section id="sources" title={say.sources} hint={say.sourcesHint}>
    {sources.length === 0 ? (
      <Nothing>{say.noSources}</Nothing>
    ) : (
      <FigureTable
        caption={say.sources}
        first={say.source}
        names={[say.visits, ...(sources[0]?.sold == null ? [] : [say.orders, say.sales])]}
        rows={sources.map(({ source, visits, sold }) => ({
          key: source ?? ' ',
          name: sourceName(source),
          figures: [
            numberText(visits),
            ...(sold === null ? [] : [numberText(sold.orders), formatCents(sold.sales)]),
          ],
        }))}
      />
    )}
  </Section>
);

/** The products that sell best; for people who do not see sales, those that are looked at most. */
export function ProductsTable({ products }: { products: readonly ProductRow[] }) {
  const hasSales = products[0]?.sold != null;
  const title = hasSales ? say.bestSellers : say.mostViewed;
  return (
    <Section id="products" title={title} {...(hasSales && { hint: say.productsHint })}>
      {products.length === 0 ? (
        <Nothing>{say.noProducts}</Nothing>
      ) : (
        <FigureTable
          caption={title}
          first={say.product}
          names={[say.productViews, ...(hasSales ? [say.pieces, say.sales] : [])]}
          rows={products.map(({ id, name, views, sold }) => ({
            key: id ?? name,
            name,
            figures: [
              numberText(views),
              ...(sold === null ? [] : [numberText(sold.pieces), formatCents(sold.sales)]),
            ],
          }))}
        />
      )}
    </Section>
  );
}

/** The words that shoppers searched for and that no product has; each links to the search in the store. */
export const SearchesTable = ({ searches }: Pick<VisitsReport, 'searches'>) => (
  <Section id="searches" title={say.searches} hint={say.searchesHint}>
    {searches.length === 0 ? (
      <Nothing>{say.noSearches}</Nothing>
    ) : (
      <FigureTable
        caption={say.searches}
        first={say.words}
        names={[say.times]}
        rows={searches.map(({ words, count }) => ({
          key: words,
          name: (
            <Link
              href={`/admin/products?q=${encodeURIComponent(words)}`}
              prefetch={false}
              className="inline-flex min-h-6 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
            >
              {words}
            </Link>
          ),
          figures: [numberText(count)],
        }))}
      />
    )}
  </Section>
);
