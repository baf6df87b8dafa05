import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { PrintButton } from '@/components/ui/print-button';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';

type PrintPageProps = {
  back: { href: string; label: string };
  /** The page's heading, for a paper that has none of its own. */
  title?: string;
  /** A hint before printing; not printed. */
  hint?: string;
  children: React.ReactNode;
};

export const backToOrder = ({ id, orderNumber }: { id: string; orderNumber: number }) => ({
  href: `/admin/orders/${id}`,
  label: adminPrintingSentences.backToOrder(orderNumber),
});

/** The preview of printable papers, with a link back; only the paper itself is printed. */
export function PrintPage({ back, title, hint, children }: PrintPageProps) {
  return (
    <div className="page-width flex flex-col gap-6 py-8 print:block print:max-w-none print:p-0">
      <div className="mx-auto flex w-full max-w-[210mm] flex-wrap items-center justify-between gap-3 print:hidden">
        <Link href={back.href} className={buttonStyle('quiet')}>
          {back.label}
        </Link>
        <PrintButton />
        {title && <h1 className="heading-1 basis-full">{title}</h1>}
        {hint && <p className="basis-full text-muted">{hint}</p>}
      </div>
      {children}
    </div>
  );
}
