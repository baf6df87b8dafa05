'use client';
import { useState } from 'react';
import { AddressFields } from '@/components/shop/checkout/address-fields';
import { buttonStyle } from '@/components/ui/button-styles';
import { ActionForm } from '@/components/ui/forms/action-form';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field } from '@/components/ui/forms/field';
import { focusField, formText } from '@/components/ui/forms/form-text';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import type { AddressView } from '@/lib/account/addresses/address-view';
import { accountAddressesSentences as say } from '@/lib/messages/en/account/addresses';
import { checkoutFormSentences } from '@/lib/messages/en/shop/checkout-form';
import {
  CHECKOUT_FIELDS,
  type CheckoutField,
  type CheckoutValues,
  checkoutDetails,
  fieldOfPath,
} from '@/lib/orders/checkout/checkout-fields';
import { validateCheckout } from '@/lib/orders/checkout/validate-checkout';
import { saveAddressCall } from '@/lib/wire/account-changes';
import { callAccount } from './call-account';
import { RefusalNotice } from './refusal-notice';
import { useAccountCall } from './use-account-call';

type Errors = Partial<Record<CheckoutField, string>>;

/** Not asked for here: a parcel needs no e-mail address, and the checkout takes the account's. */
const NO_EMAIL = 'nobody@example.com';

const valuesOf = (address: AddressView | null): CheckoutValues => ({
  name: address?.name ?? '',
  email: NO_EMAIL,
  phone: address?.phone ?? '',
  country: address?.country ?? 'US',
  address: address?.address ?? '',
  address2: address?.addressLine2 ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  zip: address?.zip ?? '',
});

type AddressFormProps = {
  /** Null for a new address. */
  address: AddressView | null;
  onSaved: () => void;
  onCancel: () => void;
};

/** A form for an address, checked by the checkout's rules here and on the server. */
export function AddressForm({ address, onSaved, onCancel }: AddressFormProps) {
  const [values, setValues] = useState(() => valuesOf(address));
  const [errors, setErrors] = useState<Errors>({});
  const { run, isPending, refusal } = useAccountCall();

  function show(form: HTMLFormElement, found: Errors) {
    setErrors(found);
    const first = CHECKOUT_FIELDS.find((field) => found[field] !== undefined);
    if (first) {
      focusField(form, first);
    }
  }

  async function submit(form: HTMLFormElement) {
    const { fields } = validateCheckout(values);
    show(form, fields);
    if (Object.keys(fields).length > 0) {
      return;
    }
    const { customer, shipping_address } = checkoutDetails(values);
    const body = {
      ...(address !== null && { id: address.id }),
      is_default: formText(form, 'is_default') === 'yes',
      customer: { name: customer.name, phone: customer.phone },
      shipping_address,
    };
    const saved = await run(async () => {
      const answer = await callAccount(saveAddressCall, body);
      if (!answer.ok) {
        show(form, errorsOf(answer.error.fields));
      }
      return answer;
    });
    if (saved !== null) {
      onSaved();
    }
  }

  const bind = (field: CheckoutField) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      // The error was about the earlier value.
      setErrors(({ [field]: _, ...others }) => others);
      setValues((current) => ({
        ...current,
        [field]: target.value,
        // The new country has no state of that name.
        ...(field === 'country' && { state: '' }),
      }));
    },
  });
  return (
    <ActionForm onSubmit={(form) => void submit(form)} className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...bind('name')} label={checkoutFormSentences.name} autoComplete="name" maxLength={200} />
        <Field
          {...bind('phone')}
          label={checkoutFormSentences.phone}
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <AddressFields country={values.country} bind={bind} />
      {address?.isDefault !== true && <CheckboxField name="is_default" value="yes" label={say.isDefault} />}
      <RefusalNotice refusal={refusal} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isPending={isPending}>{say.save}</SubmitButton>
        <button type="button" className={buttonStyle('secondary')} onClick={onCancel}>
          {say.cancel}
        </button>
      </div>
    </ActionForm>
  );
}

const errorsOf = (fields: Record<string, string>): Errors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const field = fieldOfPath(path);
      return field === undefined ? [] : [[field, sentence]];
    }),
  );
