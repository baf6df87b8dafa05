'use client';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { useAction } from '@/components/admin/use-action';
import { AddressFields } from '@/components/shop/checkout/address-fields';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { orderAddressSettings as say } from '@/lib/messages/en/admin/order-address';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import type { orderAddressInput } from '@/lib/orders/address/order-address-input';
import {
  type CheckoutField,
  type CheckoutValues,
  checkoutDetails,
  fieldOfPath,
} from '@/lib/orders/checkout/checkout-fields';
import { validateCheckout } from '@/lib/orders/checkout/validate-checkout';
import type { Outcome } from '@/lib/outcome';

export type SaveOrderAddress = (input: z.input<typeof orderAddressInput>) => Promise<Outcome<null>>;

export type EditAddressProps = {
  orderId: string;
  /** The address as the page shows it. */
  values: CheckoutValues;
  /** The same as the history keeps it. */
  startedFrom: string;
  isPaidByPayPal: boolean;
  saveAddress: SaveOrderAddress;
};

type AddressDialogProps = EditAddressProps & { isOpen: boolean; onClose: () => void };

/** The fields of the checkout for where an order goes. */
export function AddressDialog(props: AddressDialogProps) {
  const { orderId, values, startedFrom, isPaidByPayPal, saveAddress, isOpen, onClose } = props;
  const { run, isPending, refusal } = useAction(saveAddress, say.failed);
  const [typed, setTyped] = useState(values);
  const [problems, setProblems] = useState<Partial<Record<CheckoutField, string>>>({});
  const formId = useId();
  const refusedFields = Object.fromEntries(
    Object.entries(refusal?.fields ?? {}).map(([path, sentence]) => [fieldOfPath(path) ?? path, sentence]),
  );
  const errors: Partial<Record<CheckoutField, string>> = { ...problems, ...refusedFields };
  const bind = (field: CheckoutField) => ({
    name: field,
    id: `${formId}-${field}`,
    value: typed[field],
    error: errors[field],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      // A state of another country is none here.
      setTyped({ ...typed, ...(field === 'country' && { state: '' }), [field]: target.value }),
  });

  async function submit(form: HTMLFormElement) {
    const { fields } = validateCheckout(typed);
    setProblems(fields);
    if (Object.keys(fields).length > 0) {
      // After the fields have their errors.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const { customer, shipping_address } = checkoutDetails(typed);
    const { name, phone } = customer;
    const outcome = await run({
      order_id: orderId,
      started_from: startedFrom,
      customer: { name, phone },
      shipping_address,
    });
    if (outcome?.ok) {
      onClose();
      showToast(say.saved);
    }
  }

  return (
    <Dialog
      title={say.title}
      isOpen={isOpen}
      onClose={() => isPending || onClose()}
      footer={
        <>
          <button type="button" className={buttonStyle('secondary')} onClick={() => isPending || onClose()}>
            {say.cancel}
          </button>
          <SubmitButton form={formId} isPending={isPending}>
            {say.save}
          </SubmitButton>
        </>
      }
    >
      <ActionForm id={formId} className="flex flex-col gap-5" onSubmit={submit}>
        <Field {...bind('name')} label={checkoutFormSentences.name} maxLength={200} />
        <Field {...bind('phone')} label={checkoutFormSentences.phone} type="tel" maxLength={40} />
        <AddressFields country={typed.country} bind={bind} />
        {refusal && !refusal.fields && <Notice kind="error">{refusal.message}</Notice>}
        <ul className="flex list-disc flex-col gap-1 rounded-control bg-sunken py-4 pl-9 pr-4 text-sm">
          <li>{say.charged}</li>
          {isPaidByPayPal && <li>{say.payPal}</li>}
          <li>{say.notTold}</li>
        </ul>
      </ActionForm>
    </Dialog>
  );
}
