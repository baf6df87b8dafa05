// Headings, labels and buttons of the admin area: dashboard.

export const adminDashboardSentences = {
  revenueByDay: 'Revenue by day',
  revenue: 'Revenue',
  showAsATable: 'Show as a table',
  revenueByDayTheNewestFirst: 'Revenue by day, the newest first',
  day: 'Day',
  setUpYourStore: 'Set up your store',
  ofDone: (done: string | number, steps: string | number) => `${done} of ${steps} done`,
  done: 'Done:',
  seeUndeliveredEmails: 'See undelivered emails',
  revenueByDay2: (days: string | number) => `Revenue by day. ${days}`,
  today: 'Today',
  lastDays: (days: number) => `Last ${days} days`,
} as const;
