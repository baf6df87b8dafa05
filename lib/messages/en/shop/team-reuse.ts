// On the page of a team product: using a team of the account again, and saving one.
import { numberText, plural } from '../../format';
import { peopleText } from '../counts';

export const teamReuseSentences = {
  open: 'Use a team you had before',
  title: 'Use a team again',
  choose: 'Team',
  how: 'How',
  asItStands: 'As it stands',
  asItStandsHint: 'The same people, numbers and sizes.',
  sizesUp: 'Every size one up',
  sizesUpHint: 'Along the sizes of this product.',
  noSizes: 'This product has no sizes.',
  onlyNew: 'Only who is new',
  onlyNewHint: 'Keeps the people of the list on this page who were not in that team.',
  onlyNewNeedsList: 'First put the new list on this page: choose its file, or type the names.',
  use: 'Use this team',
  opening: 'Opening…',
  loading: 'Looking for your teams…',
  none: 'There are no teams in your account yet. Teams of your paid orders appear here by themselves.',
  signIn: 'Sign in to use the teams of your earlier orders.',
  signInLink: 'Sign in',
  option: (name: string, people: number, orderNumber: number | null): string =>
    orderNumber === null
      ? `${name} (${peopleText(people)})`
      : `${name}, order #${orderNumber} (${peopleText(people)})`,
  logoOption: (name: string, orderNumber: number | null): string =>
    orderNumber === null ? `${name} (logo)` : `${name}, order #${orderNumber} (logo)`,
  replaces: 'The roster on this page will be replaced.',
  onlyLogo: 'This team has a logo and no roster.',
  // After it is in place.
  used: (name: string, people: number): string => `${name} is on this page: ${peopleText(people)}.`,
  usedLogo: (name: string): string => `The logo of ${name} is on this page.`,
  sizesRaised: (changed: number): string =>
    plural(changed, { one: '# size is one up.', other: '# sizes are one up.' }),
  largest: (who: string, row: number, size: string): string =>
    `${who || rowNumbered(row)} stays at ${size}: there is no larger size.`,
  notOffered: (who: string, row: number, size: string): string =>
    `${who || rowNumbered(row)} stays at ${size}: this product does not offer it. Please choose a size.`,
  withoutSize: (count: number): string =>
    plural(count, { one: '# person has no size yet.', other: '# people have no size yet.' }),
  moreKept: (count: number): string =>
    plural(count, { one: '# more size stays as it was.', other: '# more sizes stay as they were.' }),
  newOnes: (added: number): string => plural(added, { one: '# person is new.', other: '# people are new.' }),
  nobodyNew: 'Everybody on this list was in that team, so nobody is left. Your list is unchanged.',
  leftOut: (names: readonly string[], more: number): string =>
    more === 0
      ? `Left out, because they were in that team: ${names.join(', ')}.`
      : `Left out, because they were in that team: ${names.join(', ')} and ${numberText(more)} more.`,
  noNames: 'The two lists cannot be compared: one of them has no names.',
  undo: 'Undo',
  undone: 'The list is as it was.',
  nameMissing: 'Please enter a name for the team',
  failed: 'Something went wrong with your teams. Please try again.',
  // Saving.
  save: 'Save this team to your account',
  saveTitle: 'Save this team',
  saveHint:
    'The names and the logo are kept with your account until you remove the team there. Only you can see them.',
  name: 'Name of the team',
  nameHint: 'For example the club and the season',
  saveButton: 'Save team',
  savedNow: (name: string): string => `${name} is saved to your account`,
  signInToSave: 'Sign in to save teams. What is on this page stays here.',
} as const;

const rowNumbered = (row: number): string => `Row ${numberText(row + 1)}`;
