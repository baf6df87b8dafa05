'use client';
import { useSave } from '@/components/admin/settings/use-save';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages';
import { requestPayPalMessages } from './actions';

/** Says that PayPal's messages do not arrive, and asks for them once more. */
export function PayPalMessages() {
  const { save, isBusy, isSaved, error } = useSave(requestPayPalMessages);
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line bg-sunken px-4 py-4">
      <p>{messages.payPalMessages.silent}</p>
      {error && <Notice kind="error">{error}</Notice>}
      {isSaved && <Notice kind="success">{messages.settings.saved}</Notice>}
      <button
        type="button"
        className={buttonStyle('secondary', 'self-start')}
        aria-disabled={isBusy}
        onClick={() => void save(null)}
      >
        {isBusy ? 'Asking PayPal…' : messages.payPalMessages.tryAgain}
      </button>
    </div>
  );
}
