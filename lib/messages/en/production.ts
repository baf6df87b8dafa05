// Sentences of the production pages.
import { plural } from '../format';

export const productionSentences = {
  none: 'Nothing to make right now',
  noneHint: 'Orders come here once they are paid, and leave when you mark them as completed.',
  noneFound: 'Nothing matches. Try fewer filters.',
  exportFailed: 'The list could not be exported. Please try again.',
  allMade: (pieces: number) => plural(pieces, { one: 'The piece is made.', other: 'All # pieces are made.' }),
  rowNotSaved: 'Not saved. Check your connection, then tap again.',
  rowOf: (name: string, sentence: string) => `${name}: ${sentence}`,
  moreProducts: (count: number) => plural(count, { one: '# more product', other: '# more products' }),
  /** Below the figure. */
  pieces: (count: number) => plural(count, { one: 'piece', other: 'pieces' }),
  due: 'First what is due first: on the day that was promised, or else when it was paid.',
  noneMade: 'No order is made and waits to be completed.',
  noneToMake: 'Everything is made.',
  noneToMakeHint: 'Orders that are made wait to be completed.',
  completed: (customer: string) => `Completed. ${customer} gets an email in a minute, unless you undo it.`,
  completedMailed: (customer: string) => `Completed. ${customer} gets an email that says so.`,
  completeTold: (customer: string) =>
    `${customer} gets an email a minute after you complete it. Until then it can be undone.`,
  wholeOrder: 'See the whole order, to complete it',
  completeFailed: 'It could not be completed. Check your connection and try again.',
  completeRefused:
    'This order has moved on meanwhile, so it stays as it is. Reload the page to see how it stands.',
  undone: 'It is back among what is to be made. No email was sent.',
  undoLate: 'The email has left already, so this order stays completed.',
  undoFailed: 'It could not be undone. Check your connection and try again.',
  tickFailed: 'That could not be saved, so it is as it was before. Check your connection and try again.',
  itemGone: 'This order is no longer there.',
  rowGone: 'This row is no longer there. Please reload the page.',
  notInProduction: 'This order is no longer in production, so its ticks stay as they are.',
  othersUnknown: 'The connection is gone. What others tick off shows here again once it is back.',
  rosterUnread: 'This roster came along as a file, because it could not be read as a table.',
  noneChosen: 'No order is chosen',
  noneChosenHint: 'Choose the orders to print in the production view: the box beside each of them.',
  noLabels: 'There are no labels to print',
  noLabelsHint: 'Labels are made from a roster, one for each person on it, and there is none here.',
} as const;
