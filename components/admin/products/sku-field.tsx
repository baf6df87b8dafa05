'use client';
import { useAction } from '@/components/admin/use-action';
import { Field } from '@/components/ui/forms/field';
import { SideButton } from '@/components/ui/forms/side-button';
import { messages } from '@/lib/messages';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { adminWords } from '@/lib/messages/en/admin/words';
import type { ProductActions } from './product-actions';

type SkuFieldProps = {
  value: string;
  error: string | undefined;
  onChange: (sku: string) => void;
  onFailed: (sentence: string) => void;
  generateSku: ProductActions['generateSku'];
};

/** The SKU, typed or generated. */
export function SkuField({ value, error, onChange, onFailed, generateSku }: SkuFieldProps) {
  const generating = useAction(generateSku, messages.product.skuNotGenerated);

  async function generate() {
    const outcome = await generating.run({});
    if (outcome?.ok) {
      onChange(outcome.value.sku);
    } else if (outcome) {
      onFailed(outcome.error.message);
    }
  }

  return (
    <div className="flex items-start gap-2">
      <Field
        name="sku"
        id="product-sku"
        label={adminWords.sku}
        autoComplete="off"
        spellCheck={false}
        className="min-w-0 grow"
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <SideButton
        className="mt-7 shrink-0 px-4!"
        isPending={generating.isPending}
        pendingLabel={adminProductsSentences.generating}
        onClick={generate}
        label={adminProductsSentences.generate}
      />
    </div>
  );
}
