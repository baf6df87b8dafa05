// The frame of every page of the platform's own site.
export const siteSentences = {
  makerfront: 'Makerfront',
  title: 'Makerfront · Online stores for craft businesses',
  /** Next puts the title of the page in place of `%s`. */
  pageTitle: '%s · Makerfront',
  description:
    'An online store of your own for potters, knitters, print shops and team-wear makers: your address and colors, personalized pieces, team orders, PayPal checkout. No monthly fee.',
  // At the top.
  features: 'Features',
  pricing: 'Pricing',
  signIn: 'Sign in',
  contact: 'Contact',
  // At the bottom.
  copyright: '© Makerfront 2026',
  tagline: 'Online stores for craft businesses.',
  legal: 'Legal',
  terms: 'Terms',
  privacy: 'Privacy',
} as const;
