// Words that stand in the same role in more than one part of the admin area.
import { numberText } from '@/lib/messages/format';

export const adminWords = {
  // On buttons and links.
  clear: 'Clear',
  delete: 'Delete',
  disconnect: 'Disconnect',
  exportCsv: 'Export CSV',
  forgotPassword: 'Forgot your password?',
  notNow: 'Not now',
  saveChanges: 'Save changes',
  search: 'Search',
  signIn: 'Sign in',
  takeTheirs: 'Take theirs',
  tryAgain: 'Try again',
  undo: 'Undo',
  // While something is under way.
  askingPayPal: 'Asking PayPal…',
  checkingSession: 'Checking your session',
  sending: 'Sending…',
  // Labels of fields, headings of tables and cards.
  customer: 'Customer',
  date: 'Date',
  description: 'Description',
  items: 'Items',
  logo: 'Logo',
  name: 'Name',
  newPassword: 'New password',
  orderNumber: 'Order #',
  password: 'Password',
  payPal: 'PayPal',
  product: 'Product',
  reason: 'Reason',
  row: 'Row',
  shipTo: 'Ship to',
  sku: 'SKU',
  status: 'Status',
  anyStatus: 'Any status',
  total: 'Total',
  // Names.
  orderNumbered: (orderNumber: number) => `Order #${orderNumber}`,
  rowNumbered: (row: number) => `Row ${row}`,
  /** A shop whose name is not known. */
  store: 'Store',
  /** Beside a field for a number of pieces. */
  fromNoneTo: (most: number) => `Enter a number from 0 to ${numberText(most)}.`,
  /** A field without a value. */
  nothing: '(nothing)',
  /** For screen readers: what a repeated button does, and to which thing. */
  actionOn: (action: string, what: string) => `${action}: ${what}`,
} as const;
