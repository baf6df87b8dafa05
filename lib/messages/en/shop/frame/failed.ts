// Of an error without its text. Every page of a shop loads it, so that nothing else belongs here.
export const failedSentences = { title: 'Error', tryAgain: 'Try again' } as const;
