// Sentences for shoppers without JavaScript. The pages of products, searches and orders work without it.
export const needsScriptSentences = {
  cart: 'Your cart is kept by JavaScript, which is off in this browser. Turn it on and reload this page to see what is in it.',
  checkout:
    'Checking out and paying need JavaScript, which is off in this browser. Turn it on and reload this page to go on.',
  product:
    'Adding to the cart needs JavaScript, which is off in this browser. Turn it on and reload this page to order.',
  teamOrder:
    'Sending a logo, putting a roster in order and adding to the cart need JavaScript, which is off in this browser. Turn it on and reload this page to order for your team.',
  findOrder:
    'Finding an order needs JavaScript, which is off in this browser. Turn it on and reload this page.',
  openOrder:
    'Opening an order by its link needs JavaScript, which is off in this browser. Turn it on and reload this page.',
  signIn: 'Signing in needs JavaScript, which is off in this browser. Turn it on and reload this page.',
} as const;
