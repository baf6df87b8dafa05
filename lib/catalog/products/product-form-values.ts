// The state of the product form: texts and switches, as in its fields.
import {
  NO_OPTIONS,
  type OptionDraft,
  type OptionsDraft,
  optionsDraftOf,
  optionsToSave,
  withSizes,
} from '@/lib/catalog/options/options-draft';
import { type OptionsProblems, optionsProblems } from '@/lib/catalog/options/options-rules';
import type { OptionsToSave } from '@/lib/catalog/options/options-to-save';
import {
  NO_TERMS_TYPED,
  readTypedTerms,
  type TermsDraft,
  type TermsProblems,
  termsDraftOf,
} from '@/lib/catalog/terms/terms-draft';
import { messages } from '@/lib/messages';
import { optionsSentences } from '@/lib/messages/en/admin/products/options';
import { termsProblems as termsSentences } from '@/lib/messages/en/admin/products/terms';
import { centsFromTyped, centsToDecimal } from '@/lib/money/cents';
import {
  type DraftProblems,
  draftOf,
  draftProblems,
  type RosterDraft,
  settingsOf,
} from '@/lib/rosters/roster-draft';
import { DEFAULT_ROSTER_SETTINGS, type RosterSettings } from '@/lib/rosters/settings/roster-settings';
import { weightText } from '@/lib/text/weight';
import { type ProductTextField, productTextProblem, TEXT_FIELDS } from './product-rules';
import type { AdminProductView } from './product-views';

export type ProductFormValues = Record<ProductTextField, string> & {
  /** Empty for no category. */
  categoryId: string;
  /** Besides the first, sorted by id. */
  furtherCategoryIds: string[];
  isActive: boolean;
  allowsCustomization: boolean;
  isTeamOrder: boolean;
  requiresLogo: boolean;
  requiresRoster: boolean;
  roster: RosterDraft;
  options: OptionsDraft;
  terms: TermsDraft;
};

export type ProductFormErrors = Partial<Record<keyof ProductFormValues | 'picture', string>>;

export const NEW_PRODUCT: ProductFormValues = {
  name: '',
  description: '',
  price: '',
  sku: '',
  weight: '',
  categoryId: '',
  furtherCategoryIds: [],
  isActive: true,
  allowsCustomization: false,
  customizationLabel: '',
  customizationPlaceholder: '',
  customizationLimit: '',
  isTeamOrder: false,
  requiresLogo: false,
  requiresRoster: false,
  roster: draftOf(DEFAULT_ROSTER_SETTINGS),
  options: NO_OPTIONS,
  terms: NO_TERMS_TYPED,
};

/** The form's values for an existing product. */
export const formValuesOf = (product: AdminProductView): ProductFormValues => ({
  name: product.name,
  description: product.description,
  price: centsToDecimal(product.priceCents),
  sku: product.sku,
  weight: product.weightGrams === null ? '' : weightText(product.weightGrams),
  categoryId: product.categoryId ?? '',
  furtherCategoryIds: product.furtherCategories.map(({ id }) => id).sort(),
  isActive: product.isActive,
  allowsCustomization: product.allowsCustomization,
  customizationLabel: product.customizationLabel ?? '',
  customizationPlaceholder: product.customizationPlaceholder ?? '',
  customizationLimit: product.customizationLimit?.toString() ?? '',
  isTeamOrder: product.isTeamOrder,
  requiresLogo: product.requiresLogo,
  requiresRoster: product.requiresRoster,
  roster: draftOf(product.rosterSettings),
  options: optionsDraftOf(product.options, product.variants),
  terms: termsDraftOf(product.terms),
});

/** The values without those of hidden fields, such as the label of a product without customization. */
const shownValues = (values: ProductFormValues): ProductFormValues => ({
  ...values,
  ...(!values.allowsCustomization && {
    customizationLabel: '',
    customizationPlaceholder: '',
    customizationLimit: '',
  }),
  ...(!values.isTeamOrder && { requiresLogo: false, requiresRoster: false }),
});

const FIELDS = Object.keys(NEW_PRODUCT) as (keyof ProductFormValues)[];

type Value = ProductFormValues[keyof ProductFormValues];

/** Whether two values of a field are equal; the columns of a roster are compared by content. */
export const isSameValue = (a: Value, b: Value): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether the two forms differ. */
export const isChanged = (a: ProductFormValues, b: ProductFormValues): boolean =>
  FIELDS.some((field) => !isSameValue(a[field], b[field]));

/** The product in the form's save request. */
export type ProductToSave = Omit<ProductFormValues, 'roster' | 'options'> & {
  options: OptionsToSave;
  /** Null if the product takes no team orders. */
  rosterSettings: RosterSettings | null;
};

export function toSave(values: ProductFormValues): ProductToSave {
  const { roster, options, ...shown } = shownValues(values);
  return {
    ...shown,
    rosterSettings: shown.isTeamOrder ? settingsOf(roster) : null,
    options: optionsToSave(options, shownOptionsOf(values)),
  };
}

/** The options as they are edited, with the sizes of the roster as it is edited. */
export const shownOptionsOf = ({ isTeamOrder, roster, options }: ProductFormValues): OptionDraft[] =>
  withSizes(options.options, isTeamOrder ? roster : null);

/** The errors in the options, by place. */
export const optionsProblemsOf = (values: ProductFormValues): OptionsProblems =>
  optionsProblems(optionsToSave(values.options, shownOptionsOf(values)));

/** The errors in the terms, by field. */
export function termsProblemsOf({ terms, price }: ProductFormValues): TermsProblems {
  const read = readTypedTerms(terms, centsFromTyped(price));
  return read.ok ? {} : read.error;
}

/** The errors in the columns of the product's rosters; none if it takes no team orders. */
export const rosterProblems = ({ isTeamOrder, roster }: ProductFormValues): DraftProblems =>
  isTeamOrder ? draftProblems(roster) : {};

/** The errors in the visible fields, by field. */
export function problemsOf(values: ProductFormValues): ProductFormErrors {
  const shown = shownValues(values);
  const problems: ProductFormErrors = {};
  for (const field of TEXT_FIELDS) {
    const problem = productTextProblem[field](shown[field]);
    if (problem !== null) {
      problems[field] = problem;
    }
  }
  if (Object.keys(rosterProblems(values)).length > 0) {
    problems.roster = messages.rosterSettings.invalid;
  }
  if (Object.keys(optionsProblemsOf(values)).length > 0) {
    problems.options = optionsSentences.invalid;
  }
  if (Object.keys(termsProblemsOf(values)).length > 0) {
    problems.terms = termsSentences.invalid;
  }
  return problems;
}
