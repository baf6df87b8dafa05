'use client';
import { useState } from 'react';
import { EditConflict } from '@/components/admin/edit-conflict';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { Card } from '@/components/ui/card';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { Switch } from '@/components/ui/forms/switch';
import { Notice } from '@/components/ui/notice';
import { adminPages } from '@/lib/messages/en/admin/pages';
import { euListing as say } from '@/lib/messages/en/admin/store/eu-listing';
import type { EU_TEXTS, EuValues } from '@/lib/search-engines/listing-values';
import { saveEuSettings } from './actions';

type EuFormProps = {
  stored: EuValues;
  /** A way of delivery leads there, whatever the switch says. */
  sendsToEu: boolean;
};

type TextName = (typeof EU_TEXTS)[number];

/** The maker, and the responsible person in the EU. */
export function EuForm({ stored, sendsToEu }: EuFormProps) {
  const [values, setValues] = useState(stored);
  const change = (changed: Partial<EuValues>) => setValues((before) => ({ ...before, ...changed }));
  const form = useSettingsForm({
    name: 'eu',
    stored,
    values,
    setValues: change,
    labels: say.labels,
    toForm: (theirs: EuValues) => theirs,
    toInput: (typed, base) => ({ ...typed, base }),
    save: saveEuSettings,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;
  const isShown = sendsToEu || values.sellsToEu;
  const isMakerMissing = [values.makerName, values.makerAddress, values.makerContact].some(
    (text) => text.trim() === '',
  );
  const person = (names: { name: TextName; address: TextName; contact: TextName }) => {
    const text = (name: TextName) => ({
      name,
      value: values[name],
      error: fields[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
      isOptional: true,
    });
    return (
      <>
        <Field {...text(names.name)} label={say.name} autoComplete="organization" />
        <TextAreaField {...text(names.address)} label={say.address} rows={3} autoComplete="street-address" />
        <Field
          {...text(names.contact)}
          label={say.contact}
          placeholder={say.contactExample}
          autoComplete="email"
        />
      </>
    );
  };
  return (
    <Card title={adminPages.eu}>
      <ActionForm onSubmit={() => save()} className="flex max-w-3xl flex-col gap-6">
        <ReadyFields>
          <p className="text-muted">{say.lead}</p>
          {sendsToEu ? (
            <Notice kind="info">{say.sendsToEu}</Notice>
          ) : (
            <Switch
              label={say.sellsToEu}
              description={say.sellsToEuHint}
              isOn={values.sellsToEu}
              onChange={(sellsToEu) => change({ sellsToEu })}
            />
          )}
          {isShown && isMakerMissing && <Notice kind="info">{say.makerMissing}</Notice>}
          {!isShown && <p className="text-muted">{say.notShown}</p>}
          <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
            <legend className="float-left mb-5 w-full text-lg font-semibold">{say.makerTitle}</legend>
            {person({ name: 'makerName', address: 'makerAddress', contact: 'makerContact' })}
          </fieldset>
          <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
            <legend className="float-left mb-2 w-full text-lg font-semibold">{say.personTitle}</legend>
            <p className="text-muted">{say.personLead}</p>
            {person({ name: 'euName', address: 'euAddress', contact: 'euContact' })}
          </fieldset>
          <p className="text-muted">{say.warnings}</p>
          <div ref={conflictBox} className="empty:hidden">
            {conflict && <EditConflict {...conflict} />}
          </div>
          <SaveBar isBusy={isBusy} isSaved={isSaved} error={error} />
        </ReadyFields>
      </ActionForm>
    </Card>
  );
}
