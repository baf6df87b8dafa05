import { CONTACT_ADDRESS } from './contact-address';
import type { LegalText } from './legal';

export const privacyText: LegalText = {
  title: 'Privacy Policy',
  description: 'Which personal information Makerfront handles, why, and what you can ask of us.',
  introduction:
    'This policy says which personal information Makerfront handles, why, and what you can ask of us. We collect what a store needs to take and deliver an order, and we do not sell personal information to anyone.',
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        'Each store on Makerfront is run by its owner, who decides what to do with the orders it receives. For shoppers’ information we act on the store owner’s behalf. For this website, the email sign-up and store owners’ accounts, we are responsible ourselves.',
      ],
    },
    {
      title: 'When you only look around',
      paragraphs: [
        'You can browse every store without telling us who you are. Our servers keep short technical records of requests, such as the time, the page and whether something failed, to keep the service secure and working. We do not build profiles from them.',
        'Stores count visits, product views, carts and searches by day, without cookies and without recognizing anybody. A visit is counted with the site that it came from, unless your browser asks not to be tracked (Global Privacy Control or Do Not Track). While something is in your cart, the name of that site is kept with it in your browser, and goes with your order. These numbers are deleted after a year.',
      ],
    },
    {
      title: 'When you place an order',
      paragraphs: [
        'You can check out as a guest or with an account of the store. We ask for your name, email address, phone number and delivery address, and keep them with what you ordered: the products, quantities, prices and any personalization you entered.',
        'The store uses this to make and ship your order and to answer you about it. We use it to run the checkout and to send the order confirmation.',
      ],
    },
    {
      title: 'Logos and rosters',
      paragraphs: [
        'For team orders you may upload a logo and a roster. A roster can hold people’s names, sizes and numbers, and often they are children’s. We therefore treat rosters and logos as private: they are not published, have no public address, and only the people who run the store you ordered from can open them.',
        'Please put only what the order needs into a roster: a name and a number are usually enough. Files that were uploaded but never ordered are deleted after about seven days.',
        'Names on a roster are kept only while they are needed: while the order is being made and for about half a year after it is done, and longer only while you use an account of the store, so that you can order for the same team again. Then they are removed by themselves; sizes and numbers stay with the order.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'Makerfront is meant for adults. We do not knowingly collect information from children under 13. Children’s names reach us only when an adult enters them for an order, and are used only for that order. If you are a parent and want a name removed, write to the store or to us.',
      ],
    },
    {
      title: 'Payments',
      paragraphs: [
        'Payments are processed by PayPal. At checkout your browser connects to PayPal, which handles your payment details under its own privacy policy and may use its own cookies to prevent fraud. We receive confirmation of the payment, its amount and PayPal’s reference, but never your card number or PayPal password.',
      ],
    },
    {
      title: 'When you have an account',
      paragraphs: [
        'An account belongs to one store. It holds your name, email address or phone number, the addresses and team rosters that you save, a protected form of your password if you set one, and the devices on which you are signed in. You can see and change all of it on the store’s account page, download it in one file, and delete the account there at any time.',
        'When you delete it, everything in it is gone at once, and so are the names on rosters of orders that are done. The store keeps your orders, with what was bought, amounts, dates and the address that they went to, because tax law asks for them.',
      ],
    },
    {
      title: 'When you run a store',
      paragraphs: [
        'For store owners we keep the email address they sign in with, a protected form of their password that cannot be turned back into it, their sign-in sessions, and the information they enter about their store. PayPal access details that we need to take payments for a store are stored encrypted.',
      ],
    },
    {
      title: 'When you sign up by email',
      paragraphs: [
        'If you leave your email address on our front page, we keep it to write to you about a store on Makerfront, and for nothing else. Tell us at any time, and we delete it.',
      ],
    },
    {
      title: 'Cookies and local storage',
      paragraphs: [
        'We set no advertising cookies and use no trackers from other companies for advertising or statistics.',
        'Your cart is kept in your own browser’s local storage, so that it is still there when you come back; you can empty it in the cart or clear it in your browser. Signing in to a store sets a cookie that is needed to keep you signed in, and it is removed or expires when the session ends. A second cookie stays for 90 days and marks the browser as one in which you have signed in, so that you still can while somebody else guesses at your password. After a payment, or when you open an order with its link, a cookie shows you that order for a day; another shows you the logos that you have sent, for a day.',
      ],
    },
    {
      title: 'Who receives information',
      paragraphs: [
        'A store’s orders go to that store and to no other: stores are kept apart from each other. PayPal receives what it needs for the payment. Companies that host our servers, store our files and deliver our email handle information for us, only on our instructions.',
        'Beyond that, we disclose information only where the law requires it, to protect people or the service from harm, or to a successor that takes over Makerfront and keeps to this policy. We do not sell personal information or share it for advertising.',
      ],
    },
    {
      title: 'How long we keep it',
      paragraphs: [
        'Orders are kept as long as the store needs them to serve its customers and to meet its tax and accounting duties. When a store closes, its information is deleted after the owner has had time to ask for a copy, except where the law requires us to keep it longer. Technical records are kept for a short time only.',
      ],
    },
    {
      title: 'How we protect it',
      paragraphs: [
        'Connections are encrypted, each store’s information is separated from the others’ in the database, uploaded team files are opened through short-lived private links, and access to the admin area is checked at every request. No system is perfectly secure; if something happens that affects you, we tell you as the law requires.',
      ],
    },
    {
      title: 'Your choices and deletion',
      paragraphs: [
        `You can ask to see, correct or delete the information we hold about you, wherever in the United States you live. For an order, the store you ordered from can help you fastest; you can also write to us at ${CONTACT_ADDRESS} and we pass it on. We may need to confirm that it is you, and we answer within 45 days.`,
        'Some information must be kept even then, for instance records of a sale that tax law requires. You are never treated worse for asking.',
      ],
    },
    {
      title: 'Where information is handled',
      paragraphs: [
        'Makerfront is made for stores and shoppers in the United States, and information is handled there. If you use it from another country, your information is transferred to the United States.',
      ],
    },
    {
      title: 'Changes and contact',
      paragraphs: [
        'When we change this policy, we publish the new version here with its date, and tell store owners by email if the change matters to them.',
        `Questions, or a request about your information? Write to ${CONTACT_ADDRESS}.`,
      ],
    },
  ],
};
