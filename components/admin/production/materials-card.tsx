import { SizeChips } from '@/components/orders/size-chips';
import { buttonStyle } from '@/components/ui/button-styles';
import { ChevronIcon, DownloadIcon } from '@/components/ui/icons';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';
import { adminWords } from '@/lib/messages/en/admin/words';
import { productionSentences } from '@/lib/messages/en/production';
import { numberText } from '@/lib/messages/format';
import type { MaterialView } from '@/lib/production/production-views';

type MaterialsCardProps = { materials: readonly MaterialView[]; exportHref: string };

/** With more products than this the card is collapsed, so that the orders stay near the top. */
const MOST_UNFOLDED = 6;

const left = ({ pieces, made }: { pieces: number; made: number }) => pieces - made;

/** What to buy: the pieces still to make, by product and size. Finished pieces are not counted. */
export function MaterialsCard({ materials, exportHref }: MaterialsCardProps) {
  const rows = materials
    .map((material) => ({
      ...material,
      count: left(material),
      sizes: material.sizes
        .map((size) => ({ label: size.label, pieces: left(size) }))
        .filter(({ pieces }) => pieces > 0),
    }))
    .filter(({ count }) => count > 0);
  const folded = rows.slice(MOST_UNFOLDED);
  const pieces = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="rounded-card border border-line bg-surface px-4 sm:px-6">
      {/* Collapsed on a phone, so that the orders stay near the top. */}
      <details className="group supports-[selector(::details-content)]:lg:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4 py-2 [&::-webkit-details-marker]:hidden lg:pt-5">
          <h2 className="heading-2">{adminProductionSentences.whatToBuy}</h2>
          <span className="flex items-center gap-2 text-muted">
            <span className="tabular-nums">{adminProductionSentences.stillToMake(pieces)}</span>
            <ChevronIcon className="size-5 transition-transform group-open:rotate-90 motion-reduce:transition-none supports-[selector(::details-content)]:lg:hidden" />
          </span>
        </summary>
        <div className="pt-2 pb-4">
          <MaterialList rows={rows.slice(0, MOST_UNFOLDED)} />
          {folded.length > 0 && (
            <details className="border-t border-line pt-1">
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink">
                {productionSentences.moreProducts(folded.length)}
              </summary>
              <MaterialList rows={folded} />
            </details>
          )}
          {/* A plain link: the response is a file, so there is nothing to prefetch. */}
          <a href={exportHref} className={buttonStyle('quiet', 'min-h-11! py-0!')}>
            <DownloadIcon className="size-5" />
            {adminWords.exportCsv}
          </a>
        </div>
      </details>
    </section>
  );
}

type Row = Omit<MaterialView, 'sizes'> & { count: number; sizes: { label: string | null; pieces: number }[] };

const MaterialList = ({ rows }: { rows: readonly Row[] }) => (
  <ul className="divide-y divide-line">
    {rows.map(({ key, name, sku, count, sizes }) => (
      <li
        key={key}
        className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 py-3 first:pt-0 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_5rem]"
      >
        <div className="min-w-0">
          <p className="font-medium leading-snug">{name}</p>
          <p className="text-sm text-muted">{sku}</p>
        </div>
        <div className="col-span-2 row-start-2 empty:hidden md:col-span-1 md:col-start-2 md:row-start-1">
          {sizes.some(({ label }) => label !== null) && <SizeChips sizes={sizes} />}
        </div>
        <p className="text-right md:col-start-3">
          <span className="text-xl font-semibold tabular-nums">{numberText(count)}</span>
          <span className="block text-sm leading-tight text-muted">{productionSentences.pieces(count)}</span>
        </p>
      </li>
    ))}
  </ul>
);
