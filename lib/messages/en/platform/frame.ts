// The frame of the operator's console.

export const platformFrameSentences = {
  title: 'Makerfront console',
  pageTitle: '%s · Makerfront console',
  navigation: 'Console',
  overview: 'Overview',
  shops: 'Stores',
  people: 'People',
  signups: 'Sign-ups',
  orders: 'Orders',
  domains: 'Domains',
  troubles: 'Troubles',
  security: 'Security',
};
