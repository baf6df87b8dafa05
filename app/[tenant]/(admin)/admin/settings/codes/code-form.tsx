'use client';
import { useEffect, useRef, useState } from 'react';
import { clockLink } from '@/components/admin/settings/clock-link';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { showToast } from '@/components/ui/dialogs/toast';
import { Field, SelectField } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { Sentence } from '@/components/ui/sentence';
import { DISCOUNT_KINDS, type DiscountKind } from '@/lib/discounts/discount-code';
import { LONGEST_CODE } from '@/lib/discounts/discount-limits';
import type { ListedCode, NamedGoods } from '@/lib/discounts/named-goods';
import { type CodeProblems, readCode } from '@/lib/discounts/read-code';
import { discountSettings as say } from '@/lib/messages/en/admin/store/discounts';
import { saveDiscountCode } from './actions';
import { NEW_CODE, typedOf } from './code-form-values';
import { GoodsFields } from './goods-fields';

type CodeFormProps = {
  code: ListedCode | null;
  categories: readonly NamedGoods[];
  timeZone: string;
  onDone: () => void;
};

type TextField =
  | 'code'
  | 'percent'
  | 'amount'
  | 'least'
  | 'startsOn'
  | 'endsOn'
  | 'mostUses'
  | 'mostUsesEach';

const KINDS = DISCOUNT_KINDS.map((value) => ({ value, label: say.kinds[value] }));

/** One code: what it takes off, for which goods, when and how often. Keeps what was typed after a refusal. */
export function CodeForm({ code, categories, timeZone, onDone }: CodeFormProps) {
  const [opened] = useState(() => (code === null ? NEW_CODE : typedOf(code, timeZone)));
  const [typed, setTyped] = useState(opened);
  const [products, setProducts] = useState<readonly NamedGoods[]>(code?.products ?? []);
  const [problems, setProblems] = useState<CodeProblems>({});
  const { run, isPending, refusal } = useAction(saveDiscountCode, say.failed);
  const form = useRef<HTMLFormElement>(null);
  useUnsaved({ name: null, isUnsaved: typed !== opened, values: null });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const errors = { ...problems, ...refusal?.fields };
  const text = (name: TextField) => ({
    name,
    value: typed[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [name]: target.value }),
  });

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const read = readCode(typed, timeZone);
    setProblems(read.ok ? {} : read.error);
    if (!read.ok) {
      // After the fields have their errors.
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
      return;
    }
    const fields = { ...typed, productIds: [...typed.productIds], categoryIds: [...typed.categoryIds] };
    const outcome = await run({ id: code?.id ?? null, version: code?.version ?? null, fields });
    if (outcome?.ok) {
      showToast(say.saved(outcome.value.code));
      onDone();
    }
  }

  const pair = 'grid items-start gap-5 sm:grid-cols-2';
  return (
    <form ref={form} onSubmit={submit} noValidate className="flex max-w-2xl flex-col gap-5 py-2">
      <Field {...text('code')} label={say.code} hint={say.codeHint} maxLength={LONGEST_CODE} />
      <div className={pair}>
        <SelectField
          name="kind"
          label={say.kind}
          options={KINDS}
          value={typed.kind}
          onChange={({ target }) => setTyped({ ...typed, kind: target.value as DiscountKind })}
        />
        {typed.kind === 'percentage' && (
          <Field {...text('percent')} label={say.percent} inputMode="decimal" />
        )}
        {typed.kind === 'amount' && <Field {...text('amount')} label={say.amount} inputMode="decimal" />}
      </div>
      <GoodsFields
        goods={typed.goods}
        categoryIds={typed.categoryIds}
        categories={categories}
        products={products}
        error={errors.goods}
        onChange={({ products: chosen, ...goods }) => {
          setProducts(chosen);
          setTyped({ ...typed, ...goods, productIds: chosen.map(({ id }) => id) });
        }}
      />
      <Field {...text('least')} label={say.least} hint={say.leastHint} isOptional inputMode="decimal" />
      <div className={pair}>
        <Field {...text('startsOn')} label={say.startsOn} isOptional type="date" />
        <Field {...text('endsOn')} label={say.endsOn} isOptional type="date" />
        <p className="text-sm text-muted sm:col-span-2">
          <Sentence parts={say.daysHint(timeZone, clockLink)} />
        </p>
      </div>
      <div className={pair}>
        <Field
          {...text('mostUses')}
          label={say.mostUses}
          hint={say.usesHint}
          isOptional
          inputMode="numeric"
        />
        <Field
          {...text('mostUsesEach')}
          label={say.mostUsesEach}
          hint={say.eachHint}
          isOptional
          inputMode="numeric"
        />
      </div>
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
