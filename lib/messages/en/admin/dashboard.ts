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
  steps: {
    product: { title: 'Add your first product', text: 'A name, a price and an SKU are enough to begin.' },
    paypal: {
      title: 'Connect PayPal',
      text: 'Shoppers can pay once your client ID and secret are stored.',
    },
    logo: { title: 'Add your logo', text: 'It stands at the top of every page of your store.' },
    colors: { title: 'Choose your colors', text: 'Buttons and links of your store wear them.' },
  },
} as const;
