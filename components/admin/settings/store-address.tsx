import { CopyField } from '@/components/admin/copy-field';
import { Field } from '@/components/ui/forms/field';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';

type StoreAddressProps = {
  slug: string;
  /** Null if the shop has no address of its own yet. */
  address: string | null;
  customDomain: string | null;
};

/** The shop's slug, which is fixed, and its address with a copy button. */
export const StoreAddress = ({ slug, address, customDomain }: StoreAddressProps) => (
  <div className="flex flex-col gap-6">
    <Field
      name="slug"
      label={adminSettingsSentences.slug}
      readOnly
      value={slug}
      hint={adminSettingsSentences.slugHint}
      className="[&_input]:bg-sunken [&_input]:text-muted"
    />
    {address !== null && (
      <CopyField
        name="storeAddress"
        label={adminSettingsSentences.storeAddress}
        value={address}
        hint={customDomain === null ? undefined : adminSettingsSentences.ownDomain(customDomain)}
      />
    )}
  </div>
);
