import Link from 'next/link';
import type { Figures } from '@/lib/dashboard/dashboard-views';
import { adminDashboardSentences } from '@/lib/messages/en/admin/dashboard';
import { numberText } from '@/lib/messages/format';
import { formatCents } from '@/lib/money/cents';

type FigureCardsProps = {
  figures: Figures;
  /** Which of them the role may see. */
  shown: { orders: boolean; revenue: boolean; products: boolean };
};

/** The four numbers of specification §2, as far as the role may see them, each with a link to its list. */
export function FigureCards({ figures, shown }: FigureCardsProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {shown.orders && (
        <>
          <FigureCard
            name={adminDashboardSentences.totalOrders}
            value={numberText(figures.totalOrders)}
            href="/admin/orders"
          />
          <FigureCard
            name={adminDashboardSentences.pendingOrders}
            value={numberText(figures.pendingOrders)}
            href="/admin/orders?status=pending"
          />
        </>
      )}
      {shown.revenue && (
        <FigureCard name={adminDashboardSentences.totalRevenue} value={formatCents(figures.revenue)} />
      )}
      {shown.products && (
        <FigureCard
          name={adminDashboardSentences.totalProducts}
          value={numberText(figures.totalProducts)}
          href="/admin/products"
        />
      )}
    </dl>
  );
}

function FigureCard({ name, value, href }: { name: string; value: string; href?: string }) {
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
