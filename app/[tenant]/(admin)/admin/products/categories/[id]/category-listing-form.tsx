'use client';
import { useState } from 'react';
import { EditConflict } from '@/components/admin/edit-conflict';
import { SearchPreview } from '@/components/admin/search/search-preview';
import { SearchTextFields } from '@/components/admin/search/search-text-fields';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { Card } from '@/components/ui/card';
import { ActionForm } from '@/components/ui/forms/action-form';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import {
  productListing,
  categoryListing as say,
  searchListing,
} from '@/lib/messages/en/admin/store/search-listing';
import { productSearchTexts } from '@/lib/search-engines/search-texts';
import type { SearchListing } from '@/lib/search-engines/shop-listing';
import { saveListingOfCategory } from './actions';

type CategoryListingFormProps = {
  category: { id: string; name: string };
  shopName: string;
  address: string;
  stored: SearchListing;
};

const LABELS = { searchTitle: searchListing.title, searchDescription: searchListing.description } as const;

/** What search engines show of a category, with a preview. */
export function CategoryListingForm({ category, shopName, address, stored }: CategoryListingFormProps) {
  const [values, setValues] = useState(stored);
  const change = (changed: Partial<SearchListing>) => setValues((before) => ({ ...before, ...changed }));
  const form = useSettingsForm({
    name: `category-listing-${category.id}`,
    stored,
    values,
    setValues: change,
    labels: LABELS,
    toForm: (theirs: SearchListing) => theirs,
    toInput: (typed, base) => ({ ...typed, categoryId: category.id, base }),
    save: saveListingOfCategory,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;
  const text = (name: keyof SearchListing, placeholder: string) => ({
    name,
    value: values[name],
    placeholder,
    error: fields[name],
  });
  const shown = productSearchTexts({ name: category.name, description: '' }, values);
  return (
    <ActionForm onSubmit={() => save()} className="flex max-w-3xl flex-col gap-6">
      <ReadyFields>
        <Card title={productListing.searchTitle}>
          <div className="flex flex-col gap-6">
            <p className="text-muted">{say.lead}</p>
            <SearchTextFields
              title={text('searchTitle', category.name)}
              description={text('searchDescription', '')}
              onChange={(name, value) => change({ [name]: value })}
            />
            <SearchPreview shopName={shopName} address={address} {...shown} />
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
