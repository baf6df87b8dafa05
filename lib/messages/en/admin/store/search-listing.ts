// The settings page Search engines, and a product's page for them.
import { plural } from '@/lib/messages/format';

export const searchListing = {
  lead: 'How your store looks in search results. Empty fields use your store’s name and description.',
  title: 'Title in results',
  description: 'Description in results',
  letters: (count: number, shown: number) =>
    count > shown
      ? `${plural(count, { one: '# letter', other: '# letters' })}. Results usually show the first ${shown}.`
      : `${plural(count, { one: '# letter', other: '# letters' })}. Up to ${shown} are usually shown.`,
  preview: 'How the result can look',
  previewNote: 'Search engines may show other words of the page.',
  returnsTitle: 'Returns',
  returnsLead: 'Say here what your returns policy says. Results can show it beside your products.',
  returns: 'You take goods back',
  returnChoices: {
    unstated: 'Say nothing in results',
    none: 'Not at all',
    days: 'Within some days',
  },
  returnDays: 'Days after delivery',
  areReturnsFree: 'You pay for sending it back',
  failed: 'These settings could not be saved. Please try again.',
  addressesTitle: 'For search engines',
  addressesLead:
    'Your store tells search engines of its pages by itself. These addresses help if you want more.',
  sitemap: 'Sitemap, for Google Search Console',
  feed: 'Product feed, for Google Merchant Center',
  feedNumbered: (page: number) => `Product feed, part ${page}`,
  feedNote: 'A product without a picture is left out of the feed, because Google refuses it.',
  closed: 'Search engines are kept out until your store is open.',
} as const;

export const productListing = {
  heading: 'Search and safety',
  back: 'Back to products',
  open: (name: string) => `Search and safety of ${name}`,
  searchTitle: 'In search results',
  searchLead: 'Empty fields use the product’s name and the beginning of its description.',
  warningsTitle: 'Warnings and safety',
  warningsLead:
    'Shown on the product’s page if your store sells to the EU. Write what buyers must know to use it safely.',
  warnings: 'Warnings',
  warningsExample: 'Not for children under 3 years: small parts.',
  gone: 'This product is not there any more.',
  goneHint: 'Somebody may have deleted it.',
  failed: 'These texts could not be saved. Please try again.',
} as const;

export const categoryListing = {
  heading: 'Category in search results',
  open: (name: string) => `${name} in search results`,
  lead: 'Without a title, results show the category’s name.',
  gone: 'This category is not there any more.',
  failed: 'These texts could not be saved. Please try again.',
} as const;
