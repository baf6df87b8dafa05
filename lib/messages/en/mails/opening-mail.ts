// The mail that invites a person who asked for a store.

export const openingMailSentences = {
  subject: 'You can open your store at Makerfront',
  lead: 'You asked for a store. It is your turn: sign in with this email address, choose a name, and your store is there.',
  open: 'Open your store',
  validity: 'The invitation is for this address, and good for 14 days.',
  notYou: 'If you did not ask for a store, you can ignore this mail.',
};
