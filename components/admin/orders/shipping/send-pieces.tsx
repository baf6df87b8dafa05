'use client';
import { useId, useState } from 'react';
import { FormRefusal } from '@/components/admin/orders/form-refusal';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { shippingSettings as say } from '@/lib/messages/en/admin/shipping';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { Buyer } from '@/lib/messages/en/orders/buyer';
import { readPieces } from '@/lib/orders/read-pieces';
import { isPlainNumber, plainNumber } from '@/lib/orders/tracking/carriers';
import { randomUuid } from '@/lib/random-uuid';
import type { ShippingActions } from './shipping-actions';
import { TrackingFields, type TypedTracking } from './tracking-fields';

type SendPiecesProps = {
  orderId: string;
  isPickup: boolean;
  buyer: Buyer;
  /** The lines with pieces left to send. */
  lines: readonly { id: string; name: string; most: number }[];
  shipOrder: ShippingActions['shipOrder'];
};

/** Notes which pieces have left, with the tracking number, or which are ready for pickup. */
export function SendPieces(props: SendPiecesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <button
        type="button"
        className={`${buttonStyle('primary')} self-start max-sm:w-full`}
        onClick={() => {
          setOpenings(openings + 1);
          setIsOpen(true);
        }}
      >
        {props.isPickup ? say.ready : say.send}
      </button>
      <SendDialog key={openings} {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

type SendDialogProps = SendPiecesProps & { isOpen: boolean; onClose: () => void };

function SendDialog({ orderId, isPickup, buyer, lines, isOpen, onClose, shipOrder }: SendDialogProps) {
  const { run, isPending, refusal, clear } = useAction(shipOrder, say.failed);
  const [pieces, setPieces] = useState(() => lines.map(({ most }) => String(most)));
  const [tracking, setTracking] = useState<TypedTracking>({ number: '', carrier: null });
  const [shipmentId] = useState(() => randomUuid());
  const [problem, setProblem] = useState<'pieces' | 'nothing' | 'number' | null>(null);
  const formId = useId();
  const numberError =
    refusal?.fields?.tracking_number ?? (problem === 'number' ? say.numberWrong : undefined);

  const piecesError = (index: number): string | undefined => {
    if (problem === 'nothing' && index === 0) {
      return say.nothingChosen;
    }
    const most = lines[index]?.most ?? 0;
    return problem === 'pieces' && readPieces(pieces[index] ?? '', most) === null
      ? adminWords.fromNoneTo(most)
      : undefined;
  };
  const firstError = numberError ?? lines.map((_line, index) => piecesError(index)).find(Boolean);

  async function submit() {
    const counts = lines.map(({ most }, index) => readPieces(pieces[index] ?? '', most));
    const chosen = lines.flatMap(({ id }, index) => {
      const count = counts[index] ?? 0;
      return count > 0 ? [{ item_id: id, pieces: count }] : [];
    });
    const found = counts.includes(null)
      ? 'pieces'
      : chosen.length === 0
        ? 'nothing'
        : isPlainNumber(plainNumber(tracking.number))
          ? null
          : 'number';
    setProblem(found);
    if (found !== null) {
      return;
    }
    const outcome = await run({
      shipment_id: shipmentId,
      order_id: orderId,
      pieces: chosen,
      carrier: tracking.carrier,
      tracking_number: tracking.number,
    });
    if (outcome?.ok) {
      onClose();
      showToast(say.sent(buyer));
    }
  }

  return (
    <Dialog
      title={isPickup ? say.readyTitle : say.sendTitle}
      isOpen={isOpen}
      onClose={() => isPending || onClose()}
      footer={
        <>
          <button type="button" className={buttonStyle('secondary')} onClick={() => isPending || onClose()}>
            {say.cancel}
          </button>
          <SubmitButton form={formId} isPending={isPending}>
            {isPickup ? say.readyNow : say.sendNow}
          </SubmitButton>
        </>
      }
    >
      <ActionForm id={formId} className="flex flex-col gap-5" onSubmit={submit}>
        <div className="flex flex-col gap-3">
          {lines.map(({ id, name, most }, index) => (
            <Field
              key={id}
              name={`pieces-${index}`}
              label={say.piecesOf(name, most)}
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              className="wrap-anywhere"
              value={pieces[index] ?? ''}
              error={piecesError(index)}
              onChange={({ target }) => {
                clear();
                setProblem(null);
                setPieces(pieces.with(index, target.value));
              }}
            />
          ))}
        </div>
        {!isPickup && (
          <TrackingFields
            typed={tracking}
            error={numberError}
            onChange={(typed) => {
              clear();
              setProblem(null);
              setTracking(typed);
            }}
          />
        )}
        <FormRefusal fieldError={firstError} refusal={refusal} />
        <p className="rounded-control bg-sunken p-4 text-sm">{say.tells(buyer)}</p>
      </ActionForm>
    </Dialog>
  );
}
