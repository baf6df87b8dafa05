// The products of a file while they are looked at and repaired, before anything is saved. No I/O.
import { categoryNameProblem, isSameName } from '@/lib/catalog/categories/category-rules';
import { variantWith } from '@/lib/catalog/options/product-option';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import { type DraftNote, type DraftValues, draftProblems, type FileShape } from './draft';
import { alignOptions } from './options/align-options';
import { withVariants } from './options/draft-edits';
import {
  type DraftOptions,
  type DraftVariant,
  type ExistingProduct,
  NO_DRAFT_OPTIONS,
} from './options/draft-options';
import { draftOptionsProblems } from './options/options-problems';
import { MOST_VARIANTS_IN_CALL } from './transfer-limits';

export type RowAction = 'create' | 'update' | 'skip';

/** Who has an SKU of the file in the shop; `skuKey` is in lower case. */
export type TakenSku = {
  skuKey: string;
  productId: string;
  name: string;
  isArchived: boolean;
  isVariant: boolean;
};

export type ImportRow = {
  /** Becomes the product's id, so that a repeated save adds nothing twice. */
  id: string;
  line: number;
  values: DraftValues;
  options: DraftOptions;
  /** Whether its options and pieces are taken over too. */
  takesOptions: boolean;
  notes: DraftNote[];
  action: RowAction;
  /** What became of it; null while it is open. */
  done: 'created' | 'updated' | null;
  /** Why the last try to save it was refused; cleared by a change. */
  refusal: string | null;
};

/** `options`: by place, as `draftOptionsProblems` names them. */
export type RowProblems = Partial<Record<keyof DraftValues | 'row', string>> & {
  options?: Record<string, string>;
};

const keyOf = (sku: string) => sku.trim().toLowerCase();

/** The options of a row that are taken over. */
export const optionsOf = ({ options, takesOptions }: ImportRow): DraftOptions =>
  takesOptions ? options : NO_DRAFT_OPTIONS;

type Owners = ReadonlyMap<string, TakenSku>;

export const ownersBySku = (taken: readonly TakenSku[]): Owners =>
  new Map(taken.map((owner) => [owner.skuKey, owner]));

/** Who has the SKU of a row, or else one of its combinations'; null for nobody. */
export function ownerOf(row: ImportRow, owners: Owners): TakenSku | null {
  const own = owners.get(keyOf(row.values.sku));
  return own ?? optionsOf(row).variants.flatMap(({ sku }) => owners.get(keyOf(sku)) ?? [])[0] ?? null;
}

/** Whether a row may update the product that has its SKU. One with options may have that of a variant. */
export const mayUpdate = (row: ImportRow, owner: TakenSku | null): owner is TakenSku =>
  owner !== null && !owner.isArchived && (!owner.isVariant || optionsOf(row).options.length > 0);

function skuProblem(row: ImportRow, owner: TakenSku | null, twice: number | undefined): string | null {
  if (twice !== undefined) {
    return sentences.skuTwice(twice);
  }
  const isUpdatable: boolean = mayUpdate(row, owner);
  if (owner === null || (row.action === 'update' && isUpdatable)) {
    return null;
  }
  if (owner.skuKey !== keyOf(row.values.sku)) {
    return sentences.skuOfRow(owner.skuKey.toUpperCase(), owner.name);
  }
  if (owner.isVariant && !isUpdatable) {
    return sentences.skuOfVariant(owner.name);
  }
  return owner.isArchived ? sentences.skuArchived(owner.name) : sentences.skuInShop(owner.name);
}

/** What is wrong with the SKUs of the combinations, by place: another row or another product has them. */
function variantSkuProblems(
  row: ImportRow,
  owner: TakenSku | null,
  { owners, lines }: { owners: Owners; lines: ReadonlyMap<string, ImportRow> },
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [index, { sku }] of optionsOf(row).variants.entries()) {
    const key = keyOf(sku);
    const first = lines.get(key);
    const other = owners.get(key);
    if (key !== '' && first !== undefined && first !== row) {
      problems[`variant.${index}.sku`] = sentences.skuTwice(first.line);
    } else if (other !== undefined && other.productId !== owner?.productId) {
      problems[`variant.${index}.sku`] = sentences.skuOfOther(other.name);
    }
  }
  return problems;
}

