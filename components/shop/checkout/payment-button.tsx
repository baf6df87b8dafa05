'use client';
import { PayPalButtons, PayPalScriptProvider, usePayPalScriptReducer } from '@paypal/react-paypal-js';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';

export type PaymentSettings = {
  clientId: string;
  /** The account that is paid, if the client id is not its own. */
  merchantId: string | null;
  sdkUrl: string | null;
};

type PaymentButtonProps = PaymentSettings & {
  /** Called on every click; false keeps the payment window closed. */
  canStart: () => boolean;
  /** Returns PayPal's order id. */
  start: () => Promise<string>;
  /** Captures the approved payment; `restart` opens the window again, to choose another way to pay. */
  finish: (paypalOrderId: string, restart: () => void) => Promise<void>;
  onCancel: () => void;
  onError: () => void;
};

/** PayPal's button. Its script is loaded here and nowhere else. */
export function PaymentButton({ clientId, merchantId, sdkUrl, ...callbacks }: PaymentButtonProps) {
  const [round, setRound] = useState(0);
  return (
    <PayPalScriptProvider
      key={round}
      options={{
        clientId,
        currency: 'USD',
        intent: 'capture',
        ...(merchantId && { merchantId }),
        ...(sdkUrl && { sdkBaseUrl: sdkUrl }),
      }}
    >
      <ButtonOrState {...callbacks} retry={() => setRound(round + 1)} />
    </PayPalScriptProvider>
  );
}

type ButtonOrStateProps = Omit<PaymentButtonProps, keyof PaymentSettings> & { retry: () => void };

function ButtonOrState({ canStart, start, finish, onCancel, onError, retry }: ButtonOrStateProps) {
  const [{ isPending, isRejected }] = usePayPalScriptReducer();
  if (isRejected) {
    return (
      <div className="flex flex-col items-start gap-4">
        <Notice kind="error">{checkoutSentences.paymentButtonFailed}</Notice>
        <button type="button" className={buttonStyle('secondary')} onClick={retry}>
          {buttonSentences.tryAgain}
        </button>
      </div>
    );
  }
  return (
    <>
      {isPending && <Spinner label={checkoutFormSentences.loadingPayPal} />}
      <PayPalButtons
        style={{ layout: 'vertical', shape: 'rect', label: 'pay' }}
        onClick={(_data, actions) => (canStart() ? actions.resolve() : actions.reject())}
        createOrder={start}
        onApprove={({ orderID }, actions) => finish(orderID, () => actions.restart())}
        onCancel={onCancel}
        onError={onError}
      />
    </>
  );
}
