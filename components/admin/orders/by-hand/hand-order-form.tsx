'use client';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field, SelectField, TextAreaField } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { uniqueId } from '@/lib/cart/unique-id';
import { byHandSentences as say } from '@/lib/messages/en/admin/store/by-hand';
import { paymentMethodSentences } from '@/lib/messages/en/orders/payment-method';
import type { HandGoods } from '@/lib/orders/by-hand/hand-goods';
import type { CheckoutField } from '@/lib/orders/checkout/checkout-fields';
import { LONGEST_NOTE } from '@/lib/orders/notes/internal-note';
import { HAND_METHODS } from '@/lib/orders/payment-method';
import { PAYMENT_LINK_DAYS } from '@/lib/orders/payments/unpaid-life';
import { ChoiceList } from './choice-list';
import { GoodsSearch } from './goods-search';
import type { HandActions } from './hand-actions';
import {
  EMPTY_DRAFT,
  fieldProblems,
  HANDED_OVER_WAY,
  type HandDraft,
  isSent,
  isTouched,
  keptDraft,
  SENT_WAY,
  toOrder,
  toQuote,
  type WayOffered,
} from './hand-draft';
import { HandFigures } from './hand-figures';
import { HandLines } from './hand-lines';
import { useHandQuote } from './use-hand-quote';

// Fetched when an address is needed: it brings the forms of all countries. Without a state of its own while it loads, the
// whole page would be hidden meanwhile.
const AddressFields = dynamic(
  () => import('@/components/shop/checkout/address-fields').then((module) => module.AddressFields),
  { loading: () => <Spinner label={say.addressLoading} /> },
);

type HandOrderFormProps = {
  /** The shop's first products. */
  goods: readonly HandGoods[];
  /** The shop's ways of delivery; none for a shop that charges no postage. */
  ways: readonly WayOffered[];
  hasPayPal: boolean;
  /** Payments go to PayPal's sandbox. */
  isTest: boolean;
  actions: HandActions;
};

