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
import { appSettingsSentences as say } from '@/lib/messages/en/admin/app-settings';
import type { AppValues } from '@/lib/tenants/settings/settings-save';
import { saveAppSettings } from './actions';

type AppFormProps = {
  settings: AppValues;
  /** The address for the app's calls. */
  address: string;
};

const LABELS = { appSignIn: say.switch, appOrigins: say.originsInShort } as const;

const toForm = ({ appSignIn, appOrigins }: AppValues) => ({ appSignIn, appOrigins: appOrigins.join('\n') });

/**
 * Whether an app of the shop's own may sign shoppers in, from which origins, and the facts for its developer.
 */
export function AppForm({ settings, address }: AppFormProps) {
  const [appSignIn, setAppSignIn] = useState(settings.appSignIn);
  const [appOrigins, setAppOrigins] = useState(settings.appOrigins.join('\n'));
  const form = useSettingsForm({
    name: 'app',
    stored: toForm(settings),
    values: { appSignIn, appOrigins },
    setValues: (values) => {
      setAppSignIn(values.appSignIn ?? appSignIn);
      setAppOrigins(values.appOrigins ?? appOrigins);
    },
    labels: LABELS,
    toForm,
    toInput: (values, base) => ({ ...values, base }),
    save: saveAppSettings,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <Card title={say.title}>
        <ActionForm onSubmit={save} className="flex flex-col gap-6">
          <ReadyFields>
            <p className="text-muted">{say.lead}</p>
            <Switch
              label={say.switch}
              description={say.switchHint}
              isOn={appSignIn}
              onChange={setAppSignIn}
            />
            <TextAreaField
              name="appOrigins"
              label={say.origins}
              isOptional
              hint={say.originsHint}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              value={appOrigins}
              onChange={(event) => setAppOrigins(event.target.value)}
              error={fields.appOrigins}
            />
            <div ref={conflictBox} className="empty:hidden">
              {conflict && <EditConflict {...conflict} />}
            </div>
            <SaveBar isBusy={isBusy} isSaved={isSaved} error={error} />
          </ReadyFields>
        </ActionForm>
      </Card>
      <Card title={say.guide}>
        <div className="flex flex-col gap-6">
          <p>{say.guideText}</p>
          <Field
            name="appAddress"
            label={say.address}
            hint={say.addressHint}
            readOnly
            value={address}
            className="[&_input]:bg-sunken [&_input]:text-muted"
          />
        </div>
      </Card>
    </div>
  );
}
