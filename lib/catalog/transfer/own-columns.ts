// The columns of our own file: each is written and read by the same entry, so that a file comes back as it went.
import { transferColumns } from '@/lib/messages/en/admin/products/transfer';
import { isYes, plainPrice } from './columns';
import type { DraftValues } from './draft';

type OwnColumn<Field extends keyof DraftValues = keyof DraftValues> = {
  field: Field;
  heading: string;
  write: (values: DraftValues) => string;
  read: (text: string) => Partial<DraftValues>;
};

const text = (field: keyof typeof transferColumns & keyof DraftValues & TextField): OwnColumn => ({
  field,
  heading: transferColumns[field],
  write: (values) => values[field],
  read: (cell) => ({ [field]: cell }),
});

type TextField = {
  [Field in keyof DraftValues]: DraftValues[Field] extends string ? Field : never;
}[keyof DraftValues];
type SwitchField = {
  [Field in keyof DraftValues]: DraftValues[Field] extends boolean ? Field : never;
}[keyof DraftValues];

const yesOrNo = (field: SwitchField): OwnColumn => ({
  field,
  heading: transferColumns[field],
  write: (values) => (values[field] ? transferColumns.yes : transferColumns.no),
  read: (cell) => ({ [field]: isYes(cell.trim()) }),
});

/** In the order of the file. */
export const OWN_COLUMNS: readonly OwnColumn[] = [
  text('name'),
  text('sku'),
  { ...text('price'), read: (cell) => ({ price: plainPrice(cell) }) },
  yesOrNo('isActive'),
  text('category'),
  {
    field: 'furtherCategories',
    heading: transferColumns.furtherCategories,
    // One in a line: names may have any other character.
    write: ({ furtherCategories }) => furtherCategories.join('\n'),
    read: (cell) => ({
      furtherCategories: cell
        .split('\n')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    }),
  },
  text('description'),
  text('weight'),
  yesOrNo('allowsCustomization'),
  text('customizationLabel'),
  text('customizationPlaceholder'),
  text('customizationLimit'),
  yesOrNo('isTeamOrder'),
  yesOrNo('requiresLogo'),
  yesOrNo('requiresRoster'),
];
