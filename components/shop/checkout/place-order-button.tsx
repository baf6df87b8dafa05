'use client';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import { taxSentences } from '@/lib/messages/en/shop/price/tax';

type PlaceOrderButtonProps = { isPending: boolean; onPlace: () => void };

/** In place of PayPal's button, for an order that costs nothing. */
export const PlaceOrderButton = ({ isPending, onPlace }: PlaceOrderButtonProps) => (
  <div className="flex flex-col gap-3">
    <p>{taxSentences.nothingToPay}</p>
    <SubmitButton
      type="button"
      isPending={isPending}
      pendingLabel={checkoutFormSentences.placingOrder}
      onClick={onPlace}
    >
      {taxSentences.placeOrder}
    </SubmitButton>
  </div>
);
