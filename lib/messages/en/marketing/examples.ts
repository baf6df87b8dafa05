// The drawn examples on the landing page: invented shops, products and people.
export const exampleSentences = {
  shopsAlt:
    'Four example storefronts: a pottery, a knitter, a print shop and a team-wear maker, each with its own web address and color.',
  shops: {
    pottery: { name: 'Kiln & Fern', host: 'kilnandfern.example', product: 'Harvest mug' },
    knitter: { name: 'Slow Stitch', host: 'slowstitch.example', product: 'Band hat' },
    printShop: { name: 'Low Tide Press', host: 'lowtidepress.example', product: 'Hills, block print' },
    teamWear: { name: 'Northside Kit', host: 'northsidekit.example', product: 'Home jersey' },
  },
  personalization: {
    label: 'Name under the handle',
    text: 'Grandma June',
    hint: 'Stamped by hand before firing',
  },
  roster: {
    logo: 'crest.png',
    headings: ['No.', 'Name', 'Size'],
    rows: [
      ['07', 'Ada M.', 'S'],
      ['12', 'Ben L.', 'M'],
      ['23', 'Cleo R.', 'M'],
    ],
  },
  checkout: {
    line: (product: string, quantity: number) => `${product} × ${quantity}`,
    pay: 'Pay with PayPal',
  },
  admin: {
    orders: 'Orders',
    products: 'Products',
    settings: 'Settings',
    pending: 'Pending',
    processing: 'Processing',
    completed: 'Completed',
  },
} as const;
