import Link from 'next/link';
import { classNames } from '@/components/ui/class-names';
import type { CatalogFigures, Figures } from '@/lib/dashboard/dashboard-views';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';
import { numberText } from '@/lib/messages/format';
import { formatCents } from '@/lib/money/cents';

type Figure = { name: string; value: string; href?: string };

type FigureCardsProps = {
  figures: Figures;
  /** Which of them the role may see besides those about orders. */
  shown: { revenue: boolean; products: boolean };
};

/** The four numbers of specification §2, as far as the role may see them, each with a link to its list. */
export function FigureCards({ figures, shown }: FigureCardsProps) {
  return (
    <FigureList
      figures={[
        {
          name: adminDashboardSentences.totalOrders,
          value: numberText(figures.totalOrders),
          href: '/admin/orders',
        },
        {
          name: adminDashboardSentences.pendingOrders,
          value: numberText(figures.pendingOrders),
          href: '/admin/orders?status=pending',
        },
        ...(shown.revenue
          ? [{ name: adminDashboardSentences.totalRevenue, value: formatCents(figures.revenue) }]
          : []),
        ...(shown.products
          ? [
              {
                name: adminDashboardSentences.totalProducts,
                value: numberText(figures.totalProducts),
                href: '/admin/products',
              },
            ]
          : []),
      ]}
    />
  );
}

/** The figures for a product manager, who does not see orders. */
export function CatalogFigureCards({ figures }: { figures: CatalogFigures }) {
  return (
    <FigureList
      figures={[
        {
          name: adminDashboardSentences.totalProducts,
          value: numberText(figures.products),
          href: '/admin/products',
        },
        {
          name: adminDashboardSentences.hiddenProducts,
          value: numberText(figures.hidden),
          href: '/admin/products?status=inactive',
        },
        { name: adminDashboardSentences.withoutPicture, value: numberText(figures.withoutPicture) },
      ]}
    />
  );
}

const COLUMNS: Record<number, string> = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4' };

function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classNames('grid grid-cols-2 gap-3 sm:gap-4', COLUMNS[figures.length])}>
      {figures.map((figure) => (
        <FigureCard key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

function FigureCard({ name, value, href }: Figure) {
  return (
    <div className="relative flex flex-col gap-2 rounded-card border border-line bg-surface p-4 has-[a:hover]:border-line-strong sm:p-5">
      <dt className="text-muted">
        {href ? (
          <Link href={href} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        ) : (
          name
        )}
      </dt>
      <dd className="mt-auto font-display text-xl font-medium leading-none tabular-nums sm:text-3xl">
        {value}
      </dd>
    </div>
  );
}
