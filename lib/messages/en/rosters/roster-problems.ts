// What must be fixed in a roster, kind by kind, above its table.
import { plural } from '@/lib/messages/format';

export const rosterProblemSentences = {
  label: 'Check of the roster',
  fix: (count: number) => plural(count, { one: '# thing to fix', other: '# things to fix' }),
  allFine: 'Everything is in order',
  goToNext: 'Go to next',
  groups: {
    column_missing: 'Columns that are missing',
    no_rows: 'Nobody on the roster',
    missing: 'Needed, but empty',
    duplicate: 'Numbers used more than once',
    more_pieces: 'People with more than one piece',
    not_a_number: 'Not a number',
    number_out_of_range: 'Numbers out of range',
    size_not_offered: 'Sizes that are not offered',
    not_a_quantity: 'Not a quantity',
    too_long: 'Texts that are too long',
    lost_letters: 'Letters that were lost',
    empty_row: 'Empty rows',
    extra_cell: 'Cells outside the columns',
    too_many_pieces: 'Too many pieces',
    too_heavy: 'Too much text',
    quantity_not_asked: 'Quantities that are not used',
  },
  // What can be done about columns and headings.
  unrecognized: 'We could not tell what these columns are. Please choose it at the top of each one.',
  addColumnFor: (label: string) => `Add a column for “${label}”`,
  firstLineIsPerson: 'The first line is a person, not headings',
  // Rows without a person.
  nobodyYet: 'Type or paste the first name to begin.',
  emptyRows: (count: number) =>
    plural(count, {
      one: 'One empty row is left out of the order.',
      other: '# empty rows are left out of the order.',
    }),
  removeEmptyRows: 'Remove empty rows',
} as const;
