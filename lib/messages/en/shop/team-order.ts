// Sentences for shoppers about a product's logo and roster.
import { plural } from '@/lib/messages/format';

export const teamOrderSentences = {
  columns: ({
    needed,
    isOneNeeded,
    welcome,
    isOneWelcome,
  }: {
    needed: string;
    isOneNeeded: boolean;
    welcome: string;
    isOneWelcome: boolean;
  }) => {
    if (needed === '') {
      return `${welcome}, as far as you have ${isOneWelcome ? 'it' : 'them'}.`;
    }
    const demand = `${needed} ${isOneNeeded ? 'is' : 'are'} needed`;
    return welcome === ''
      ? `${demand}.`
      : `${demand}; ${welcome} if you have ${isOneWelcome ? 'it' : 'them'}.`;
  },
  noAnswer: 'No answer came. Check your connection and try again.',
  removeQuestion: 'Remove this roster?',
  removeHint: 'What you typed or changed in it is lost.',
  upchargeAdded: (amount: string) => `+${amount} for larger sizes`,
  rosterUnchecked: 'Roster attached, not checked',
  rosterUncheckedHint: 'The shop gets the file as it is. Please say how many pieces you need.',
  sendAsIsHint: 'You can send it along as it is. The shop will read it by hand.',
  fix: (count: number) => plural(count, { one: '# thing to fix', other: '# things to fix' }),
  allFine: 'Everything is in order',
  nobodyYet: 'Type or paste the first name to begin.',
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
  emptyRows: (count: number) =>
    plural(count, {
      one: 'One empty row is left out of the order.',
      other: '# empty rows are left out of the order.',
    }),
  unrecognized: 'We could not tell what these columns are. Please choose it at the head of each one.',
} as const;
