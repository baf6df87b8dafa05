'use client';
import { useState } from 'react';
import { EditConflict } from '@/components/admin/edit-conflict';
import { SearchPreview } from '@/components/admin/search/search-preview';
import { SearchTextFields } from '@/components/admin/search/search-text-fields';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { Card } from '@/components/ui/card';
import { ActionForm } from '@/components/ui/forms/action-form';
import { TextAreaField } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { productListing as say, searchListing } from '@/lib/messages/en/admin/store/search-listing';
import { productSearchTexts } from '@/lib/search-engines/search-texts';
import type { ProductListing } from '@/lib/search-engines/shop-listing';
import { saveListing } from './actions';

type ListingFormProps = {
  product: { id: string; name: string; description: string };
  shopName: string;
  address: string;
  stored: ProductListing;
};

const LABELS = {
  searchTitle: searchListing.title,
  searchDescription: searchListing.description,
  warnings: say.warnings,
} as const;

/** What search engines show of a product, with a preview, and its warnings. */
export function ListingForm({ product, shopName, address, stored }: ListingFormProps) {
  const [values, setValues] = useState(stored);
  const change = (changed: Partial<ProductListing>) => setValues((before) => ({ ...before, ...changed }));
  const form = useSettingsForm({
    name: `listing-${product.id}`,
    stored,
    values,
    setValues: change,
    labels: LABELS,
    toForm: (theirs: ProductListing) => theirs,
    toInput: (typed, base) => ({ ...typed, productId: product.id, base }),
    save: saveListing,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;
  const usual = productSearchTexts(product, { searchTitle: '', searchDescription: '' });
  const text = (name: 'searchTitle' | 'searchDescription', placeholder: string) => ({
    name,
    value: values[name],
    placeholder,
    error: fields[name],
  });
  return (
    <ActionForm onSubmit={() => save()} className="flex max-w-3xl flex-col gap-6">
      <ReadyFields>
        <Card title={say.searchTitle}>
          <div className="flex flex-col gap-6">
            <p className="text-muted">{say.searchLead}</p>
            <SearchTextFields
              title={text('searchTitle', usual.title)}
              description={text('searchDescription', usual.description)}
              onChange={(name, value) => change({ [name]: value })}
            />
            <SearchPreview shopName={shopName} address={address} {...productSearchTexts(product, values)} />
          </div>
        </Card>
        <Card title={say.warningsTitle}>
          <div className="flex flex-col gap-6">
            <p className="text-muted">{say.warningsLead}</p>
            <TextAreaField
              name="warnings"
              label={say.warnings}
              placeholder={say.warningsExample}
              isOptional
              rows={4}
              value={values.warnings}
              onChange={({ target }) => change({ warnings: target.value })}
              error={fields.warnings}
            />
          </div>
        </Card>
        <div ref={conflictBox} className="empty:hidden">
          {conflict && <EditConflict {...conflict} />}
        </div>
        <SaveBar isBusy={isBusy} isSaved={isSaved} error={error} />
      </ReadyFields>
    </ActionForm>
  );
}
