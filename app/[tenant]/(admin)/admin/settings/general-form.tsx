'use client';
import { useRef, useState } from 'react';
import { saveGeneralSettings } from '@/app/[tenant]/(admin)/admin/settings/actions';
import { EditConflict } from '@/components/admin/edit-conflict';
import { LogoField } from '@/components/admin/settings/logo-field';
import { PreviewFrame } from '@/components/admin/settings/preview-frame';
import { PreviewHeader } from '@/components/admin/settings/preview-header';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { StoreAddress } from '@/components/admin/settings/store-address';
import { useLogo } from '@/components/admin/settings/use-logo';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { Card } from '@/components/ui/card';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import type { TenantId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { adminWords } from '@/lib/messages/en/admin/words';
import { uiSentences } from '@/lib/messages/en/ui';
import { LONGEST_DESCRIPTION } from '@/lib/tenants/settings/settings-limits';
import type { GeneralValues } from '@/lib/tenants/settings/settings-save';
import { characterCount } from '@/lib/text/clean-text';

type GeneralFormProps = {
  tenantId: TenantId;
  settings: {
    name: string;
    description: string;
    logoUrl: string | null;
    slug: string;
    customDomain: string | null;
  };
  address: string | null;
};

const LABELS = {
  name: adminSettingsSentences.storeName,
  description: adminWords.description,
  logoUrl: adminWords.logo,
} as const;

const toForm = ({ name, description, logoUrl }: GeneralValues) => ({
  name,
  description,
  logoUrl: logoUrl ?? '',
});

/** The form for name, description and logo, with a preview of the storefront's header. */
export function GeneralForm({ tenantId, settings, address }: GeneralFormProps) {
  const [name, setName] = useState(settings.name);
  const [description, setDescription] = useState(settings.description);
  const logo = useLogo(tenantId, settings.logoUrl);
  const isUploading = logo.picture.progress !== null;
  const form = useSettingsForm({
    name: 'general',
    stored: toForm(settings),
    values: { name, description, logoUrl: logo.address },
    setValues: (values) => {
      setName(values.name ?? name);
      setDescription(values.description ?? description);
      if (values.logoUrl !== undefined && values.logoUrl !== logo.address) {
        logo.set(values.logoUrl);
      }
    },
    labels: LABELS,
    toForm,
    toInput: (values, base) => ({ ...values, base: { ...base, logoUrl: base.logoUrl || null } }),
    save: saveGeneralSettings,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;
  const element = useRef<HTMLFormElement>(null);
  /** The person tried to save while the chosen logo was refused; nothing is saved without the logo. */
  const [isStopped, setIsStopped] = useState(false);

  function submit() {
    if (isUploading) {
      return;
    }
    setIsStopped(logo.picture.error !== null);
    if (logo.picture.error === null) {
      save();
    } else {
      element.current?.querySelector<HTMLElement>('input[type=file]')?.focus();
    }
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card title={adminSettingsSentences.yourStore}>
        <ActionForm ref={element} onSubmit={submit} className="flex flex-col gap-6">
          <ReadyFields>
            <Field
              name="name"
              label={adminSettingsSentences.storeName}
              autoComplete="organization"
              value={name}
              onChange={(event) => setName(event.target.value)}
              error={fields.name}
            />
            <TextAreaField
              name="description"
              label={adminWords.description}
              isOptional
              rows={3}
              value={description}
              onChange={(event) => setDescription(event.target.value)}
              error={fields.description}
              hint={adminSettingsSentences.descriptionHint(characterCount(description), LONGEST_DESCRIPTION)}
            />
            <LogoField
              picture={logo.picture}
              address={logo.address}
              onType={logo.type}
              onTyped={logo.typed}
              error={fields.logoUrl}
            />
            <StoreAddress slug={settings.slug} address={address} customDomain={settings.customDomain} />
            <div ref={conflictBox} className="empty:hidden">
              {conflict && <EditConflict {...conflict} />}
            </div>
            <SaveBar
              isBusy={isBusy || isUploading}
              isSaved={isSaved}
              error={isStopped && logo.picture.error ? messages.product.imageStandsInTheWay : error}
              pendingLabel={isUploading ? adminSettingsSentences.uploading : uiSentences.saving}
            />
          </ReadyFields>
        </ActionForm>
      </Card>
      <PreviewFrame caption={adminSettingsSentences.headerPreview} className="lg:sticky lg:top-6">
        <PreviewHeader
          name={name.trim() || settings.name}
          description={description}
          logoUrl={logo.shownUrl}
        />
      </PreviewFrame>
    </div>
  );
}
