'use client';
import { useState } from 'react';
import { asking, useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { shippingSettings as say } from '@/lib/messages/en/admin/shipping';
import type { Buyer } from '@/lib/messages/en/orders/buyer';
import type { ShipmentView } from '@/lib/orders/shipping/shipment-view';
import type { ShippingActions } from './shipping-actions';

type TakeBackProps = {
  orderId: string;
  /** Which of the order's shipments it is, from 1. */
  number: number;
  shipment: ShipmentView;
  buyer: Buyer;
  withdrawShipment: ShippingActions['withdrawShipment'];
};

/** Says that a shipment did not happen, after a question. */
export function TakeBack({ orderId, number, shipment, buyer, withdrawShipment }: TakeBackProps) {
  const withdrawing = useAction(withdrawShipment, say.failed);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttonStyle('quiet')}
        aria-label={say.ofShipment(say.takeBack, number)}
        onClick={() => setIsOpen(true)}
      >
        {say.takeBack}
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        question={say.takeBackTitle}
        text={say.takesBack(buyer)}
        confirmLabel={say.takeBack}
        {...asking(withdrawing, () => setIsOpen(false))}
        onConfirm={async () => {
          const outcome = await withdrawing.run({ order_id: orderId, shipment_id: shipment.id });
          if (outcome?.ok) {
            setIsOpen(false);
            showToast(say.takenBack);
          }
        }}
      />
    </>
  );
}