/** Enters an order for somebody at a stall or on the phone. */
export function HandOrderForm({ goods, ways, hasPayPal, isTest, actions }: HandOrderFormProps) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<HandDraft>({ ...EMPTY_DRAFT, payment: isTest ? 'link' : 'paid' });
  const [key] = useState(uniqueId);
  const [problems, setProblems] = useState<Partial<Record<CheckoutField, string>>>({});
  const [areGoodsMissing, setAreGoodsMissing] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const [said, setSaid] = useState('');
  const { run, isPending, refusal, clear } = useAction(actions.createOrder, say.failed);
  const shown = useHandQuote(actions.quoteOrder, toQuote(draft, ways));
  const isAddressAsked = isSent(draft, ways);
  const isLink = draft.payment === 'link';

  useUnsaved({
    name: 'order-by-hand',
    isUnsaved: !isSaved && isTouched(draft),
    values: draft,
    restore: (kept) => {
      const restored = keptDraft(kept, ways);
      setDraft(restored ?? draft);
      return restored !== null;
    },
  });

  useEffect(() => {
    if (refusals > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [refusals]);

  function change(changes: Partial<HandDraft>) {
    clear();
    setDraft((before) => ({ ...before, ...changes }));
  }

  function setValue(field: CheckoutField, value: string) {
    clear();
    setProblems({ ...problems, [field]: undefined });
    setDraft((before) => ({
      ...before,
      // State and postal code of another country are none here.
      values: { ...before.values, ...(field === 'country' && { state: '', zip: '' }), [field]: value },
    }));
  }

  const bind = (field: CheckoutField) => ({
    name: field,
    value: draft.values[field],
    error: problems[field],
    onChange: ({ target }: React.ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setValue(field, target.value),
    // Not the address of the person who types.
    autoComplete: 'off',
  });

  function add(one: HandGoods) {
    setAreGoodsMissing(false);
    setSaid(say.added(one.name));
    const line = { key: uniqueId(), goods: one, quantity: 1, answers: {} };
    const same = draft.lines.find(({ goods: { id, questions } }) => id === one.id && questions.length === 0);
    change({
      lines: same
        ? draft.lines.map((other) => (other === same ? { ...same, quantity: same.quantity + 1 } : other))
        : [...draft.lines, line],
    });
  }

  async function submit() {
    const missing = draft.lines.length === 0;
    setAreGoodsMissing(missing);
    if (missing) {
      form.current?.querySelector<HTMLElement>('input[name=goods-search]')?.focus();
      return;
    }
    const outcome = await run(toOrder(draft, ways, key));
    if (outcome?.ok) {
      setIsSaved(true);
      const { order_id: id, order_number: number } = outcome.value;
      showToast(say.created(number));
      router.push(`/admin/orders/${id}`);
      return;
    }
    setProblems(fieldProblems(outcome?.error.fields));
    setRefusals((count) => count + 1);
  }

  const hasFieldProblems = Object.values(problems).some(Boolean);
  return (
    <ActionForm
      ref={form}
      onSubmit={() => void submit()}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <Card title={say.products}>
          <div className="flex flex-col gap-6">
            <HandLines
              lines={draft.lines}
              quoted={shown.isOld ? null : (shown.quote?.lines ?? null)}
              onChange={(line) =>
                change({ lines: draft.lines.map((other) => (other.key === line.key ? line : other)) })
              }
              onRemove={(line) => {
                setSaid(say.removed(line.goods.name));
                change({ lines: draft.lines.filter((other) => other.key !== line.key) });
                form.current?.querySelector<HTMLElement>('input[name=goods-search]')?.focus();
              }}
            />
            <p role="status" className="sr-only">
              {said}
            </p>
            <GoodsSearch
              first={goods}
              error={areGoodsMissing ? say.nothingAdded : undefined}
              findGoods={actions.findGoods}
              onAdd={add}
            />
          </div>
        </Card>
        <Card title={say.delivery}>
          <ChoiceList
            legend={say.delivery}
            value={draft.way}
            onChange={(way) => change({ way })}
            choices={[
              { value: HANDED_OVER_WAY, label: say.handedOver, hint: say.handedOverHint },
              ...ways.map(({ id, name, isPickup }) => ({
                value: id,
                label: name,
                hint: isPickup ? say.pickupHint : undefined,
              })),
              ...(ways.length === 0 ? [{ value: SENT_WAY, label: say.sent }] : []),
            ]}
          />
        </Card>
        <Card title={say.payment}>
          <div className="flex flex-col gap-5">
            <ChoiceList
              legend={say.payment}
              value={draft.payment}
              onChange={(payment) => change({ payment })}
              choices={[
                {
                  value: 'paid',
                  label: say.paid,
                  hint: isTest ? say.testPaid : say.paidHint,
                  isDisabled: isTest,
                },
                {
                  value: 'link',
                  label: say.link,
                  hint: hasPayPal
                    ? isTest
                      ? say.testLink
                      : say.linkHint(PAYMENT_LINK_DAYS)
                    : say.linkNeedsPayPal,
                  isDisabled: !hasPayPal,
                },
              ]}
            />
            {!isLink && (
              <SelectField
                name="method"
                label={say.howPaid}
                value={draft.method}
                options={HAND_METHODS.map((value) => ({ value, label: paymentMethodSentences.label[value] }))}
                onChange={({ target }) =>
                  change({ method: HAND_METHODS.find((value) => value === target.value) ?? 'cash' })
                }
              />
            )}
          </div>
        </Card>
        <Card title={say.customer}>
          <div className="flex flex-col gap-5">
            <Field {...bind('name')} label={say.name} maxLength={200} />
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <Field
                {...bind('email')}
                label={say.email}
                type="email"
                inputMode="email"
                maxLength={254}
                isOptional={!isLink}
                hint={isLink ? (isTest ? undefined : say.emailLinkHint) : say.emailPaidHint}
              />
              <Field {...bind('phone')} label={say.phone} type="tel" maxLength={40} isOptional />
            </div>
            {isAddressAsked && <AddressFields country={draft.values.country} bind={bind} />}
            <TextAreaField
              name="note"
              label={say.note}
              hint={say.noteHint}
              isOptional
              rows={3}
              maxLength={LONGEST_NOTE}
              value={draft.note}
              onChange={({ target }) => change({ note: target.value })}
            />
          </div>
        </Card>
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
        <HandFigures {...shown} hasLines={draft.lines.length > 0} />
        {refusal && <Notice kind="error">{hasFieldProblems ? say.lookAtFields : refusal.message}</Notice>}
        <SubmitButton isPending={isPending || isSaved} pendingLabel={say.creating}>
          {isLink ? say.createLink : say.createPaid}
        </SubmitButton>
      </div>
    </ActionForm>
  );
}
