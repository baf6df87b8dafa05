import { buttonStyle } from '@/components/ui/button-styles';
import { formValuesOf, isSameValue, type ProductFormValues } from '@/lib/catalog/product-form-values';
import type { AdminProductView } from '@/lib/catalog/product-views';
import { messages } from '@/lib/messages';

const FIELD_NAMES: Record<keyof ProductFormValues, string> = {
  name: 'name',
  description: 'description',
  price: 'price',
  sku: 'SKU',
  categoryId: 'category',
  isActive: 'status',
  allowsCustomization: 'customization',
  customizationLabel: 'customization label',
  customizationPlaceholder: 'customization placeholder',
  customizationLimit: 'customization limit',
  isTeamOrder: 'team order',
  requiresLogo: 'logo requirement',
  requiresRoster: 'roster requirement',
  roster: 'roster columns',
};

function changedFields(before: ProductFormValues, after: ProductFormValues): string {
  const names = (Object.keys(FIELD_NAMES) as (keyof ProductFormValues)[])
    .filter((field) => !isSameValue(before[field], after[field]))
    .map((field) => FIELD_NAMES[field]);
  return names.length === 0 ? 'the picture' : names.join(', ');
}

type ProductConflictProps = {
  /** The product as it was when it was opened here. */
  baseline: ProductFormValues;
  theirs: AdminProductView;
  onLoad: () => void;
  onSaveAnyway: () => void;
};

/** Tells the second of two editors what has happened, and leaves the choice to them. */
export function ProductConflict({ baseline, theirs, onLoad, onSaveAnyway }: ProductConflictProps) {
  return (
    <div
      role="alert"
      data-conflict
      tabIndex={-1}
      className="mb-6 flex flex-col gap-3 rounded-control border border-danger/40 bg-danger-tint p-4"
    >
      <p className="font-medium text-danger">{messages.product.changedMeanwhile}</p>
      <p>
        They changed: {changedFields(baseline, formValuesOf(theirs))}. Nothing is saved yet, and what you
        typed is still here.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonStyle('secondary')} onClick={onLoad}>
          Load their version
        </button>
        <button type="button" className={buttonStyle('secondary')} onClick={onSaveAnyway}>
          Save mine anyway
        </button>
      </div>
    </div>
  );
}
