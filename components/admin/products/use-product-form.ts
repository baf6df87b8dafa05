'use client';
import { useEffect, useRef, useState } from 'react';
import { usePicture } from '@/components/admin/pictures/use-picture';
import { useAction } from '@/components/admin/use-action';
import type { Refusal } from '@/lib/auth/outcome';
import {
  formValuesOf,
  isChanged,
  NEW_PRODUCT,
  type ProductFormErrors,
  type ProductFormValues,
  problemsOf,
  toSave,
} from '@/lib/catalog/product-form-values';
import { isRequiredMissing } from '@/lib/catalog/product-rules';
import type { AdminProductView } from '@/lib/catalog/product-views';
import { messages } from '@/lib/messages';
import type { ProductActions } from './product-actions';

type Options = {
  /** Null for a new product. */
  product: AdminProductView | null;
  actions: ProductActions;
  onSaved: (product: AdminProductView, wasNew: boolean) => void;
};

const sentenceOf = ({ code, message }: Refusal) =>
  code === 'signed_out' ? `${message} ${messages.auth.sessionMissingHint}` : message;

/** The product form: what is typed, what is wrong with it, and saving. Whatever fails, nothing typed is lost. */
export function useProductForm({ product, actions, onSaved }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const [edited, setEdited] = useState(product);
  const [values, setValues] = useState(() => (product ? formValuesOf(product) : NEW_PRODUCT));
  const [errors, setErrors] = useState<ProductFormErrors>({});
  const [summary, setSummary] = useState<string | null>(null);
  /** How somebody else has saved the product while it was open here. */
  const [theirs, setTheirs] = useState<AdminProductView | null>(null);
  const [refusals, setRefusals] = useState(0);
  const picture = usePicture('product_picture', product?.imageUrl ?? null);
  const saving = useAction((version: number | undefined) => {
    const product = { ...toSave(values), picture: picture.choice };
    return edited
      ? actions.updateProduct({ ...product, id: edited.id, version: version ?? edited.version })
      : actions.createProduct(product);
  }, messages.product.saveFailed);

  // After each refusal, and not whenever an error comes or goes.
  useEffect(() => {
    if (refusals > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-conflict]')?.focus();
    }
  }, [refusals]);

  function refuse(sentence: string | null, fields: ProductFormErrors) {
    setSummary(sentence);
    setErrors(fields);
    // What the picture says already stays, with its way out.
    if (fields.picture && fields.picture !== picture.error) {
      picture.setError(fields.picture);
    }
    setRefusals((count) => count + 1);
  }

  /** Saves; `version` is named to save over what somebody else has done. */
  async function save(version?: number) {
    setTheirs(null);
    const problems = problemsOf(values);
    if (Object.keys(problems).length > 0) {
      const { fieldsMissing, fieldsInvalid } = messages.product;
      refuse(isRequiredMissing(values) ? fieldsMissing : fieldsInvalid, problems);
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
    const outcome = await saving.run(version);
    if (outcome?.ok === false) {
      refuse(sentenceOf(outcome), outcome.fields ?? {});
    } else if (outcome?.value.kind === 'changed') {
      setTheirs(outcome.value.current);
      refuse(null, {});
    } else if (outcome) {
      onSaved(outcome.value.product, edited === null);
    }
  }

  return {
    form,
    values,
    errors,
    summary,
    picture,
    theirs,
    baseline: edited ? formValuesOf(edited) : NEW_PRODUCT,
    isSaving: saving.isPending,
    isDirty: picture.isChanged || isChanged(values, edited ? formValuesOf(edited) : NEW_PRODUCT),
    save,
    set: (changes: Partial<ProductFormValues>) => {
      setValues((current) => ({ ...current, ...changes }));
      setErrors((current) => withoutFields(current, Object.keys(changes)));
      setSummary(null);
    },
    /** The columns keep their marks while they are typed: each goes when it is mended. */
    setRoster: (roster: ProductFormValues['roster']) => {
      setValues((current) => ({ ...current, roster }));
      setSummary(null);
    },
    setError: (field: keyof ProductFormErrors, sentence: string) => refuse(null, { [field]: sentence }),
    loadTheirs: (current: AdminProductView) => {
      setEdited(current);
      setValues(formValuesOf(current));
      picture.reset(current.imageUrl);
      setErrors({});
      setTheirs(null);
    },
  };
}

export type ProductForm = ReturnType<typeof useProductForm>;

const withoutFields = (errors: ProductFormErrors, fields: readonly string[]): ProductFormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
