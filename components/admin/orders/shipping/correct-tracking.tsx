'use client';
import { useId, useState } from 'react';
import { FormRefusal } from '@/components/admin/orders/form-refusal';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { shippingSettings as say } from '@/lib/messages/en/admin/shipping';
import type { Buyer } from '@/lib/messages/en/orders/buyer';
import type { ShipmentView } from '@/lib/orders/shipping/shipment-view';
import { carrierOf, isPlainNumber, plainNumber } from '@/lib/orders/tracking/carriers';
import type { ShippingActions } from './shipping-actions';
import { TrackingFields, type TypedTracking } from './tracking-fields';

type CorrectTrackingProps = {
  orderId: string;
  /** Which of the order's shipments it is, from 1. */
  number: number;
  shipment: ShipmentView;
  buyer: Buyer;
  correctShipment: ShippingActions['correctShipment'];
};

/** Corrects the tracking number of a parcel, or its carrier. */
export function CorrectTracking(props: CorrectTrackingProps) {
  const { orderId, number, shipment, buyer } = props;
  const { run, isPending, refusal, clear } = useAction(props.correctShipment, say.failed);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<TypedTracking>(() => ({
    number: shipment.trackingNumber,
    carrier: carrierOf(shipment.trackingNumber) === shipment.carrier ? null : shipment.carrier,
  }));
  const [isWrong, setIsWrong] = useState(false);
  const formId = useId();
  const error = refusal?.fields?.tracking_number ?? (isWrong ? say.numberWrong : undefined);
  const close = () => isPending || setIsOpen(false);

  async function submit() {
    const isRight = isPlainNumber(plainNumber(typed.number));
    setIsWrong(!isRight);
    if (!isRight) {
      return;
    }
    const { id: shipment_id, version } = shipment;
    const tracking = { carrier: typed.carrier, tracking_number: typed.number };
    const outcome = await run({ shipment_id, order_id: orderId, version, ...tracking });
    if (outcome?.ok) {
      setIsOpen(false);
      showToast(say.corrected);
    }
  }

  return (
    <>
      <button
        type="button"
        className={buttonStyle('quiet')}
        aria-label={say.ofShipment(say.correct, number)}
        onClick={() => setIsOpen(true)}
      >
        {say.correct}
      </button>
      <Dialog
        title={say.correctTitle}
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <button type="button" className={buttonStyle('secondary')} onClick={close}>
              {say.cancel}
            </button>
            <SubmitButton form={formId} isPending={isPending}>
              {say.saveCorrection}
            </SubmitButton>
          </>
        }
      >
        <ActionForm id={formId} className="flex flex-col gap-5" onSubmit={submit}>
          <TrackingFields
            typed={typed}
            error={error}
            onChange={(next) => {
              clear();
              setIsWrong(false);
              setTyped(next);
            }}
          />
          <FormRefusal fieldError={error} refusal={refusal} />
          <p className="rounded-control bg-sunken p-4 text-sm">{say.tellsCorrection(buyer)}</p>
        </ActionForm>
      </Dialog>
    </>
  );
}
