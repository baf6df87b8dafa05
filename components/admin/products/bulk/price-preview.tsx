import type { PricePreviewLine } from '@/lib/catalog/bulk/bulk-result';
import { bulkSentences } from '@/lib/messages/en/admin/products/bulk';
import { formatCents } from '@/lib/money/cents';

/** The most lines that are shown; those with a problem are first. */
const MOST_SHOWN = 100;

function newPriceText({ from, to, problem }: PricePreviewLine): string {
  if (to !== null) {
    return bulkSentences.previewLine(formatCents(from), formatCents(to));
  }
  return `${formatCents(from)}, ${problem === null ? bulkSentences.stays : bulkSentences.reasons[problem]}`;
}

/** The new price of each product, before anything is changed. */
export function PricePreview({ lines, changing }: { lines: readonly PricePreviewLine[]; changing: number }) {
  return (
    <section aria-labelledby="price-preview" className="mt-6">
      <h3 id="price-preview" className="mb-2 font-semibold">
        {bulkSentences.preview}
      </h3>
      {changing === 0 && (
        <p role="status" className="text-warning">
          {bulkSentences.nothingToChange}
        </p>
      )}
      <ul className="divide-y divide-line rounded-control border border-line">
        {lines.slice(0, MOST_SHOWN).map((line) => (
          <li key={line.id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2">
            <span className="min-w-0 break-words">
              {line.name}
              {line.variants > 0 && (
                <span className="text-muted"> {bulkSentences.variants(line.variants)}</span>
              )}
            </span>
            <span className={line.to === null ? 'text-warning' : 'tabular-nums'}>{newPriceText(line)}</span>
          </li>
        ))}
      </ul>
      {lines.length > MOST_SHOWN && (
        <p className="mt-2 text-muted">{bulkSentences.more(lines.length - MOST_SHOWN)}</p>
      )}
    </section>
  );
}
