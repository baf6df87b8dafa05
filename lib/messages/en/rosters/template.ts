// What stands in the files of a roster that the shop makes.
export const rosterFileSentences = {
  /** The sheet of a workbook. */
  sheet: 'Roster',
  templateName: (product: string) => `Roster for ${product}`,
  // The two people of the template.
  exampleNames: ['Sam Rivera', 'Alex Chen'],
  exampleNote: 'None',
  exampleText: 'Example',
} as const;
