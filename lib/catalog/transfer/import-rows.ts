// The products of a file while they are looked at and repaired, before anything is saved. No I/O.
import { categoryNameProblem, isSameName } from '@/lib/catalog/categories/category-rules';
import { transferSentences as sentences } from '@/lib/messages/en/admin/products/transfer';
import { type DraftNote, type DraftValues, draftProblems } from './draft';

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
  notes: DraftNote[];
  action: RowAction;
  /** What became of it; null while it is open. */
  done: 'created' | 'updated' | null;
  /** Why the last try to save it was refused; cleared by a change. */
  refusal: string | null;
};

export type RowProblems = Partial<Record<keyof DraftValues | 'row', string>>;

/** Who has the SKU of a row; null for nobody. */
export const ownerOf = (row: ImportRow, taken: readonly TakenSku[]): TakenSku | null =>
  taken.find(({ skuKey }) => skuKey === row.values.sku.trim().toLowerCase()) ?? null;

/** Whether a row may update the product that has its SKU. */
export const mayUpdate = (owner: TakenSku | null): owner is TakenSku =>
  owner !== null && !owner.isArchived && !owner.isVariant;

function skuProblem(row: ImportRow, owner: TakenSku | null, twice: number | undefined): string | null {
  if (twice !== undefined) {
    return sentences.skuTwice(twice);
  }
  if (owner === null || (row.action === 'update' && mayUpdate(owner))) {
    return null;
  }
  if (owner.isVariant) {
    return sentences.skuOfVariant(owner.name);
  }
  return owner.isArchived ? sentences.skuArchived(owner.name) : sentences.skuInShop(owner.name);
}

/** What is wrong with each open row that is not skipped, by the row's id. */
export function problemsOfRows(
  rows: readonly ImportRow[],
  taken: readonly TakenSku[],
): Map<string, RowProblems> {
  const owners = new Map(taken.map((owner) => [owner.skuKey, owner]));
  const lines = new Map<string, number>();
  const problems = new Map<string, RowProblems>();
  for (const row of rows) {
    if (row.action === 'skip') {
      continue;
    }
    const key = row.values.sku.trim().toLowerCase();
    const twice = key === '' ? undefined : lines.get(key);
    if (key !== '' && twice === undefined) {
      lines.set(key, row.line);
    }
    if (row.done !== null) {
      continue;
    }
    const found: RowProblems = draftProblems(row.values);
    const sku = skuProblem(row, owners.get(key) ?? null, twice);
    const category = row.values.category === '' ? null : categoryNameProblem(row.values.category);
    const all: RowProblems = {
      ...found,
      ...(sku !== null && found.sku === undefined && { sku }),
      ...(category !== null && { category }),
      ...(row.refusal !== null && { row: row.refusal }),
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
export type SentRow = DraftValues & { id: string; targetId: string | null; given: string[] };

/** Most rows and bytes of one call. A call may have 256 kB. */
const MOST_ROWS = 50;
const MOST_BYTES = 180_000;

/** The rows in parts that fit one call each. */
export function partsOf(rows: readonly SentRow[]): SentRow[][] {
  const parts: SentRow[][] = [];
  const encoder = new TextEncoder();
  let bytes = 0;
  for (const row of rows) {
    const size = encoder.encode(JSON.stringify(row)).length;
    const last = parts.at(-1);
    if (last === undefined || last.length >= MOST_ROWS || bytes + size > MOST_BYTES) {
      parts.push([row]);
      bytes = size;
    } else {
      last.push(row);
      bytes += size;
    }
  }
  return parts;
}