/** What is wrong with each open row that is not skipped, by the row's id. */
export function problemsOfRows(
  rows: readonly ImportRow[],
  taken: readonly TakenSku[],
  existing: readonly ExistingProduct[] = [],
): Map<string, RowProblems> {
  const owners = ownersBySku(taken);
  const products = new Map(existing.map((product) => [product.productId, product]));
  /** The first row that has an SKU. */
  const lines = new Map<string, ImportRow>();
  const problems = new Map<string, RowProblems>();
  for (const row of rows) {
    if (row.action === 'skip') {
      continue;
    }
    const key = keyOf(row.values.sku);
    const twice = key === '' ? undefined : lines.get(key)?.line;
    for (const sku of [row.values.sku, ...optionsOf(row).variants.map((variant) => variant.sku)]) {
      if (sku.trim() !== '' && !lines.has(keyOf(sku))) {
        lines.set(keyOf(sku), row);
      }
    }
    if (row.done !== null) {
      continue;
    }
    const found = draftProblems(row.values);
    const owner = ownerOf(row, owners);
    const target = row.action === 'update' && mayUpdate(row, owner) ? products.get(owner.productId) : null;
    const sku = skuProblem(row, owner, twice);
    const category = row.values.category === '' ? null : categoryNameProblem(row.values.category);
    const options = {
      ...variantSkuProblems(row, owner, { owners, lines }),
      ...draftOptionsProblems(optionsOf(row), target ?? null),
    };
    const all: RowProblems = {
      ...found,
      ...(sku !== null && found.sku === undefined && { sku }),
      ...(category !== null && { category }),
      ...(row.refusal !== null && { row: row.refusal }),
      ...(Object.keys(options).length > 0 && { options }),
    };
    if (Object.keys(all).length > 0) {
      problems.set(row.id, all);
    }
  }
  return problems;
}

/** The names of categories that the rows would add to the shop. */
export function newCategoryNames(rows: readonly ImportRow[], known: readonly string[]): string[] {
  const names: string[] = [];
  for (const { action, done, values } of rows) {
    if (action === 'skip' || done !== null) {
      continue;
    }
    for (const name of [values.category, ...values.furtherCategories]) {
      if (name !== '' && ![...known, ...names].some((other) => isSameName(other, name))) {
        names.push(name);
      }
    }
  }
  return names;
}

/** A row as a call sends it. */
export type SentRow = DraftValues & {
  id: string;
  targetId: string | null;
  given: string[];
  options: Omit<DraftOptions, 'variants'> & { variants: (DraftVariant & { seen: number | null })[] };
  setsPieces: boolean;
};

/** The options of a row as a call sends them. `target`: the product that it updates. */
export function sentOptions(
  row: ImportRow,
  target: ExistingProduct | null,
  { shape, setsPieces }: { shape: FileShape; setsPieces: boolean },
): SentRow['options'] {
  const draft = comparedOptions(row, target, { shape, setsPieces });
  const aligned = target === null ? draft : (alignOptions(draft, target.options) ?? draft);
  return {
    ...draft,
    variants: draft.variants.map((variant, index) => ({
      ...variant,
      seen: variantWith(target?.variants ?? [], aligned.variants[index]?.values ?? [])?.pieces ?? null,
    })),
  };
}

/** The options of a row, as they meet those of the product that it updates. */
export function comparedOptions(
  row: ImportRow,
  target: ExistingProduct | null,
  { shape, setsPieces }: { shape: FileShape; setsPieces: boolean },
): DraftOptions {
  const draft = withVariants(optionsOf(row));
  // Etsy counts whatever it lists, also what a shop here makes to order.
  return shape === 'etsy' && target?.stockKind === 'uncounted' && !setsPieces
    ? { ...draft, stockKind: null }
    : draft;
}

/** Most rows and bytes of one call, beside its combinations. A call may have 256 kB. */
const MOST_ROWS = 50;
const MOST_BYTES = 180_000;

/** The rows in parts that fit one call each. */
export function partsOf(rows: readonly SentRow[]): SentRow[][] {
  const parts: SentRow[][] = [];
  const encoder = new TextEncoder();
  let bytes = 0;
  let variants = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length;
    const last = parts.at(-1);
    const more = row.options.variants.length;
    const isFull = bytes + size > MOST_BYTES || variants + more > MOST_VARIANTS_IN_CALL;
    if (last === undefined || last.length >= MOST_ROWS || isFull) {
      parts.push([row]);
      bytes = size;
      variants = more;
    } else {
      last.push(row);
      bytes += size;
      variants += more;
    }
  }
  return parts;
}
