// A shop's own rules: what their pages are called, the form for them, and texts to begin with.

export const policySentences = {
  names: {
    about: 'About',
    shipping: 'Shipping',
    returns: 'Returns',
    privacy: 'Privacy',
    legal: 'Legal notice',
  },
  navigation: 'Policies',
  formTitle: 'Contact and policies',
  lead: 'Each text has a page of its own, linked at the bottom of every page of your store. Read the suggestions and change what is different with you: you are the one who keeps these promises. An empty text has no page.',
  suggested: 'These are suggestions. Nothing of them is public before you save.',
  contactEmail: 'Address for your shoppers',
  contactEmailHint: 'Public: it stands on your contact page.',
  paragraphs: 'An empty line begins a new paragraph. **Two stars** make bold, ## begins a heading, - a list.',
  preview: (name: string) => `How “${name}” will look`,
  beginWith: (name: string) => `Begin “${name}” with our text`,
  hints: {
    about: 'Who makes these things, where, and why you began. This is the page that people remember.',
    legal:
      'Your name and address as the law of your country asks for them. In many countries a store must have this page.',
  },
} as const;

type Shop = { name: string; contactEmail: string };

type Kind = keyof typeof policySentences.names;

/** Pages that only their owner can write: the form offers a text to begin with, and never suggests it as ready. */
export const OWN_WORDS = ['about', 'legal'] as const satisfies readonly Kind[];

/** Texts to begin with. They promise what most small makers do, and no more than the product does. */
export const policyTemplates: Record<Kind, (shop: Shop) => string> = {
  about: ({ name, contactEmail }) =>
    `${name} is a small workshop. Everything you see here is made by hand, a few pieces at a time.

## How we work

Write here what your things are made of, where the material comes from, and how long one piece takes you.

## Where we are

Write here in which town you work, and whether people may visit.

Questions? Write to ${contactEmail}: the answer comes from the people who make things here.`,
  legal: ({ name, contactEmail }) =>
    `**${name}**

Your first and last name
Street and number
ZIP code, town, country

Email: ${contactEmail}
Phone: your number

If you are registered: your register and number. If you have one: your VAT number.`,
  shipping: ({ name, contactEmail }) =>
    `Everything at ${name} is made by hand. We usually send an order within 10 working days after it is paid. If yours will take longer, we write to you.

We ship to addresses in the United States. The price of shipping, if there is one, is shown before you pay.

You get an email when your order is done. If a parcel does not arrive, or arrives broken, please write to ${contactEmail} with your order number and we will find a way.`,
  returns: ({ contactEmail }) =>
    `If something is not as you hoped, write to ${contactEmail} within 30 days after it arrived, with your order number. Send it back unused, and we give your money back the way you paid.

What we made just for you, such as a piece with a name on it or a team order, can only come back if it is damaged or if we made a mistake. Then a photo is enough to begin with.

You pay for sending something back, unless the mistake was ours.`,
  privacy: ({ name, contactEmail }) =>
    `When you order, ${name} keeps your name, address, email and what you ordered, in order to make it, to send it, and to keep our books as the law asks. If you give a phone number, we use it only for questions about your order.

You pay at PayPal. We never see your card. Our store is run by Makerfront, which stores this data for us and uses it for nothing else.

We count visits by day and by the site that they came from, without cookies and without recognising anybody; that site is also noted with an order. We do not sell your data, and there is no advertising in this store. To see, correct or delete what we know of you, write to ${contactEmail}.`,
};
