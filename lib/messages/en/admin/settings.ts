// Headings, labels and buttons of the settings: the shop itself, its colours, and the addresses for its mails.
import { numberText } from '@/lib/messages/format';

export const adminSettingsSentences = {
  /** On the button of a form that is saved. */
  saved: 'Saved',
  // General.
  yourStore: 'Your store',
  storeName: 'Store name',
  descriptionHint: (length: number, longest: number) =>
    `Stands under the name of your store. ${numberText(length)} of ${numberText(longest)} characters.`,
  logoHint: 'A square one looks best, and it is your shop’s icon too. At most 25 MB.',
  logoUrl: 'Logo URL',
  logoUrlExample: 'https://',
  logoUrlHint: 'In place of an upload: where your logo is on the web.',
  uploading: 'Uploading…',
  slug: 'Slug',
  slugHint: 'The fixed part of your store’s address. It cannot be changed.',
  storeAddress: 'Store address',
  ownDomain: (domain: string) => `Your own domain is ${domain}.`,
  copy: 'Copy',
  addressCopied: 'Address copied',
  pressToCopy: 'Press Ctrl+C or ⌘C to copy',
  headerPreview: 'The top of every page of your store',
  // Branding.
  colors: 'Colors',
  primaryColor: 'Primary color',
  pickPrimaryColor: 'Pick the primary color',
  primaryColorHint: 'Buttons and the category that is open',
  secondaryColor: 'Secondary color',
  pickSecondaryColor: 'Pick the secondary color',
  secondaryColorHint: 'Labels on products',
  colorsReadable: 'Both colors are easy to read and to tell apart.',
  palettesOfLogo: 'From your logo',
  paletteOfLogo: (number: number) => `Logo ${number}`,
  noLogoYet: 'With a logo, pairs that go with it are proposed here.',
  addLogo: 'Add your logo',
  palettes: 'Ready-made pairs',
  paletteNames: {
    terracotta: 'Terracotta',
    indigo: 'Indigo dye',
    forest: 'Forest',
    plum: 'Plum',
    harbor: 'Harbor',
    charcoal: 'Charcoal',
  },
  resetColors: 'Reset to the defaults',
  colorsAreTheOwners: 'Your storefront as shoppers see it. An owner can change its colors.',
  colorsPreview: 'Your storefront in these colors. Nothing changes there until you save.',
  // What an empty storefront shows.
  shop: 'Shop',
  exampleProduct: 'Your first product',
  exampleCategory: 'Category',
  exampleCategories: 'Mugs',
  addToCart: 'Add to Cart',
  continueShopping: 'Continue Shopping',
  // Notifications.
  emailsToYou: 'Emails to you',
  notifyOfOrders: 'Tell me about new orders',
  notifyOfOrdersHint: 'An email for each order as soon as it is paid.',
  notificationEmail: 'Address for new orders',
  replyTo: 'Shoppers’ replies go to',
  replyToHint: 'Where it goes when a shopper answers an email from your store. Empty for the address above.',
  contactEmail: 'Contact address in your store',
  contactEmailInShort: 'Contact address',
  contactEmailHint:
    'Anyone can see it, on your store’s contact page. Shoppers write to it before they order, or when a payment does not work.',
  sendTestEmail: 'Send a test email',
} as const;
