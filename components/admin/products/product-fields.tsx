import dynamic from 'next/dynamic';
import { PictureList } from '@/components/admin/pictures/list/picture-list';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import {
  optionsProblemsOf,
  rosterProblems,
  shownOptionsOf,
  termsProblemsOf,
} from '@/lib/catalog/products/product-form-values';
import type { ProductTextField } from '@/lib/catalog/products/product-rules';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { optionsSentences } from '@/lib/messages/en/admin/products/options';
import { adminWords } from '@/lib/messages/en/admin/words';
import { FurtherCategories } from './categories/further-categories';
import { CategoryPicker } from './category-picker';
import { OptionsFields } from './options/options-fields';
import type { ProductActions } from './product-actions';
import { RosterSettingsFields } from './roster-settings/roster-settings-fields';
import { SkuField } from './sku-field';
import type { ProductForm } from './use-product-form';

// Most products have no terms, and the form is long without them.
const TermsFields = dynamic(() => import('./terms/terms-fields').then((module) => module.TermsFields), {
  ssr: false,
});

type ProductFieldsProps = {
  form: ProductForm;
  categories: readonly CategoryView[];
  actions: ProductActions;
  onCategoryCreated: (category: CategoryView) => void;
};

type Typed = { target: { value: string } };
type Ticked = { target: { checked: boolean } };
type Tick = 'isActive' | 'allowsCustomization' | 'isTeamOrder' | 'requiresLogo' | 'requiresRoster';

/** Ties the fields and checkboxes to what the form holds. */
const bind = ({ values, errors, set }: ProductForm) => ({
  text: (name: ProductTextField, id: string = name) => ({
    name,
    id: `product-${id}`,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: Typed) => set({ [name]: target.value }),
  }),
  tick: (name: Tick) => ({
    name,
    checked: values[name],
    onChange: ({ target }: Ticked) => set({ [name]: target.checked }),
  }),
});

/** Every field of a product; those that depend on another appear with it (specification §5). */
export function ProductFields({ form, categories, actions, onCategoryCreated }: ProductFieldsProps) {
  const { values, errors, picture, set } = form;
  const { text } = bind(form);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Field {...text('name')} label={adminWords.name} data-initial-focus autoComplete="off" />
      <TextAreaField {...text('description')} label={adminWords.description} isOptional rows={4} />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Field
          {...text('price')}
          label={adminProductsSentences.priceInDollars}
          inputMode="decimal"
          autoComplete="off"
          placeholder="28.00"
        />
        <SkuField
          value={values.sku}
          error={errors.sku}
          onChange={(sku) => set({ sku })}
          onFailed={(sentence) => form.setError('sku', sentence)}
          generateSku={actions.generateSku}
        />
      </div>
      <Field
        {...text('weight')}
        label={adminProductsSentences.weight}
        hint={adminProductsSentences.weightHint}
        isOptional
        autoComplete="off"
      />
      <CategoryPicker
        categories={categories}
        value={values.categoryId}
        error={errors.categoryId}
        createCategory={actions.createCategory}
        onChange={(categoryId) => set({ categoryId })}
        onCreated={(category) => {
          onCategoryCreated(category);
          set({ categoryId: category.id });
        }}
      />
      <FurtherCategories
        categories={categories}
        firstId={values.categoryId}
        chosen={values.furtherCategoryIds}
        onChange={(furtherCategoryIds) => set({ furtherCategoryIds })}
      />
      <PictureList pictures={picture} />
      <OptionsFields
        productId={form.productId}
        draft={values.options}
        shown={shownOptionsOf(values)}
        roster={values.isTeamOrder ? values.roster : null}
        // Shown after the first try to save, and from then on while typing.
        problems={errors.options ? optionsProblemsOf(values) : {}}
        error={errors.options === optionsSentences.invalid ? undefined : errors.options}
        change={form.setOptions}
        productPrice={values.price}
        productSku={values.sku}
      />
      <TermsFields
        draft={values.terms}
        hasSeveralPrices={values.options.options.some(({ changesPrice }) => changesPrice)}
        // Shown after the first try to save, and from then on while typing.
        problems={errors.terms ? termsProblemsOf(values) : {}}
        error={errors.terms}
        onChange={form.setTerms}
      />
      <ProductOptions form={form} />
    </div>
  );
}

function ProductOptions({ form }: { form: ProductForm }) {
  const { values, errors } = form;
  const { text, tick } = bind(form);
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="sr-only">{adminProductsSentences.options}</legend>
      <CheckboxField
        {...tick('isActive')}
        label={adminProductsSentences.active}
        description={adminProductsSentences.activeHint}
      />
      <CheckboxField
        {...tick('allowsCustomization')}
        label={adminProductsSentences.allowCustomization}
        description={adminProductsSentences.allowCustomizationHint}
      />
      {values.allowsCustomization && (
        <div className="mb-2 ml-8 grid gap-4 sm:grid-cols-2">
          <Field
            {...text('customizationLabel', 'customization-label')}
            label={adminProductsSentences.customizationLabel}
            isOptional
            placeholder={adminProductsSentences.customizationLabelExample}
          />
          <Field
            {...text('customizationPlaceholder', 'customization-placeholder')}
            label={adminProductsSentences.customizationPlaceholder}
            isOptional
            placeholder={adminProductsSentences.customizationPlaceholderExample}
          />
          <Field
            {...text('customizationLimit', 'customization-limit')}
            label={adminProductsSentences.customizationLimit}
            isOptional
            inputMode="numeric"
            autoComplete="off"
            hint={adminProductsSentences.customizationLimitHint}
          />
        </div>
      )}
      <CheckboxField
        {...tick('isTeamOrder')}
        label={adminProductsSentences.teamOrder}
        description={adminProductsSentences.teamOrderHint}
      />
      {values.isTeamOrder && (
        <div className="ml-8">
          <CheckboxField {...tick('requiresLogo')} label={adminProductsSentences.requiresLogo} />
          <CheckboxField {...tick('requiresRoster')} label={adminProductsSentences.requiresRoster} />
          <RosterSettingsFields
            draft={values.roster}
            // Shown after the first try to save, and from then on while typing.
            problems={errors.roster ? rosterProblems(values) : {}}
            onChange={(roster) => form.setRoster(roster)}
          />
        </div>
      )}
    </fieldset>
  );
}
