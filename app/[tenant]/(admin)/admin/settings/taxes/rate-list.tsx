'use client';
import { useState } from 'react';
import { asking, useAction } from '@/components/admin/use-action';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { showToast } from '@/components/ui/dialogs/toast';
import { PressButton } from '@/components/ui/forms/press-button';
import { IconButton } from '@/components/ui/icon-button';
import { PencilIcon, TrashIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { regionsOf } from '@/lib/addresses/regions';
import { taxSettings as say } from '@/lib/messages/en/admin/store/taxes';
import { countryNames } from '@/lib/messages/en/orders/countries';
import type { PlacedRate } from '@/lib/taxes/shop-taxes';
import type { KeptRate } from '@/lib/taxes/taxes.queries';
import { percentText } from '@/lib/text/percentage';
import { removeTaxRate } from './actions';
import { RateForm } from './rate-form';

function placeOf({ country, state }: PlacedRate): string {
  const name = countryNames[country] ?? country;
  return state === ''
    ? say.wholeCountry(name)
    : (regionsOf(country)?.find(({ code }) => code === state)?.name ?? state);
}

/** The rates with what they leave out: added, edited in place and removed. */
export function RateList({ rates }: { rates: readonly KeptRate[] }) {
  const [editedId, setEditedId] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [asked, setAsked] = useState<KeptRate | null>(null);
  const remove = useAction(removeTaxRate, say.failed);

  async function removeAsked() {
    if (asked !== null && (await remove.run({ id: asked.id }))?.ok) {
      setAsked(null);
      showToast(say.rateRemoved(asked.name));
    }
  }

  return (
    <Card title={say.rates}>
      <div className="flex flex-col gap-5">
        <p className="max-w-prose text-muted">{rates.length === 0 ? say.noRates : say.ratesHint}</p>
        {rates.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {rates.map((rate) => (
              <li key={rate.id} className="py-3">
                {editedId === rate.id ? (
                  <RateForm rate={rate} onDone={() => setEditedId(null)} />
                ) : (
                  <div className="flex flex-wrap items-center gap-x-3">
                    <div className="min-w-0 grow basis-60">
                      <p className="wrap-anywhere font-medium">{placeOf(rate)}</p>
                      <p className="wrap-anywhere text-sm text-muted">
                        {say.percentOf(rate.name, percentText(rate.basisPoints))} ·{' '}
                        {rate.taxesShipping ? say.onPostage : say.notOnPostage}
                      </p>
                    </div>
                    <span className="-ml-3 flex sm:-mr-3 sm:ml-0">
                      <IconButton
                        label={say.edit(`${rate.name}, ${placeOf(rate)}`)}
                        onClick={() => setEditedId(rate.id)}
                      >
                        <PencilIcon />
                      </IconButton>
                      <IconButton
                        label={say.remove(`${rate.name}, ${placeOf(rate)}`)}
                        onClick={() => setAsked(rate)}
                      >
                        <TrashIcon />
                      </IconButton>
                    </span>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
        {isAdding ? (
          <section aria-label={say.newRate}>
            <RateForm rate={null} onDone={() => setIsAdding(false)} />
          </section>
        ) : (
          <PressButton
            label={say.addRate}
            variant={rates.length === 0 ? 'primary' : 'secondary'}
            className="self-start"
            onPress={() => setIsAdding(true)}
          />
        )}
        <Notice kind="info">
          <p className="font-medium">{say.warningTitle}</p>
          <ul className="mt-2 flex list-disc flex-col gap-1 pl-5 text-sm">
            {say.warning.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Notice>
      </div>
      <ConfirmDialog
        isOpen={asked !== null}
        question={say.removeQuestion(asked?.name ?? '')}
        text={say.removeText}
        confirmLabel={say.removeShort}
        isDanger
        {...asking(remove, () => setAsked(null))}
        onConfirm={() => void removeAsked()}
      />
    </Card>
  );
}
