'use client';
import { useEffect, useRef, useState } from 'react';
import type { PicturesChoice } from '@/components/admin/pictures/list/picture-entry';
import { usePictures } from '@/components/admin/pictures/list/use-pictures';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import {
  formValuesOf,
  isChanged,
  NEW_PRODUCT,
  type ProductFormErrors,
  type ProductFormValues,
  problemsOf,
  toSave,
} from '@/lib/catalog/products/product-form-values';
import { isRequiredMissing } from '@/lib/catalog/products/product-rules';
import type { AdminProductView } from '@/lib/catalog/products/product-views';
import { mergeEdits } from '@/lib/merge-edits';
import { messages } from '@/lib/messages';
import type { Refusal } from '@/lib/outcome';
import type { KeptProduct, OpenedProduct } from './kept-product';
import { KEPT_PRODUCT } from './kept-product-name';
import type { ProductActions } from './product-actions';

type Options = {
  /** Null for a new product. */
  product: AdminProductView | null;
  /** The values typed before a reload of the page; they take precedence over `product`. */
  kept: KeptProduct | null;
  /** A closed dialog has nothing unsaved. */
  isOpen: boolean;
  actions: ProductActions;
  onSaved: (product: AdminProductView, wasNew: boolean, alsoChanged: readonly ProductFieldName[]) => void;
};

/** Fields that another person has saved first; including the picture. */
export type ProductFieldName = keyof ProductFormValues | 'picture';

const sentenceOf = ({ code, message }: Refusal) =>
  code === 'signed_out' ? `${message} ${messages.auth.sessionMissingHint}` : message;

const openedProduct = (product: AdminProductView): OpenedProduct => ({
  id: product.id,
  version: product.version,
  pictures: product.pictures,
  values: formValuesOf(product),
});

/** The list without pictures that another person has removed in the meantime. */
const stillThere = (choice: PicturesChoice, opened: OpenedProduct | null): PicturesChoice =>
  choice === 'keep'
    ? choice
    : choice.filter((item) => !('id' in item) || opened?.pictures.some(({ id }) => id === item.id));

/**
 * Tries to save when others save in between and the changes can be merged. After this many it is shown as a conflict.
 */
const MOST_TRIES = 3;

