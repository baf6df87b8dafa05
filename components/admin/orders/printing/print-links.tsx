import Link from 'next/link';
import { PrinterIcon } from '@/components/ui/icons';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';

type PrintLinksProps = {
  orderId: string;
  /** Whether the order names people, for whom there are labels. */
  hasLabels: boolean;
};

/** Links to the printable papers of an order, each with a preview page. */
export function PrintLinks({ orderId, hasLabels }: PrintLinksProps) {
  const papers = [
    { path: 'work-sheet', name: adminPages.workSheet },
    ...(hasLabels ? [{ path: 'labels', name: adminPages.bagLabels }] : []),
    { path: 'slip', name: adminPrintingSentences.printSlip },
  ];
  return (
    <ul className="-my-2 flex flex-wrap gap-x-6">
      {papers.map(({ path, name }) => (
        <li key={path}>
          <Link
            href={`/admin/orders/${orderId}/${path}`}
            className="inline-flex min-h-11 items-center gap-2 font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            <PrinterIcon className="size-5 text-muted" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
