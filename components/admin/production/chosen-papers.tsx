import { EmptyPage } from '@/components/admin/empty-page';
import { PrintPage } from '@/components/admin/orders/printing/print-page';
import { messages } from '@/lib/messages';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';

type ChosenPapersProps = {
  title: string;
  /** No order is chosen, or none of those is the shop's. */
  isEmpty: boolean;
  /** There is nothing of this kind to print of them. */
  hasNothing?: boolean;
  children: React.ReactNode;
};

/** Papers of several orders, as they will come out of the printer. */
export function ChosenPapers({ title, isEmpty, hasNothing = false, children }: ChosenPapersProps) {
  if (isEmpty || hasNothing) {
    return (
      <EmptyPage
        heading={title}
        title={isEmpty ? messages.production.noneChosen : messages.production.noLabels}
        text={isEmpty ? messages.production.noneChosenHint : messages.production.noLabelsHint}
        href="/admin/production"
        link={adminProductionSentences.backToProduction}
      />
    );
  }
  return (
    <PrintPage back={{ href: '/admin/production', label: 'Back to production' }} title={title}>
      <div className="flex flex-col gap-8 print:block">{children}</div>
    </PrintPage>
  );
}
