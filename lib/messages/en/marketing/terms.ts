import { CONTACT_ADDRESS } from './contact-address';
import type { LegalText } from './legal';

export const termsText: LegalText = {
  title: 'Terms of Service',
  description: 'The terms on which makers and shoppers use Makerfront.',
  introduction:
    'Makerfront is an online store platform for craft businesses in the United States. These terms apply to everyone who uses it: makers who run a store, and people who visit or buy from one.',
  sections: [
    {
      title: 'Who is who',
      paragraphs: [
        '“Makerfront”, “we” and “us” mean the company that runs this platform. A “store owner” is a person or business that sells through a store on Makerfront. A “shopper” is anyone who visits a store or orders from it.',
        'By opening a store, placing an order or otherwise using Makerfront you agree to these terms. If you act for a business, you confirm that you may do so.',
      ],
    },
    {
      title: 'What Makerfront does',
      paragraphs: [
        'We provide the software and hosting for online stores: product pages, cart, guest checkout, team orders and an admin area. Each store is run by its owner under the owner’s name.',
        'We do not make, own, stock or ship the products. When a shopper orders, the contract of sale is between the shopper and the store owner.',
      ],
    },
    {
      title: 'Opening and keeping a store',
      paragraphs: [
        'To run a store you must be at least 18 years old, able to enter into a contract, and give us accurate information about your business. We may decline a request for a store.',
        'Keep your password to yourself and tell us promptly if you believe someone else has used it. You are responsible for what happens in your store’s admin area under your sign-in.',
      ],
    },
    {
      title: 'What a store owner is responsible for',
      paragraphs: [
        'You describe your products truthfully, price them correctly, make and ship what was ordered within a reasonable time, and answer your shoppers’ questions. You decide on returns and refunds and tell shoppers how you handle them, within the law.',
        'You are responsible for your own taxes, including any sales tax, and for the licenses, safety rules and labels that apply to what you sell.',
      ],
    },
    {
      title: 'What may not be sold',
      paragraphs: [
        'You may not use Makerfront to sell anything that is illegal, unsafe or counterfeit, that infringes someone’s rights, or that PayPal does not allow to be paid for with its service. You may not use it to deceive, harass or discriminate against anyone.',
      ],
    },
    {
      title: 'Orders by shoppers',
      paragraphs: [
        'Shoppers order as guests, without an account. Please check your order, the personalization you entered and the delivery address before you pay: personalized pieces are often made at once and cannot always be changed.',
        'For questions about an order, its delivery, a return or a refund, please contact the store you ordered from.',
      ],
    },
    {
      title: 'Logos, rosters and other content',
      paragraphs: [
        'You keep all rights in the pictures, texts, logos and rosters that you put on Makerfront. You allow us to store, resize and show them as far as is needed to run the store and carry out the order, and for nothing else.',
        'You confirm that you have the right to use what you upload. If you upload a roster, you confirm that you may share the names in it with the store for the purpose of the order, and where they are children’s names, that you have any permission you need.',
      ],
    },
    {
      title: 'Payments',
      paragraphs: [
        'Payments are processed by PayPal under PayPal’s own terms and go to the store owner’s PayPal account. All prices are in US dollars. We do not receive or store card numbers or PayPal sign-in details.',
        'Disputes and chargebacks are handled between the shopper, the store owner and PayPal.',
      ],
    },
    {
      title: 'Our fee',
      paragraphs: [
        'A store owner pays us 2.9% of the order total plus $0.30 for each transaction. There is no monthly fee. The percentage is rounded to the cent, and our fee is never more than the order itself. It is worked out when the order is placed and recorded with it.',
        'PayPal’s fee for processing a payment is separate and charged by PayPal. If we ever change our fee, we tell store owners at least 30 days before; orders already placed keep the fee they were placed with.',
      ],
    },
    {
      title: 'Fair use of the platform',
      paragraphs: [
        `Do not try to get into stores, orders or files that are not yours, to overload or interfere with the service, to copy it by automated means, or to upload harmful code. If you find a weakness, please tell us at ${CONTACT_ADDRESS} before you tell others.`,
      ],
    },
    {
      title: 'Closing a store',
      paragraphs: [
        'A store owner can stop at any time by writing to us. Orders that are already paid must still be fulfilled or refunded.',
        'We may suspend or close a store that breaks these terms or the law. Unless waiting would cause harm, we say why first and give the owner time to put it right, and in any case the opportunity to ask for a copy of the store’s products and orders.',
      ],
    },
    {
      title: 'Availability and changes',
      paragraphs: [
        'We work to keep Makerfront available and correct, but we cannot promise that it is never interrupted or free of errors. We may improve or change it; if a change takes away something important, we tell store owners beforehand.',
      ],
    },
    {
      title: 'Warranties and liability',
      paragraphs: [
        'As far as the law allows, Makerfront is provided as it is, without warranties of any kind. We are not liable for the products that stores sell, nor for indirect losses such as lost profit. Our total liability to a store owner is limited to the fees that owner paid us in the twelve months before the claim.',
        'Nothing in these terms limits a liability that cannot be limited by law, or takes away rights that the law gives to consumers.',
      ],
    },
    {
      title: 'Law and changes to these terms',
      paragraphs: [
        'These terms are governed by the laws of the United States and of the state in which Makerfront is established. If one part of them is not valid, the rest remains so.',
        'When we change these terms, we publish the new version here with its date, and tell store owners by email at least 30 days before it applies to them.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [`Questions about these terms? Write to ${CONTACT_ADDRESS}.`],
    },
  ],
};
