'use client';
import { useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { showToast } from '@/components/ui/dialogs/toast';
import { Field } from '@/components/ui/forms/field';
import { CopyIcon } from '@/components/ui/icons';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';

type StoreAddressProps = {
  slug: string;
  /** Null if the shop has no address of its own yet. */
  address: string | null;
  customDomain: string | null;
};

/** The shop's slug, which is fixed, and its address with a copy button. */
export function StoreAddress({ slug, address, customDomain }: StoreAddressProps) {
  const field = useRef<HTMLInputElement>(null);

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      showToast(adminSettingsSentences.addressCopied);
    } catch {
      // No clipboard without https, or permission was denied: select the text instead.
      field.current?.select();
      showToast(adminSettingsSentences.pressToCopy);
    }
  }

  return (
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
        <div className="flex flex-col gap-3 sm:flex-row">
          <Field
            ref={field}
            name="storeAddress"
            label={adminSettingsSentences.storeAddress}
            readOnly
            value={address}
            hint={customDomain === null ? undefined : adminSettingsSentences.ownDomain(customDomain)}
            className="min-w-0 grow [&_input]:bg-sunken [&_input]:text-muted"
          />
          <button
            type="button"
            className={buttonStyle('secondary', 'self-start sm:mt-7')}
            onClick={() => void copy(address)}
          >
            <CopyIcon className="size-5" />
            {adminSettingsSentences.copy}
          </button>
        </div>
      )}
    </div>
  );
}
