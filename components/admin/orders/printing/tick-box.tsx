import { CheckIcon } from '@/components/ui/icons';
import { adminPrintingSentences } from '@/lib/messages/en/admin/printing';

/** A box to tick with a pen; already ticked if it is in the production view. */
export function TickBox({ isTicked = false }: { isTicked?: boolean }) {
  return (
    <span className="inline-flex size-5 shrink-0 items-center justify-center rounded-sm border border-line-strong align-middle">
      {isTicked && (
        <>
          <CheckIcon className="size-4" />
          <span className="sr-only">{adminPrintingSentences.made}</span>
        </>
      )}
    </span>
  );
}
