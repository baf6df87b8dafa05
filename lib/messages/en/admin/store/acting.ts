// What operators read while they act as the owner of a store.

export const actingSentences = {
  title: 'You act as the owner',
  reading: (until: string) =>
    `You see this store as its owner, until ${until}. Nothing can be changed: what you send is refused.`,
  changing: (until: string) =>
    `You look after this store as its owner, until ${until}. What you change counts.`,
  reason: (reason: string) => `Reason: ${reason}`,
  allow: 'Allow changes',
  leave: 'Leave the store',
  working: 'One moment',
  over: 'Your time in this store is over.',
};
