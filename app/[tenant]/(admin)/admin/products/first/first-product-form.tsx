'use client';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { createFirstProduct } from '@/app/[tenant]/(admin)/admin/products/actions';
import { PictureField } from '@/components/admin/pictures/picture-field';
import { usePicture } from '@/components/admin/pictures/use-picture';
import { fieldsFrom } from '@/components/admin/unsaved/typed-text';
import { useUnsaved } from '@/components/admin/unsaved/use-unsaved';
import { useAction } from '@/components/admin/use-action';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { showToast } from '@/components/ui/dialogs/toast';
import { ActionForm } from '@/components/ui/forms/action-form';
import { Field } from '@/components/ui/forms/field';
import { ReadyFields } from '@/components/ui/forms/ready-fields';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Notice } from '@/components/ui/notice';
import { productTextProblem } from '@/lib/catalog/products/product-rules';
import { messages } from '@/lib/messages';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { firstProductSentences as say } from '@/lib/messages/en/admin/products/first-product';
import { adminWords } from '@/lib/messages/en/admin/words';
import { uiSentences } from '@/lib/messages/en/ui';

type Problems = { name?: string | null; price?: string | null };

/** A product from a phone's photo: picture, name and price, and everything else as it usually is. */
export function FirstProductForm() {
  const router = useRouter();
  const form = useRef<HTMLDivElement>(null);
  const picture = usePicture('product_picture', null);
  const [values, setValues] = useState({ name: '', price: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [standsInTheWay, setStandsInTheWay] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const { run, isPending, refusal } = useAction(createFirstProduct, messages.product.saveFailed);

  useUnsaved({
    name: 'first-product',
    isUnsaved: !isSaved && (values.name !== '' || values.price !== '' || picture.isChanged),
    values,
    restore: (kept) => {
      const typed = fieldsFrom(kept, values);
      setValues(typed ? { ...values, ...typed } : values);
      return typed !== null;
    },
  });

  useEffect(() => {
    if (refusals > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [refusals]);

  async function save() {
    const found = {
      name: productTextProblem.name(values.name),
      price: productTextProblem.price(values.price),
    };
    setProblems(found);
    const isWaiting = picture.progress !== null || picture.error !== null;
    setStandsInTheWay(isWaiting);
    if (found.name !== null || found.price !== null || isWaiting) {
      setRefusals((count) => count + 1);
      return;
    }
    const outcome = await run({ ...values, picture: picture.choice });
    if (outcome?.ok) {
      setIsSaved(true);
      showToast(messages.product.created);
      router.push('/admin');
      return;
    }
    const fields = outcome?.error.fields ?? {};
    setProblems({ name: fields.name ?? null, price: fields.price ?? null });
    if (fields.picture) {
      picture.setError(fields.picture);
    }
    setRefusals((count) => count + 1);
  }

  const text = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: problems[name] ?? undefined,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });

  return (
    <div ref={form}>
      <Card>
        <ActionForm onSubmit={() => void save()} className="flex flex-col gap-6">
          <ReadyFields>
            <PictureField
              label={adminProductsSentences.picture}
              hint={say.pictureHint}
              picture={picture}
              hasCamera
            />
            <Field {...text('name')} label={adminWords.name} />
            <Field
              {...text('price')}
              label={adminProductsSentences.priceInDollars}
              inputMode="decimal"
              placeholder="28.00"
            />
            <p className="text-muted">{say.rest}</p>
            {standsInTheWay && (
              <Notice kind="error">
                {picture.error === null
                  ? messages.product.imageUploading
                  : messages.product.imageStandsInTheWay}
              </Notice>
            )}
            {refusal && refusal.fields === undefined && <Notice kind="error">{refusal.message}</Notice>}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
              <SubmitButton isPending={isPending || isSaved} pendingLabel={uiSentences.saving}>
                {say.save}
              </SubmitButton>
              <Link href="/admin/products" className={buttonStyle('quiet')}>
                {say.allFields}
              </Link>
            </div>
          </ReadyFields>
        </ActionForm>
      </Card>
    </div>
  );
}
