// What is wrong with a logo or a roster before it is sent. Every visit of a product's page loads it; what the server says
// of a file stands in rosters/upload.ts.
export const fileProblemSentences = {
  logoNotAnImage: 'Please upload an image file',
  rosterNotATable: 'Please upload a CSV or Excel file',
  logoMissing: 'Please upload a logo for this team order',
  rosterMissing: 'Please upload a roster CSV file',
  tooLarge: (megabytes: number) => `This file is too large. Please upload one of at most ${megabytes} MB.`,
  empty: 'This file is empty. Please choose another one.',
  failed: 'The file could not be uploaded. Check your connection and try again.',
} as const;
