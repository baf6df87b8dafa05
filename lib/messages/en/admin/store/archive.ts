// Settings, Your data: the archive of everything that a store owns, and what becomes of a closed one.
import { numberText, plural } from '@/lib/messages/format';

const size = (bytes: number) => `${numberText(Math.max(1, Math.round(bytes / 1_000_000)))} MB`;

export const archiveSentences = {
  title: 'Your data',
  archive: 'Take everything along',
  lead: 'Everything that your store owns, in one ZIP file: products, pictures, orders, customers, payments, and the files of team orders. Each table comes twice, as CSV for a spreadsheet and as JSON for programs. Passwords and keys are not in it.',
  careful:
    'The file has the names and addresses of your customers. Keep it where only you can open it, and delete it when you do not need it.',
  make: 'Make an archive',
  making: 'Your archive is being made',
  progress: (done: number, total: number) => `${numberText(done)} of ${numberText(total)} parts`,
  waiting: 'It begins in a moment.',
  mailed: 'You can leave this page. We send you a mail when it is there.',
  none: 'No archive yet. A small store takes a few seconds, a large one some minutes.',
  history: 'Archives',
  by: (name: string) => `Asked for by ${name}`,
  ready: (bytes: number, day: string) => `${size(bytes)}, here until ${day}`,
  missing: (count: number) =>
    plural(count, {
      one: '# file could not be found any more, and is not in it.',
      other: '# files could not be found any more, and are not in it.',
    }),
  failed: 'This one could not be made. Please try again.',
  removed: 'Removed',
  fetch: 'Download',
  fetching: 'One moment',
  fetchOf: (day: string) => `Download the archive of ${day}`,
  refusals: {
    denied: 'Only an owner can do this, and you are not one any more.',
    too_many: (most: number) => `${most} archives a day are the most. Please try again tomorrow.`,
    ending: 'This store is being deleted. It cannot be taken along any more.',
    gone: 'This archive is not here any more. Make a new one.',
  },
  end: 'When you close the store',
  endLead: (days: number) =>
    `A closed store stays as it is for ${days} days: you can sign in, take everything along, and take the closing back. Then everything of it is deleted for good, files too, and we mail you a week before. What the law asks you to keep, such as invoices, is yours to keep: the archive has it.`,
  endOn: (day: string) =>
    `Your store is closed. On ${day} everything of it is deleted for good. Take along what you need before.`,
  readMe: (store: string, at: string) =>
    [
      `${store}`,
      `Made at ${at} (UTC)`,
      '',
      'data/      one table each, as JSON and as CSV (UTF-8). Amounts are in cents, times in UTC.',
      'pictures/  the pictures of products and the logo, as shoppers get them.',
      'files/     logos and rosters: orders/NUMBER/ as they were ordered, uploads/ what was sent.',
      '',
      'orders.id is order_items.order_id, payments.order_id, refunds.order_id and order_files.order_id;',
      'products.id is order_items.product_id; customers.id is orders.customer_id.',
      '',
      'Not in it: passwords, keys, codes and sessions.',
      '',
    ].join('\r\n'),
};
