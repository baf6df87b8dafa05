'use client';
import { useState } from 'react';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Dialog } from '@/components/ui/dialogs/dialog';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field, SelectField } from '@/components/ui/forms/field';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import type { PricePreviewLine } from '@/lib/catalog/bulk/bulk-result';
import {
  LEAST_PERCENT,
  MOST_PERCENT,
  type PriceChange,
  percentFromText,
} from '@/lib/catalog/bulk/price-change';
import { bulkSentences } from '@/lib/messages/en/admin/products/bulk';
import { uiSentences } from '@/lib/messages/en/ui';
import { centsFromTyped } from '@/lib/money/cents';
import { useWorkbench } from '../product-workbench';
import { PricePreview } from './price-preview';

const FORM = 'bulk-prices';

type Typed = { direction: 'raise' | 'lower'; unit: PriceChange['kind']; by: string };

/** The change that was typed; null if it is none. */
function changeOf({ direction, unit, by }: Typed): PriceChange | null {
  const size = unit === 'percent' ? percentFromText(by) : centsFromTyped(by);
  if (size === null || size === 0) {
    return null;
  }
  const signed = direction === 'lower' ? -size : size;
  return unit === 'percent' && (signed < LEAST_PERCENT || signed > MOST_PERCENT)
    ? null
    : { kind: unit, by: signed };
}

type BulkPricesDialogProps = {
  ids: readonly string[];
  error: string | undefined;
  isPending: boolean;
  onConfirm: (change: PriceChange) => void;
  onClose: () => void;
};

/** Asks how much, shows each new price, and then changes them. */
export function BulkPricesDialog({ ids, error, isPending, onConfirm, onClose }: BulkPricesDialogProps) {
  const { actions } = useWorkbench();
  const [typed, setTyped] = useState<Typed>({ direction: 'raise', unit: 'percent', by: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<{ change: PriceChange; lines: PricePreviewLine[] } | null>(null);
  const previewing = useAction(actions.previewPrices, bulkSentences.previewFailed);
  const changing = shown?.lines.filter(({ to }) => to !== null).length ?? 0;

  const set = (changes: Partial<Typed>) => {
    setTyped((current) => ({ ...current, ...changes }));
    setShown(null);
    setProblem(null);
  };

  async function submit() {
    const change = changeOf(typed);
    if (change === null) {
      setProblem(typed.unit === 'percent' ? bulkSentences.byInvalidPercent : bulkSentences.byInvalidAmount);
      return;
    }
    if (shown !== null) {
      onConfirm(shown.change);
      return;
    }
    const outcome = await previewing.run({ ids: [...ids], change });
    if (outcome?.ok) {
      setShown({ change, lines: outcome.value.lines });
    }
  }

  return (
    <Dialog
      title={bulkSentences.pricesTitle(ids.length)}
      isOpen
      onClose={onClose}
      size="large"
      footer={
        <>
          <button type="button" className={buttonStyle('secondary')} onClick={onClose}>
            {uiSentences.cancel}
          </button>
          {(shown === null || changing > 0) && (
            <SubmitButton form={FORM} isPending={isPending || previewing.isPending}>
              {shown === null ? bulkSentences.showPreview : bulkSentences.changePrices(changing)}
            </SubmitButton>
          )}
        </>
      }
    >
      <ActionForm id={FORM} onSubmit={() => void submit()}>
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField
            name="direction"
            label={bulkSentences.direction}
            data-initial-focus
            value={typed.direction}
            options={[
              { value: 'raise', label: bulkSentences.raise },
              { value: 'lower', label: bulkSentences.lower },
            ]}
            onChange={({ target }) => set({ direction: target.value === 'lower' ? 'lower' : 'raise' })}
          />
          <SelectField
            name="unit"
            label={bulkSentences.unit}
            value={typed.unit}
            options={[
              { value: 'percent', label: bulkSentences.percent },
              { value: 'amount', label: bulkSentences.amount },
            ]}
            onChange={({ target }) => set({ unit: target.value === 'amount' ? 'amount' : 'percent' })}
          />
          <Field
            name="by"
            label={bulkSentences.by}
            inputMode="decimal"
            autoComplete="off"
            value={typed.by}
            error={problem ?? undefined}
            onChange={({ target }) => set({ by: target.value })}
          />
        </div>
      </ActionForm>
      {(error ?? previewing.refusal?.message) && (
        <Notice kind="error" className="mt-4">
          {error ?? previewing.refusal?.message}
        </Notice>
      )}
      {shown && <PricePreview lines={shown.lines} changing={changing} />}
    </Dialog>
  );
}
