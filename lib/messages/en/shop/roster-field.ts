// The roster field: choosing a file, the file that was read, and removing it.
import { type Drawn, sentenceParts } from '@/lib/messages/sentence-parts';

/** Columns by name, in a list: those that the shop needs, and those that it takes if they are there. */
type AskedColumns = { needed: string; isOneNeeded: boolean; welcome: string; isOneWelcome: boolean };

export const rosterFieldSentences = {
  roster: 'Roster',
  // The ways to start.
  choose: 'Choose a roster',
  columns: ({ needed, isOneNeeded, welcome, isOneWelcome }: AskedColumns) => {
    if (needed === '') {
      return `${welcome}, as far as you have ${isOneWelcome ? 'it' : 'them'}.`;
    }
    const demand = `${needed} ${isOneNeeded ? 'is' : 'are'} needed`;
    return welcome === ''
      ? `${demand}.`
      : `${demand}; ${welcome} if you have ${isOneWelcome ? 'it' : 'them'}.`;
  },
  fileTypes: (megabytes: number) => `CSV or Excel, up to ${megabytes} MB.`,
  typeIn: 'Type the names in',
  paste: 'Paste rows',
  template: 'Download a template:',
  /** The kinds of template; that each is one is only heard, because it stands before all of them. */
  templates: {
    csv: <Node>(heard: Drawn<Node>) => sentenceParts`CSV${heard(' template')}`,
    xlsx: <Node>(heard: Drawn<Node>) => sentenceParts`Excel${heard(' template')}`,
  },
  // Rows that are pasted.
  pasteLabel: 'Rows from your spreadsheet, with their headings',
  pasteExample: 'Name\tNumber\tSize\nMia Rivers\t7\tM',
  useRows: 'Use these rows',
  // What a roster is called that came without a file; the shop has it as a file of this name.
  pastedFile: 'pasted-roster.txt',
  typedFile: 'typed-roster.csv',
  // While a file is read and opened, and where it cannot be.
  reading: (fileName: string) => `Reading ${fileName}…`,
  opening: 'Opening the roster…',
  noAnswer: 'No answer came. Check your connection and try again.',
  sendAsIs: 'Send it along as it is',
  sendAsIsHint: 'You can send it along as it is. The shop will read it by hand.',
  // The roster that is here.
  typedIn: 'Typed in',
  unchecked: 'Roster attached, not checked.',
  uncheckedHint: 'The shop gets the file as it is. Please say how many pieces you need.',
  replace: <Node>(heard: Drawn<Node>) => sentenceParts`Replace${heard(' the roster')}`,
  remove: <Node>(heard: Drawn<Node>) => sentenceParts`Remove${heard(' the roster')}`,
  removeQuestion: 'Remove this roster?',
  removeHint: 'What you typed or changed in it is lost.',
  keepIt: 'Keep it',
  keepWhatIsHere: 'Keep what is here',
  keepTheOneBefore: 'Keep the roster from before',
} as const;
