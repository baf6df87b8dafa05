'use client';
import { useEffect, useRef, useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { showToast } from '@/components/ui/dialogs/toast';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { taxSettings as say } from '@/lib/messages/en/admin/store/taxes';
import { type RateProblems, readRate, type TypedRate } from '@/lib/taxes/read-rate';
import { LONGEST_TAX_NAME } from '@/lib/taxes/tax-limits';
import type { KeptRate } from '@/lib/taxes/taxes.queries';
import { percentText } from '@/lib/text/percentage';
import { saveTaxRate } from './actions';
import { PlaceSelects } from './place-selects';

const NEW_RATE: TypedRate = { country: 'US', state: '', name: '', percent: '', taxesShipping: false };

const typedOf = ({ country, state, name, basisPoints, taxesShipping }: KeptRate): TypedRate => ({
  country,
  state,
  name,
  percent: percentText(basisPoints),
  taxesShipping,
});

/** One rate: its place, name and percentage. Keeps what was typed after a refusal. */
export function RateForm({ rate, onDone }: { rate: KeptRate | null; onDone: () => void }) {
  const [opened] = useState(() => (rate === null ? NEW_RATE : typedOf(rate)));
  const [typed, setTyped] = useState(opened);
  const [problems, setProblems] = useState<RateProblems>({});
  const { run, isPending, refusal } = useAction(saveTaxRate, say.failed);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved({ name: null, isUnsaved: typed !== opened, values: null });
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const errors = { ...problems, ...refusal?.fields };

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readRate(typed);
    setProblems(read.ok ? {} : read.error);
    if (!read.ok) {
      // After the fields have their errors.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const outcome = await run({ id: rate?.id ?? null, version: rate?.version ?? null, ...typed });
    if (outcome?.ok) {
      showToast(say.rateSaved(outcome.value.name));
      onDone();
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-5 py-2">
      <PlaceSelects
        place={typed}
        error={errors.state}
        whole={say.wholeCountry}
        onChange={(place) => setTyped({ ...typed, ...place })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          name="name"
          label={say.name}
          hint={say.nameHint}
          maxLength={LONGEST_TAX_NAME}
          value={typed.name}
          error={errors.name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        />
        <Field
          name="percent"
          label={say.percent}
          inputMode="decimal"
          autoComplete="off"
          value={typed.percent}
          error={errors.percent}
          onChange={({ target }) => setTyped({ ...typed, percent: target.value })}
        />
      </div>
      <CheckboxField
        name="taxesShipping"
        label={say.taxesShipping}
        checked={typed.taxesShipping}
        onChange={({ target }) => setTyped({ ...typed, taxesShipping: target.checked })}
      />
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
