'use client';
import { useCallback, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { useAddressKey } from '@/components/ui/use-address-key';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';
import { type ExchangedKey, exchangeOrderKey } from './exchange-order-key';
import { OrderNotFound } from './order-not-found';

/**
 * Opens the order of the link's key, and goes to the order's page. `earlierKey` is the key in a link of older mails.
 */
export function OpenOrder({ earlierKey }: { earlierKey?: string }) {
  const addressKey = useAddressKey();
  const key = earlierKey ?? addressKey;
  const [answer, setAnswer] = useState<ExchangedKey | null>(null);

  const open = useCallback(async () => {
    if (!key) {
      return;
    }
    setAnswer(null);
    const exchanged = await exchangeOrderKey(key);
    if (exchanged.kind === 'opened') {
      // Replaced, so that "back" does not lead to an address with a key.
      window.location.replace(exchanged.path);
      return;
    }
    setAnswer(exchanged);
  }, [key]);

  useEffect(() => {
    void open();
  }, [open]);

  if (key === '' || answer?.kind === 'not_found') {
    return <OrderNotFound />;
  }
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center">
      <h1 className="heading-1">{orderLinkSentences.title}</h1>
      {answer === null ? (
        <Spinner label={orderLinkSentences.opening} />
      ) : (
        <>
          <Notice kind="error">
            {answer.kind === 'refused' ? answer.message : orderLinkSentences.openFailed}
          </Notice>
          <button type="button" className={buttonStyle('secondary')} onClick={() => void open()}>
            {orderLinkSentences.tryAgain}
          </button>
        </>
      )}
    </div>
  );
}
