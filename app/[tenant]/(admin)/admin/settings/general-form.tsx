'use client';
import { useState } from 'react';
import { LogoField } from '@/components/admin/settings/logo-field';
import { PreviewFrame } from '@/components/admin/settings/preview-frame';
import { PreviewHeader } from '@/components/admin/settings/preview-header';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { StoreAddress } from '@/components/admin/settings/store-address';
import { useSave } from '@/components/admin/settings/use-save';
import { Card } from '@/components/ui/card';
import { Field, TextAreaField } from '@/components/ui/field';
import { isLogoAddress } from '@/lib/tenants/logo-address';
import { LONGEST_DESCRIPTION } from '@/lib/tenants/settings-limits';
import { saveGeneralSettings } from './actions';

type GeneralFormProps = {
  tenantId: string;
  settings: {
    name: string;
    description: string;
    logoUrl: string | null;
    slug: string;
    customDomain: string | null;
  };
  storeOrigin: string;
};

/** Name, description and logo, with the storefront's header as they make it. */
export function GeneralForm({ tenantId, settings, storeOrigin }: GeneralFormProps) {
  const { save, isBusy, isSaved, error, fields } = useSave(saveGeneralSettings);
  const [name, setName] = useState(settings.name);
  const [description, setDescription] = useState(settings.description);
  const [logoUrl, setLogoUrl] = useState(settings.logoUrl ?? '');
  /** The address that shows a picture: not each letter of one that is being typed. */
  const [shownLogo, setShownLogo] = useState(settings.logoUrl);

  const showLogo = (address: string) =>
    setShownLogo(isLogoAddress(address.trim(), tenantId) ? address.trim() : null);

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Card title="Your store">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save({ name, description, logoUrl });
          }}
          className="flex flex-col gap-6"
        >
          <Field
            name="name"
            label="Store name"
            autoComplete="organization"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={fields.name}
          />
          <TextAreaField
            name="description"
            label="Description"
            isOptional
            rows={3}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            error={fields.description}
            hint={`Stands under the name of your store. ${description.length} of ${LONGEST_DESCRIPTION} characters.`}
          />
          <LogoField
            value={logoUrl}
            shown={shownLogo}
            onChange={setLogoUrl}
            onShow={showLogo}
            error={fields.logoUrl}
          />
          <StoreAddress slug={settings.slug} origin={storeOrigin} customDomain={settings.customDomain} />
          <SaveBar isBusy={isBusy} isSaved={isSaved} error={error} />
        </form>
      </Card>
      <PreviewFrame caption="The top of every page of your store" className="lg:sticky lg:top-6">
        <PreviewHeader name={name.trim() || settings.name} description={description} logoUrl={shownLogo} />
      </PreviewFrame>
    </div>
  );
}
