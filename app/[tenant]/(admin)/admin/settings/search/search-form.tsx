'use client';
import { useState } from 'react';
import { EditConflict } from '@/components/admin/edit-conflict';
import { SearchPreview } from '@/components/admin/search/search-preview';
import { SearchTextFields } from '@/components/admin/search/search-text-fields';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { Card } from '@/components/ui/card';
import { ActionForm } from '@/components/ui/forms/action-form';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field, SelectField } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { searchListing as say } from '@/lib/messages/en/admin/store/search-listing';
import { RETURN_CHOICES, type SearchValues } from '@/lib/search-engines/listing-values';
import { homeSearchTexts } from '@/lib/search-engines/search-texts';
import { saveSearchSettings } from './actions';

type SearchFormProps = {
  shop: { name: string; description: string; address: string };
  stored: SearchValues;
};

const LABELS = {
  homeTitle: say.title,
  homeDescription: say.description,
  returns: say.returns,
  returnDays: say.returnDays,
  areReturnsFree: say.areReturnsFree,
} as const;

/** What search engines show of the shop's first page, with a preview, and what they may say of returns. */
export function SearchForm({ shop, stored }: SearchFormProps) {
  const [values, setValues] = useState(stored);
  const change = (changed: Partial<SearchValues>) => setValues((before) => ({ ...before, ...changed }));
  const form = useSettingsForm({
    name: 'search',
    stored,
    values,
    setValues: change,
    labels: LABELS,
    toForm: (theirs: SearchValues) => theirs,
    toInput: (typed, base) => ({ ...typed, base }),
    save: saveSearchSettings,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;
  const usual = homeSearchTexts(shop, { homeTitle: '', homeDescription: '' });
  const text = (name: 'homeTitle' | 'homeDescription', placeholder: string) => ({
    name,
    value: values[name],
    placeholder,
    error: fields[name],
  });
  return (
    <Card title={adminPages.search}>
      <ActionForm onSubmit={() => save()} className="flex max-w-3xl flex-col gap-6">
        <ReadyFields>
          <p className="text-muted">{say.lead}</p>
          <SearchTextFields
            title={text('homeTitle', usual.title)}
            description={text('homeDescription', usual.description)}
            onChange={(name, value) => change({ [name]: value })}
          />
          <SearchPreview shopName={shop.name} address={shop.address} {...homeSearchTexts(shop, values)} />
          <h3 className="border-t border-line pt-5 text-lg font-semibold">{say.returnsTitle}</h3>
          <p className="text-muted">{say.returnsLead}</p>
          <SelectField
            name="returns"
            label={say.returns}
            value={values.returns}
            options={RETURN_CHOICES.map((value) => ({ value, label: say.returnChoices[value] }))}
            onChange={({ target }) => change({ returns: target.value })}
            error={fields.returns}
          />
          {values.returns === 'days' && (
            <>
              <Field
                name="returnDays"
                label={say.returnDays}
                inputMode="numeric"
                autoComplete="off"
                placeholder="30"
                value={values.returnDays}
                onChange={({ target }) => change({ returnDays: target.value })}
                error={fields.returnDays}
              />
              <CheckboxField
                name="areReturnsFree"
                label={say.areReturnsFree}
                checked={values.areReturnsFree}
                onChange={({ target }) => change({ areReturnsFree: target.checked })}
              />
            </>
          )}
          <div ref={conflictBox} className="empty:hidden">
            {conflict && <EditConflict {...conflict} />}
          </div>
          <SaveBar isBusy={isBusy} isSaved={isSaved} error={error} />
        </ReadyFields>
      </ActionForm>
    </Card>
  );
}
