// Where else a shop can be found, and when it is open. Read on the server, and in the admin area.
export const networkNames = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  etsy: 'Etsy',
} as const;

export const weekdayNames = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const;

export const shopFrontSentences = {
  announcement: 'Announcement',
  links: 'Follow us',
  linkOf: (network: string, storeName: string) => `${storeName} at ${network}`,
  hours: 'Opening hours',
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  times: (from: string, to: string) => `${from} – ${to}`,
  hoursLine: (days: string, times: string) => `${days}, ${times}`,
  featured: 'Featured',
  categories: 'Look through',
  aboutUs: 'More about us',
  table: 'Table',
} as const;
