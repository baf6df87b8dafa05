'use client';
import Link from 'next/link';
import { useOptimistic, useTransition } from 'react';
import { callAction } from '@/components/admin/call-action';
import { useAction } from '@/components/admin/use-action';
import { ProductPicture } from '@/components/shop/grid/product-picture';
import { classNames } from '@/components/ui/class-names';
import { showToast } from '@/components/ui/dialogs/toast';
import { Switch } from '@/components/ui/forms/switch';
import { IconButton } from '@/components/ui/icon-button';
import { CopyIcon, PencilIcon, TrashIcon } from '@/components/ui/icons';
import type { AdminProductView } from '@/lib/catalog/products/product-views';
import { messages } from '@/lib/messages';
import { adminProductsSentences } from '@/lib/messages/en/admin/products';
import { archiveSentences } from '@/lib/messages/en/admin/products/archive';
import { adminCategoriesSentences } from '@/lib/messages/en/admin/products/categories';
import { stockPageSentences } from '@/lib/messages/en/admin/products/stock';
import { productListing } from '@/lib/messages/en/admin/store/search-listing';
import { formatCents } from '@/lib/money/cents';
import { ArchivedActions } from './archive/archived-actions';
import { SelectBox } from './bulk/select-box';
import { useWorkbench } from './product-workbench';
import { RelatedLink } from './related-link';

const cell = 'md:table-cell md:border-t md:border-line md:px-3 md:py-3 md:align-middle';

/** The first category, and how many more; null for none. */
const categoriesText = ({ categoryName, furtherCategories }: AdminProductView): string | null =>
  categoryName === null || furtherCategories.length === 0
    ? categoryName
    : adminCategoriesSentences.firstAndMore(categoryName, furtherCategories.length);

/** One product: a row of the table, or a card on a phone. */
export function ProductRow({ product }: { product: AdminProductView }) {
  const { edit } = useWorkbench();
  return (
    <tr className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] rounded-card border border-line bg-surface p-4 md:table-row md:border-0 md:p-0">
      <td className={`row-span-2 md:w-32 ${cell}`}>
        <div className="flex flex-col items-center gap-1 md:flex-row">
          {product.archivedAt === null && <SelectBox id={product.id} name={product.name} />}
          <div className="size-18 overflow-hidden rounded-control border border-line order-first md:order-none md:size-14">
            <ProductPicture
              imageUrl={product.imageUrl}
              position={product.imagePosition}
              alt=""
              sizes="72px"
            />
          </div>
        </div>
      </td>
      <td className={`col-span-2 pl-4 ${cell}`}>
        {product.archivedAt === null ? (
          <button
            type="button"
            onClick={() => edit(product)}
            className="line-clamp-2 text-left font-semibold leading-snug underline-offset-4 hover:underline"
          >
            {product.name}
          </button>
        ) : (
          <span className="line-clamp-2 font-semibold leading-snug">{product.name}</span>
        )}
        <span className="block text-sm text-muted">{product.sku}</span>
        {product.formerSku && (
          <span className="block text-sm text-warning">{messages.product.skuRenamed(product.formerSku)}</span>
        )}
        {product.priceCents === 0 && (
          <span className="block text-sm text-warning">{messages.product.priceZeroStored}</span>
        )}
        <span className="flex flex-wrap gap-x-4">
          <Link
            href={`/admin/products/${product.id}/listing`}
            aria-label={productListing.open(product.name)}
            prefetch={false}
            className="inline-flex min-h-8 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-ink"
          >
            {productListing.heading}
          </Link>
          {product.archivedAt === null && <RelatedLink product={product} />}
        </span>
      </td>
      <td className={`col-span-2 flex gap-2 pl-4 md:whitespace-nowrap md:text-right ${cell}`}>
        <span className="whitespace-nowrap tabular-nums">{formatCents(product.priceCents)}</span>
        <span className="text-muted md:hidden">
          · {categoriesText(product) ?? adminCategoriesSentences.noCategory}
        </span>
      </td>
      <td className={`col-span-3 row-start-3 ${cell} pt-2 md:w-32 md:pt-3`}>
        <StockLink product={product} />
      </td>
      <td className={`hidden md:w-48 ${cell}`}>
        {categoriesText(product) ?? <span className="text-muted">{adminProductsSentences.noneInTable}</span>}
      </td>
      <td className={`col-span-2 mt-3 flex items-center border-t border-line pt-2 md:w-40 ${cell}`}>
        {product.archivedAt === null ? (
          <ProductStatus product={product} />
        ) : (
          <span className="text-muted">{archiveSentences.archived}</span>
        )}
      </td>
      <td className={`mt-3 border-t border-line pt-2 md:w-40 ${cell}`}>
        {product.archivedAt === null ? (
          <ProductRowActions product={product} />
        ) : (
          <ArchivedActions product={product} />
        )}
      </td>
    </tr>
  );
}

function StockLink({ product }: { product: AdminProductView }) {
  const { piecesLeft, availability } = product;
  const { inList } = stockPageSentences;
  const state =
    piecesLeft === null
      ? inList.uncounted
      : availability === 'available'
        ? inList.left(piecesLeft)
        : inList[availability];
  return (
    <Link
      href={`/admin/products/${product.id}/stock`}
      aria-label={stockPageSentences.stockOf(product.name, state)}
      className={classNames(
        'inline-flex min-h-11 items-center whitespace-nowrap underline decoration-line-strong underline-offset-4',
        availability === 'available' ? 'text-muted hover:text-ink' : 'font-medium text-warning',
      )}
    >
      {state}
    </Link>
  );
}

/** The Active/Inactive switch. Moves at once, and back if the server refuses. */
function ProductStatus({ product }: { product: AdminProductView }) {
  const { actions, report } = useWorkbench();
  const [isActive, setOptimistic] = useOptimistic(product.isActive);
  const [isPending, startTransition] = useTransition();

  function change(next: boolean) {
    startTransition(async () => {
      setOptimistic(next);
      const change = { id: product.id, isActive: next };
      const outcome = await callAction(actions.setProductActive, change, messages.product.statusFailed);
      report(outcome.ok ? null : outcome.error.message);
    });
  }

  return (
    <div className="flex items-center gap-3">
      <Switch
        label={adminProductsSentences.isActive(product.name)}
        isLabelHidden
        isOn={isActive}
        isPending={isPending}
        onChange={change}
      />
      <span className={isActive ? 'text-success' : 'text-muted'}>
        {isActive ? adminProductsSentences.active : adminProductsSentences.inactive}
      </span>
    </div>
  );
}

function ProductRowActions({ product }: { product: AdminProductView }) {
  const { actions, edit, remove, report } = useWorkbench();
  const duplicating = useAction(actions.duplicateProduct, messages.product.duplicateFailed);

  async function duplicate() {
    const outcome = await duplicating.run({ id: product.id });
    report(outcome?.ok === false ? outcome.error.message : null);
    if (outcome?.ok) {
      showToast(messages.product.duplicated(outcome.value.name));
    }
  }

  return (
    <div className="-mr-3 flex justify-end md:mr-0">
      <IconButton label={adminProductsSentences.editNamed(product.name)} onClick={() => edit(product)}>
        <PencilIcon />
      </IconButton>
      <IconButton
        label={adminProductsSentences.duplicateNamed(product.name)}
        aria-disabled={duplicating.isPending}
        onClick={duplicate}
      >
        <CopyIcon />
      </IconButton>
      <IconButton label={adminProductsSentences.deleteNamed(product.name)} onClick={() => remove(product)}>
        <TrashIcon />
      </IconButton>
    </div>
  );
}
