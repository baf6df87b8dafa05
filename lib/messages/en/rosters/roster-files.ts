// Words of rosters and their files that the shop writes, not a coach.
export const rosterFileSentences = {
  /** The sheet of a workbook. */
  sheet: 'Roster',
  templateName: (product: string) => `Roster for ${product}`,
  // The two people of the template.
  exampleNames: ['Sam Rivera', 'Alex Chen'],
  exampleNote: 'None',
  exampleText: 'Example',
  // Several lists of a file as one: the heading of the column that says which list a row is from, and lists without a name.
  fromList: 'From',
  listNumbered: (list: number) => `List ${list}`,
} as const;
