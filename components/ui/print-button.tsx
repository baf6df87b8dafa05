'use client';
import { buttonStyle } from '@/components/ui/button-styles';
import { PrinterIcon } from '@/components/ui/icons';
import { uiSentences } from '@/lib/messages/en/ui';

/** Opens the browser's print dialog, which also offers the paper size. */
export function PrintButton() {
  return (
    <button type="button" className={buttonStyle('primary')} onClick={() => window.print()}>
      <PrinterIcon className="size-5" />
      {uiSentences.print}
    </button>
  );
}
