// Etsy's "Download Data" of a shop's listings: one row for each listing.
import { DEFAULT_CURRENCY } from '@/lib/language';
import { transferSentences } from '@/lib/messages/en/admin/products/transfer';
import { type Cells, plainPrice, rowsBelow } from './columns';
import { type DraftNote, EMPTY_DRAFT, type FileReading, type ProductDraft } from './draft';
import { unguardCell } from './guard-cell';
import { htmlToText } from './html-to-text';
import { listed, readEtsyOptions } from './options/read-etsy-options';

const PICTURES = Array.from({ length: 20 }, (_, index) => `image${index + 1}`);

function notesOf(row: Cells, isForeign: boolean): DraftNote[] {
  const addresses = PICTURES.map((heading) => row.text(heading)).filter((address) => address !== '');
  return [
    ...(isForeign ? [{ kind: 'currency' as const, currency: row.text('currency_code').slice(0, 10) }] : []),
    ...(addresses.length > 0 ? [{ kind: 'pictures' as const, addresses }] : []),
  ];
}

/** Etsy's descriptions are plain text with entities, such as `&quot;`; its line breaks count. */
const plainText = (text: string) =>
  text
    .split(/\r\n|\r|\n/)
    .map(htmlToText)
    .join('\n')
    .trim();

function draftOf(row: Cells): ProductDraft {
  const currency = row.text('currency_code').toUpperCase();
  const isForeign = currency !== '' && currency !== DEFAULT_CURRENCY;
  const materials = listed(row.text('materials'));
  const description = plainText(unguardCell(row.raw('description')));
  const { options, sku, notes } = readEtsyOptions(row);
  return {
    line: row.line,
    notes: [...notes, ...notesOf(row, isForeign)],
    options,
    values: {
      ...EMPTY_DRAFT,
      name: htmlToText(unguardCell(row.text('title'))),
      description:
        materials.length > 0
          ? `${description}\n\n${transferSentences.materials(materials)}`.trim()
          : description,
      // A price in another currency is not a price here: somebody has to say what it is.
      price: isForeign ? '' : plainPrice(row.text('price')),
      // One for each variation; the product has the first.
      sku,
    },
  };
}

/** The products of Etsy's file. */
export function readEtsy(table: readonly (readonly string[])[]): FileReading {
  const { rows, has } = rowsBelow(table);
  return {
    shape: 'etsy',
    given: ['name', 'price', 'sku', ...(has('description') ? (['description'] as const) : [])],
    drafts: rows.map(draftOf),
  };
}
