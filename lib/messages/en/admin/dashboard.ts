// Headings, labels and links of the dashboard.
import { numberText, plural } from '@/lib/messages/format';

export const adminDashboardSentences = {
  // Figures.
  totalOrders: 'Total Orders',
  pendingOrders: 'Pending Orders',
  totalRevenue: 'Total Revenue',
  totalProducts: 'Total Products',
  hiddenProducts: 'Not shown in the store',
  withoutPicture: 'Without a picture',
  products: 'Products',
  ordersAndRevenue: 'Orders and revenue',
  recentOrders: 'Recent Orders',
  viewAllOrders: 'View all orders',
  seeUndeliveredEmails: 'See undelivered emails',
  // Revenue.
  revenue: 'Revenue',
  day: 'Day',
  today: 'Today',
  lastDays: (days: number) => plural(days, { one: 'Last day', other: 'Last # days' }),
  showAsTable: 'Show as a table',
  tableCaption: 'Revenue by day, the newest first',
  chartLabel: 'Revenue by day',
  chartSummary: (highest: string, day: string) => `Revenue by day. The highest is ${highest} on ${day}.`,
  // Setting up.
  setUpStore: 'Set up your store',
  stepsDone: (done: number, steps: number) => `${numberText(done)} of ${numberText(steps)} done`,
  /** For screen readers, before a step that is done. */
  done: 'Done:',
  later: 'Later',
  /** The same for a screen reader, which reads the button alone. */
  laterFor: (step: string) => `Later: ${step}`,
  putOff: 'Put off for later:',
  takeUp: 'Do it now',
  takeUpFor: (step: string) => `Do it now: ${step}`,
  steps: {
    product: {
      title: 'Add your first product',
      text: 'A photo from your phone, a name, a price, and a SKU: “Generate” makes one for you. The rest can wait.',
    },
    paypal: {
      title: 'Connect PayPal',
      text: 'Four pictures show where your two keys are. With keys of PayPal’s sandbox you can try everything without money.',
    },
    delivery: {
      title: 'Say how orders are delivered',
      text: 'Parcels by pieces or weight, or pickup. Without any, delivery is free everywhere.',
    },
    policies: {
      title: 'Give your contact and policies',
      text: 'Suggestions for shipping, returns and privacy are there: read, change, save.',
    },
    look: { title: 'Choose your colors', text: 'From your logo, or a pair that goes together.' },
    test: {
      title: 'Order something yourself',
      text: 'Go through your store as a shopper would. It is marked as a test, and counts nowhere.',
    },
    open: { title: 'Open your store', text: 'Then everybody sees it. Until then only you do.' },
  },
  waits: {
    product_and_paypal: 'This needs a product and PayPal first.',
    sandbox:
      'Your PayPal account is a live one, so an order would cost real money. Connect an account of PayPal’s sandbox to try without, or put this off: your first real order counts too.',
  },
} as const;
