// The settings page Selling to the EU.
export const euListing = {
  lead: 'If you sell to the EU, each product’s page must name its maker, and somebody in the EU if you are elsewhere.',
  sendsToEu: 'Your ways of delivery include countries of the EU, so product pages show this.',
  sellsToEu: 'My store sells to the EU',
  sellsToEuHint: 'Turn this on if buyers in the EU can order without one of your ways of delivery.',
  makerTitle: 'Maker',
  personTitle: 'Responsible person in the EU',
  personLead:
    'Needed if the maker is outside the EU: somebody there whom authorities and buyers can write to.',
  name: 'Name',
  address: 'Postal address',
  contact: 'E-mail address or web page',
  contactExample: 'hello@example.com',
  makerMissing: 'Name, postal address and e-mail address of the maker are still missing.',
  notShown: 'Product pages show none of this now, because your store does not sell to the EU.',
  warnings: 'Warnings belong to single products: open Search and safety beside a product.',
  failed: 'These settings could not be saved. Please try again.',
  labels: {
    sellsToEu: 'Sells to the EU',
    makerName: 'Maker: name',
    makerAddress: 'Maker: postal address',
    makerContact: 'Maker: e-mail address or web page',
    euName: 'Responsible person: name',
    euAddress: 'Responsible person: postal address',
    euContact: 'Responsible person: e-mail address or web page',
  },
} as const;
