'use client';
import { useState } from 'react';
import { EditConflict } from '@/components/admin/edit-conflict';
import { PictureField } from '@/components/admin/pictures/picture-field';
import { usePicture } from '@/components/admin/pictures/use-picture';
import { FeaturedField } from '@/components/admin/settings/featured-field';
import { useMarkdown } from '@/components/admin/settings/markdown-field';
import { PreviewFrame } from '@/components/admin/settings/preview-frame';
import { SaveBar } from '@/components/admin/settings/save-bar';
import { useSettingsForm } from '@/components/admin/settings/use-settings-form';
import { ShopHome } from '@/components/shop/home/shop-home';
import { Card } from '@/components/ui/card';
import type { Style } from '@/components/ui/css-variables';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import type { CategoryView, ProductCardView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { homeSettings as say } from '@/lib/messages/en/admin/store/front';
import { uiSentences } from '@/lib/messages/en/ui';
import { MOST_FEATURED_CATEGORIES, MOST_FEATURED_PRODUCTS } from '@/lib/tenants/front/front-limits';
import type { HomeValues } from '@/lib/tenants/front/home-input';
import type { Block } from '@/lib/text/markdown';
import { previewMarkdown, saveHomeSettings } from './actions';

type HomeFormProps = {
  stored: HomeValues;
  /** The stored story, read. */
  story: readonly Block[];
  products: readonly ProductCardView[];
  categories: readonly CategoryView[];
  style: Style;
};

const LABELS = {
  bannerUrl: say.banner,
  bannerAlt: say.bannerAlt,
  heading: say.heading,
  story: say.story,
  featuredProducts: say.products,
  featuredCategories: say.categories,
} as const;

const pick = <One extends { id: string }>(all: readonly One[], ids: string): One[] =>
  ids.split(',').flatMap((id) => all.find((one) => one.id === id) ?? []);

/** The form for what stands above the grid, with a preview that follows each letter. */
export function HomeForm({ stored, story, products, categories, style }: HomeFormProps) {
  const [typed, setTyped] = useState(stored);
  const picture = usePicture('shop_logo', stored.bannerUrl || null);
  const isUploading = picture.progress !== null;
  const bannerUrl =
    picture.choice === 'keep' || isUploading
      ? typed.bannerUrl
      : picture.choice === 'remove'
        ? ''
        : (picture.shownUrl ?? '');
  const values = { ...typed, bannerUrl };
  const form = useSettingsForm({
    name: 'home',
    stored,
    values,
    setValues: (changed) => {
      setTyped((before) => ({ ...before, ...changed }));
      if (changed.bannerUrl !== undefined && changed.bannerUrl !== bannerUrl) {
        picture.reset(changed.bannerUrl || null);
      }
    },
    labels: LABELS,
    toForm: (theirs: HomeValues) => theirs,
    toInput: (mine, base) => ({ ...mine, base }),
    save: saveHomeSettings,
  });
  const { save, isBusy, isSaved, error, fields, conflict, conflictBox } = form;
  const [isStopped, setIsStopped] = useState(false);
  const blocks = useMarkdown(typed.story, story, previewMarkdown);

  const text = (name: 'bannerAlt' | 'heading' | 'story') => ({
    name,
    label: LABELS[name],
    isOptional: true,
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    error: fields[name],
  });

  function submit() {
    setIsStopped(picture.error !== null);
    if (!isUploading && picture.error === null) {
      save();
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Card title={say.title}>
        <ActionForm onSubmit={submit} className="flex flex-col gap-6">
          <ReadyFields>
            <p className="text-muted">{say.lead}</p>
            <PictureField label={say.banner} hint={say.bannerHint} picture={picture} />
            {values.bannerUrl !== '' && <Field {...text('bannerAlt')} hint={say.bannerAltHint} />}
            <Field {...text('heading')} hint={say.headingHint} />
            <TextAreaField {...text('story')} hint={say.storyHint} rows={7} />
            <FeaturedField
              label={say.categories}
              addLabel={say.addCategory}
              hint={say.categoriesHint(MOST_FEATURED_CATEGORIES)}
              most={MOST_FEATURED_CATEGORIES}
              choices={categories}
              value={typed.featuredCategories}
              onChange={(featuredCategories) => setTyped({ ...typed, featuredCategories })}
              error={fields.featuredCategories}
            />
            <FeaturedField
              label={say.products}
              addLabel={say.addProduct}
              hint={say.productsHint(MOST_FEATURED_PRODUCTS)}
              most={MOST_FEATURED_PRODUCTS}
              choices={products}
              value={typed.featuredProducts}
              onChange={(featuredProducts) => setTyped({ ...typed, featuredProducts })}
              error={fields.featuredProducts}
            />
            <div ref={conflictBox} className="empty:hidden">
              {conflict && <EditConflict {...conflict} />}
            </div>
            <SaveBar
              isBusy={isBusy || isUploading}
              isSaved={isSaved}
              error={isStopped && picture.error ? messages.product.imageStandsInTheWay : error}
              pendingLabel={isUploading ? adminSettingsSentences.uploading : uiSentences.saving}
            />
          </ReadyFields>
        </ActionForm>
      </Card>
      <PreviewFrame caption={say.preview} style={style} className="xl:sticky xl:top-6">
        <div className="p-4 sm:p-6">
          <ShopHome
            bannerUrl={picture.shownUrl}
            bannerAlt={typed.bannerAlt}
            heading={typed.heading.trim()}
            story={blocks}
            products={pick(products, typed.featuredProducts)}
            categories={pick(categories, typed.featuredCategories)}
            aboutHref={null}
          />
          <p className="text-muted not-only:hidden">{say.emptyPreview}</p>
        </div>
      </PreviewFrame>
    </div>
  );
}
