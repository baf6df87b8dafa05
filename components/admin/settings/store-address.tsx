'use client';
import { useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Field } from '@/components/ui/field';
import { CopyIcon } from '@/components/ui/icons';
import { showToast } from '@/components/ui/toast';

type StoreAddressProps = { slug: string; origin: string; customDomain: string | null };

/** Where the shop is found: its slug, which is fixed, and its address to copy. */
export function StoreAddress({ slug, origin, customDomain }: StoreAddressProps) {
  const address = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(origin);
      showToast('Address copied');
    } catch {
      // No clipboard without https, or the browser asked and was told no.
      address.current?.select();
      showToast('Press Ctrl+C or ⌘C to copy');
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <Field
        name="slug"
        label="Slug"
        readOnly
        value={slug}
        hint="The fixed part of your store’s address. It cannot be changed."
        className="[&_input]:bg-sunken [&_input]:text-muted"
      />
      <div className="flex flex-wrap items-end gap-3">
        <Field
          ref={address}
          name="storeAddress"
          label="Store address"
          readOnly
          value={origin}
          hint={customDomain === null ? undefined : `Your own domain: ${customDomain}`}
          className="min-w-0 grow basis-64 [&_input]:bg-sunken [&_input]:text-muted"
        />
        <button type="button" className={buttonStyle('secondary')} onClick={() => void copy()}>
          <CopyIcon className="size-5" />
          Copy address
        </button>
      </div>
    </div>
  );
}
