// Who answers for a product, and what buyers must know to use it safely. Rendered on the server.
export const productSafety = {
  title: 'Product safety',
  maker: 'Made by',
  euPerson: 'Responsible person in the EU',
  warnings: 'Warnings',
} as const;