/** The product form: its values, errors and saving. Typed values survive every failure. */
export function useProductForm({ product, kept, isOpen, actions, onSaved }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const [opened, setOpened] = useState(kept ? kept.opened : product && openedProduct(product));
  const baseline = opened?.values ?? NEW_PRODUCT;
  const [values, setValues] = useState(kept?.values ?? baseline);
  const [errors, setErrors] = useState<ProductFormErrors>({});
  const [summary, setSummary] = useState<string | null>(null);
  /** The product as another person has saved it in the meantime, if the same fields were changed here. */
  const [theirs, setTheirs] = useState<OpenedProduct | null>(null);
  const [refusals, setRefusals] = useState(0);
  const picture = usePictures(opened?.pictures ?? [], kept?.pictures ?? undefined);
  const saving = useAction((wish: { values: ProductFormValues; opened: OpenedProduct | null }) => {
    const product = { ...toSave(wish.values), picture: stillThere(picture.choice, wish.opened) };
    return wish.opened
      ? actions.updateProduct({ ...product, id: wish.opened.id, version: wish.opened.version })
      : actions.createProduct(product);
  }, messages.product.saveFailed);
  const isDirty = picture.isChanged || isChanged(values, baseline);
  const [isSaved, setIsSaved] = useState(false);

  useUnsaved({
    name: KEPT_PRODUCT,
    isUnsaved: isOpen && isDirty && !isSaved,
    values: { opened, values, pictures: picture.settled } satisfies KeptProduct,
  });

  // After each refusal, not whenever an error appears or disappears.
  useEffect(() => {
    if (refusals > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-conflict]')?.focus();
    }
  }, [refusals]);

  function refuse(sentence: string | null, fields: ProductFormErrors) {
    setSummary(sentence);
    setErrors(fields);
    // If the picture already shows this error, it stays, with its retry button.
    if (fields.picture && fields.picture !== picture.error) {
      picture.setError(fields.picture);
    }
    setRefusals((count) => count + 1);
  }

  /** Merges the form's values with those that another person has saved. */
  function mergeWith(current: OpenedProduct, mine: ProductFormValues, from: OpenedProduct) {
    const merged = mergeEdits(from.values, mine, current.values);
    const isTheirPicture = JSON.stringify(current.pictures) !== JSON.stringify(from.pictures);
    const conflicts: ProductFieldName[] = [...merged.conflicts];
    const alsoChanged: ProductFieldName[] = [...merged.theirs];
    if (isTheirPicture) {
      (picture.isChanged ? conflicts : alsoChanged).push('picture');
    }
    return { values: merged.values, conflicts, alsoChanged };
  }

  /** Saves the form's values, or others that start from a newer version (to overwrite another person's changes). */
  async function save(
    wish: { values: ProductFormValues; opened: OpenedProduct | null } = { values, opened },
  ) {
    setTheirs(null);
    const problems = problemsOf(wish.values);
    if (Object.keys(problems).length > 0) {
      const { fieldsMissing, fieldsInvalid } = messages.product;
      refuse(isRequiredMissing(wish.values) ? fieldsMissing : fieldsInvalid, problems);
      return;
    }
    if (picture.progress !== null) {
      refuse(messages.product.imageUploading, {});
      return;
    }
    if (picture.error !== null) {
      refuse(messages.product.imageStandsInTheWay, { picture: picture.error });
      return;
    }
    await saveTogether(wish, []);
  }

  async function saveTogether(
    wish: { values: ProductFormValues; opened: OpenedProduct | null },
    alsoChanged: readonly ProductFieldName[],
    tries = 1,
  ): Promise<void> {
    const outcome = await saving.run(wish);
    if (outcome === null) {
      return;
    }
    if (!outcome.ok) {
      refuse(sentenceOf(outcome.error), outcome.error.fields ?? {});
      return;
    }
    if (outcome.value.kind === 'saved') {
      setIsSaved(true);
      onSaved(outcome.value.product, wish.opened === null, alsoChanged);
      return;
    }
    const current = openedProduct(outcome.value.current);
    const merged = mergeWith(current, wish.values, wish.opened ?? current);
    if (merged.conflicts.length > 0 || tries === MOST_TRIES) {
      setTheirs(current);
      refuse(null, {});
      return;
    }
    begin(merged.values, current);
    const also = [...new Set([...alsoChanged, ...merged.alsoChanged])];
    await saveTogether({ values: merged.values, opened: current }, also, tries + 1);
  }

  /** Continues from the version that another person has saved. */
  function begin(next: ProductFormValues, current: OpenedProduct) {
    setOpened(current);
    setValues(next);
    if (!picture.isChanged) {
      picture.reset(current.pictures);
    }
  }

  /** The fields to choose between, which both have changed. */
  function conflictWith(current: OpenedProduct) {
    const merged = mergeWith(current, values, opened ?? current);
    return {
      fields: merged.conflicts,
      mine: values,
      theirs: current.values,
      /**
       * Takes the other person's values for the fields in conflict; other typed values stay, and nothing is saved
       * yet.
       */
      takeTheirs: () => {
        const taken = merged.conflicts.filter((field) => field !== 'picture');
        begin(
          { ...merged.values, ...Object.fromEntries(taken.map((field) => [field, current.values[field]])) },
          current,
        );
        if (merged.conflicts.includes('picture')) {
          picture.reset(current.pictures);
        }
        setErrors({});
        setTheirs(null);
      },
      saveMine: () => {
        begin(merged.values, current);
        void save({ values: merged.values, opened: current });
      },
    };
  }

  return {
    form,
    values,
    errors,
    summary,
    picture,
    conflict: theirs && conflictWith(theirs),
    isNew: opened === null,
    /** Null for a new product. */
    productId: opened?.id ?? null,
    isSaving: saving.isPending,
    isDirty,
    save: () => save(),
    set: (changes: Partial<ProductFormValues>) => {
      setValues((current) => ({ ...current, ...changes }));
      setErrors((current) => withoutFields(current, Object.keys(changes)));
      setSummary(null);
    },
    /** Errors of columns stay while they are edited; each disappears when it is fixed. */
    setRoster: (roster: ProductFormValues['roster']) => {
      setValues((current) => ({ ...current, roster }));
      setSummary(null);
    },
    /** Likewise with the options. */
    setOptions: (change: (options: ProductFormValues['options']) => ProductFormValues['options']) => {
      setValues((current) => ({ ...current, options: change(current.options) }));
      setSummary(null);
    },
    /** Likewise with the price and the times. */
    setTerms: (terms: ProductFormValues['terms']) => {
      setValues((current) => ({ ...current, terms }));
      setSummary(null);
    },
    setError: (field: keyof ProductFormErrors, sentence: string) => refuse(null, { [field]: sentence }),
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;

const withoutFields = (errors: ProductFormErrors, fields: readonly string[]): ProductFormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
