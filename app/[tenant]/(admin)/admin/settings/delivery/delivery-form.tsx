'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { showToast } from '@/components/ui/dialogs/toast';
import { Field, SelectField, TextAreaField } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import type { KeptDeliveryMethod } from '@/lib/delivery/delivery-methods.queries';
import { type DeliveryKind, type DeliveryProblems, readDelivery } from '@/lib/delivery/read-delivery';
import { deliverySettings as say } from '@/lib/messages/en/admin/store/delivery';
import { saveDeliveryMethod } from './actions';
import { BandFields } from './band-fields';
import { NEW_DELIVERY, typedOf } from './delivery-form-values';
import { PlaceFields } from './place-fields';

type DeliveryFormProps = { method: KeptDeliveryMethod | null; onDone: () => void };

const KINDS = (['pieces', 'weight', 'pickup'] as const).map((value) => ({ value, label: say.kinds[value] }));

/** One way of delivery: name, price, time, and where it goes. Keeps what was typed after a refusal. */
export function DeliveryForm({ method, onDone }: DeliveryFormProps) {
  const [opened] = useState(() => (method === null ? NEW_DELIVERY : typedOf(method)));
  const [typed, setTyped] = useState(opened);
  const [problems, setProblems] = useState<DeliveryProblems>({});
  const { run, isPending, refusal } = useAction(saveDeliveryMethod, say.failed);
  const form = useRef<HTMLFormElement>(null);
  const prefix = useId();
  useUnsaved({ name: null, isUnsaved: typed !== opened, values: null });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const errors = { ...problems, ...refusal?.fields };
  const text = (name: 'name' | 'first' | 'further' | 'freeFrom' | 'minDays' | 'maxDays') => ({
    name,
    id: `${prefix}-${name}`,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  const lines = (name: 'pickupAddress' | 'pickupTimes') => ({
    name,
    value: typed[name],
    error: errors[name],
    rows: 3,
    onChange: ({ target }: React.ChangeEvent<HTMLTextAreaElement>) =>
      setTyped({ ...typed, [name]: target.value }),
  });

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readDelivery(typed);
    setProblems(read.ok ? {} : read.error);
    if (!read.ok) {
      // After the fields have their errors.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const outcome = await run({ id: method?.id ?? null, version: method?.version ?? null, ...typed });
    if (outcome?.ok) {
      showToast(say.saved(outcome.value.name));
      onDone();
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-5 py-2">
      <Field {...text('name')} label={say.name} hint={say.nameHint} maxLength={80} />
      <SelectField
        name="kind"
        label={say.kind}
        options={KINDS}
        value={typed.kind}
        onChange={({ target }) => setTyped({ ...typed, kind: target.value as DeliveryKind })}
      />
      {typed.kind === 'pieces' && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field {...text('first')} label={say.first} inputMode="decimal" />
          <Field
            {...text('further')}
            label={say.further}
            hint={say.furtherHint}
            isOptional
            inputMode="decimal"
          />
        </div>
      )}
      {typed.kind === 'weight' && (
        <BandFields
          bands={typed.bands}
          error={errors.bands}
          onChange={(bands) => setTyped({ ...typed, bands })}
        />
      )}
      {typed.kind === 'pickup' ? (
        <>
          <TextAreaField {...lines('pickupAddress')} label={say.pickupAddress} />
          <TextAreaField
            {...lines('pickupTimes')}
            label={say.pickupTimes}
            hint={say.pickupTimesHint}
            isOptional
          />
        </>
      ) : (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <Field {...text('minDays')} label={say.minDays} isOptional inputMode="numeric" />
            <Field {...text('maxDays')} label={say.maxDays} isOptional inputMode="numeric" />
          </div>
          <Field
            {...text('freeFrom')}
            label={say.freeFrom}
            hint={say.freeFromHint}
            isOptional
            inputMode="decimal"
          />
          <PlaceFields
            places={typed.places}
            error={errors.places}
            onChange={(places) => setTyped({ ...typed, places })}
          />
        </>
      )}
      {refusal && !refusal.fields && <Notice kind="error">{refusal.message}</Notice>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isPending={isPending}>{say.save}</SubmitButton>
        <button type="button" className={buttonStyle('quiet')} onClick={onDone}>
          {say.cancel}
        </button>
      </div>
    </form>
  );
}
