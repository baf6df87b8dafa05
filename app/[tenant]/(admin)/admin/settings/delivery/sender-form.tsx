'use client';
import { useId, useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { AddressFields } from '@/components/shop/checkout/address-fields';
import { buttonStyle } from '@/components/ui/button-styles';
import { showToast } from '@/components/ui/dialogs/toast';
import { Field } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { senderSettings as say } from '@/lib/messages/en/admin/store/sender';
import {
  type CheckoutField,
  type CheckoutValues,
  checkoutDetails,
  EMPTY_CHECKOUT,
  fieldOfPath,
} from '@/lib/orders/checkout/checkout-fields';
import { validateCheckout } from '@/lib/orders/checkout/validate-checkout';
import type { SenderAddress } from '@/lib/orders/sender/sender-address';
import { removeSenderAddress, saveSenderAddress } from './sender-actions';

/** Passes the checkout's rules for what this form does not ask for. */
const UNASKED = { email: 'sender@example.com', phone: '1' };

const valuesOf = (sender: SenderAddress | null, name: string): CheckoutValues => {
  const { version: _version, ...address } = sender ?? { ...EMPTY_CHECKOUT, name, version: 0 };
  return { ...EMPTY_CHECKOUT, ...address };
};

/** Where the shop sends from, with the fields and rules of the checkout. Keeps what was typed after a refusal. */
export function SenderForm({ sender, storeName }: { sender: SenderAddress | null; storeName: string }) {
  const [opened] = useState(() => valuesOf(sender, storeName));
  const [typed, setTyped] = useState(opened);
  const [problems, setProblems] = useState<Partial<Record<CheckoutField, string>>>({});
  const saving = useAction(saveSenderAddress, say.failed);
  const removing = useAction(removeSenderAddress, say.failed);
  const id = useId();
  useUnsaved({ name: null, isUnsaved: typed !== opened, values: null });
  const refusedFields = Object.fromEntries(
    Object.entries(saving.refusal?.fields ?? {}).map(([path, text]) => [fieldOfPath(path) ?? path, text]),
  );
  const errors: Partial<Record<CheckoutField, string>> = { ...problems, ...refusedFields };
  const refusal = saving.refusal?.fields ? null : (saving.refusal ?? removing.refusal);
  const bind = (field: CheckoutField) => ({
    name: field,
    id: `${id}-${field}`,
    value: typed[field],
    error: errors[field],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      // A state of another country is none here.
      setTyped({ ...typed, ...(field === 'country' && { state: '' }), [field]: target.value }),
  });

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { fields } = validateCheckout({ ...typed, ...UNASKED });
    setProblems(fields);
    if (Object.keys(fields).length > 0) {
      // After the fields have their errors.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const { customer, shipping_address } = checkoutDetails(typed);
    const { name, phone } = customer;
    const version = sender?.version ?? 0;
    const outcome = await saving.run({ version, customer: { name, phone }, shipping_address });
    if (outcome?.ok) {
      showToast(say.saved);
    }
  }

  async function remove(version: number) {
    const outcome = await removing.run({ version });
    if (outcome?.ok) {
      showToast(say.removed);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field {...bind('name')} label={say.name} maxLength={200} />
      <Field {...bind('phone')} label={say.phone} type="tel" isOptional maxLength={40} />
      <AddressFields country={typed.country} bind={bind} />
      {refusal && <Notice kind="error">{refusal.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isPending={saving.isPending}>{say.save}</SubmitButton>
        {sender !== null && (
          <button type="button" className={buttonStyle('quiet')} onClick={() => void remove(sender.version)}>
            {say.remove}
          </button>
        )}
      </div>
    </form>
  );
}
