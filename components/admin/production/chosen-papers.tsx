import { EmptyPage } from '@/components/admin/empty-page';
import { PrintPage } from '@/components/admin/orders/printing/print-page';
import { messages } from '@/lib/messages';
import { adminProductionSentences } from '@/lib/messages/en/admin/production';

type ChosenPapersProps = {
  title: string;
  /** No order is chosen, or none of the chosen ones is this shop's. */
  isEmpty: boolean;
  /** The chosen orders have nothing of this kind to print. */
  hasNothing?: boolean;
  children: React.ReactNode;
};

/** Papers of several orders, as they will be printed. */
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
    <PrintPage
      back={{ href: '/admin/production', label: adminProductionSentences.backToProduction }}
      title={title}
    >
      <div className="flex flex-col gap-8 print:block">{children}</div>
    </PrintPage>
  );
}
