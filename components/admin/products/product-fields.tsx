import { PictureField } from '@/components/admin/pictures/picture-field';
import { CheckboxField } from '@/components/ui/forms/checkbox-field';
import { Field, TextAreaField } from '@/components/ui/forms/field';
import { rosterProblems } from '@/lib/catalog/products/product-form-values';
import type { CategoryView } from '@/lib/catalog/products/product-views';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { adminWords } from '@/lib/messages/en/admin/words';
import { CategoryPicker } from './category-picker';
import type { ProductActions } from './product-actions';
import { RosterSettingsFields } from './roster-settings/roster-settings-fields';
import { SkuField } from './sku-field';
import type { ProductForm } from './use-product-form';

type ProductFieldsProps = {
  form: ProductForm;
  categories: readonly CategoryView[];
  actions: ProductActions;
  onCategoryCreated: (category: CategoryView) => void;
};

/** Every field of a product; those that depend on another appear with it (specification §5). */
export function ProductFields({ form, categories, actions, onCategoryCreated }: ProductFieldsProps) {
  const { values, errors, picture, set } = form;
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Field
        name="name"
        id="product-name"
        label={adminWords.name}
        data-initial-focus
        autoComplete="off"
        value={values.name}
        error={errors.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextAreaField
        name="description"
        id="product-description"
        label={adminWords.description}
        isOptional
        rows={4}
        value={values.description}
        error={errors.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Field
          name="price"
          id="product-price"
          label={adminProductsSentences.priceInDollars}
          inputMode="decimal"
          autoComplete="off"
          placeholder="28.00"
          value={values.price}
          error={errors.price}
          onChange={({ target }) => set({ price: target.value })}
        />
        <SkuField
          value={values.sku}
          error={errors.sku}
          onChange={(sku) => set({ sku })}
          onFailed={(sentence) => form.setError('sku', sentence)}
          generateSku={actions.generateSku}
        />
      </div>
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
      <PictureField
        label={adminProductsSentences.picture}
        hint={adminProductsSentences.pictureHint}
        picture={picture}
      />
      <ProductOptions form={form} />
    </div>
  );
}

function ProductOptions({ form }: { form: ProductForm }) {
  const { values, errors, set } = form;
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="sr-only">{adminProductsSentences.options}</legend>
      <CheckboxField
        name="isActive"
        label={adminProductsSentences.active}
        description={adminProductsSentences.activeHint}
        checked={values.isActive}
        onChange={({ target }) => set({ isActive: target.checked })}
      />
      <CheckboxField
        name="allowsCustomization"
        label={adminProductsSentences.allowCustomization}
        description={adminProductsSentences.allowCustomizationHint}
        checked={values.allowsCustomization}
        onChange={({ target }) => set({ allowsCustomization: target.checked })}
      />
      {values.allowsCustomization && (
        <div className="mb-2 ml-8 grid gap-4 sm:grid-cols-2">
          <Field
            name="customizationLabel"
            id="product-customization-label"
            label={adminProductsSentences.customizationLabel}
            isOptional
            placeholder={adminProductsSentences.customizationLabelExample}
            value={values.customizationLabel}
            error={errors.customizationLabel}
            onChange={({ target }) => set({ customizationLabel: target.value })}
          />
          <Field
            name="customizationPlaceholder"
            id="product-customization-placeholder"
            label={adminProductsSentences.customizationPlaceholder}
            isOptional
            placeholder={adminProductsSentences.customizationPlaceholderExample}
            value={values.customizationPlaceholder}
            error={errors.customizationPlaceholder}
            onChange={({ target }) => set({ customizationPlaceholder: target.value })}
          />
          <Field
            name="customizationLimit"
            id="product-customization-limit"
            label={adminProductsSentences.customizationLimit}
            isOptional
            inputMode="numeric"
            autoComplete="off"
            hint={adminProductsSentences.customizationLimitHint}
            value={values.customizationLimit}
            error={errors.customizationLimit}
            onChange={({ target }) => set({ customizationLimit: target.value })}
          />
        </div>
      )}
      <CheckboxField
        name="isTeamOrder"
        label={adminProductsSentences.teamOrder}
        description={adminProductsSentences.teamOrderHint}
        checked={values.isTeamOrder}
        onChange={({ target }) => set({ isTeamOrder: target.checked })}
      />
      {values.isTeamOrder && (
        <div className="ml-8">
          <CheckboxField
            name="requiresLogo"
            label={adminProductsSentences.requiresLogo}
            checked={values.requiresLogo}
            onChange={({ target }) => set({ requiresLogo: target.checked })}
          />
          <CheckboxField
            name="requiresRoster"
            label={adminProductsSentences.requiresRoster}
            checked={values.requiresRoster}
            onChange={({ target }) => set({ requiresRoster: target.checked })}
          />
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
