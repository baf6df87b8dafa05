// The data that a store has about a shopper: download and deletion.
import { numberText } from '@/lib/messages/format';

export const accountDataSentences = {
  downloadTitle: 'Download your data',
  downloadText:
    'One file with your account, addresses, devices and all your orders, with personalizations and rosters. It is in JSON, which other programs can read.',
  download: 'Download my data',
  downloading: 'Putting it together…',
  downloaded: 'Your data is downloaded',
  namesTitle: 'Names on team rosters',
  /** The rule about children's names, with the periods of this installation. */
  namesText: (days: number, accountDays: number) =>
    `Rosters often have names of children. We keep them while your order is being made and for ${numberText(days)} days after it is done, and longer only while you use your account, so that you can order for the same team again. After ${numberText(accountDays)} days in which you have not used it, the names are removed by themselves. Sizes and numbers stay with the order.`,
  deleteTitle: 'Delete your account',
  deleteLead: 'This cannot be undone. Here is what happens:',
  goes: 'This goes at once',
  goesList: [
    'Your name, email address, phone number and password',
    'Your saved addresses, teams and logos',
    'Your sign-ins, on every device',
    'Names on rosters of orders that are done or cancelled',
  ],
  stays: 'This stays with the store',
  staysList: [
    'Your orders: what you bought, amounts, dates, and the name, contact and address that they went to. Tax law asks the store for them.',
    'Names on rosters of orders that are still being made, until some time after they are done',
  ],
  deleteAgain:
    'You can make a new account with the same address later. It will not bring back what is deleted.',
  deleteMail: 'We send you a message when it is done.',
  delete: 'Delete my account',
  deleting: 'Deleting…',
  deleteQuestion: 'Delete your account?',
  deleteConfirm: 'Your account is deleted for good. Please confirm that it is you.',
  deletedTitle: 'Your account is deleted',
  deletedText: 'You are signed out everywhere. We have sent you a message about it.',
  toShop: 'Go to the shop',
} as const;
