// Sentences for a conflict: two people have changed the same thing.
export const conflictSentences = {
  settings: 'Someone else has changed these settings since you opened them.',
  notSaved: 'Nothing is saved yet, and what you typed is still here. Both of you have changed:',
  alsoChanged: (fields: string) => `Someone else’s changes are in it too: ${fields}.`,
} as const;
