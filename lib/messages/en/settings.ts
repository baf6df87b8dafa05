// What an owner reads where they set up their shop.
import { atMostCharacters } from './counts';
export const settingsSentences = {
  saved: 'Settings saved successfully!',
  saveFailed: 'Failed to save settings. Please try again.',
  nameMissing: 'Please enter a name for your store',
  tooLong: atMostCharacters,
  logoUrlInvalid: 'Please enter an address that starts with https://',
  colorInvalid: 'Please enter a color like #3B82F6',
  stripeNotice: 'The Stripe onboarding flow will be implemented.',
  payPalRefused: 'PayPal does not know this client ID and secret. Please check them and try again.',
  payPalUnreachable: 'PayPal did not answer, so the account could not be checked. Please try again.',
  payPalIncomplete: 'Please enter both the client ID and the secret',
  payPalDisconnectQuestion: 'Are you sure you want to disconnect PayPal?',
  payPalDisconnectHint:
    'Shoppers cannot pay until you connect an account again. The stored secret is deleted, and payments that are under way right now cannot be completed.',
  payPalDisconnected: 'PayPal was disconnected. Shoppers cannot pay at the moment.',
  darkButtonText: (ratio: string) =>
    `White text is hard to read on the primary color (${ratio} to 1, and it takes 4.5), so your buttons show dark text.`,
  paleButtons: (ratio: string) =>
    `Buttons in the primary color hardly stand out from the page (${ratio} to 1, and it takes 3). A stronger color is easier to find.`,
  paleText: (ratio: string) =>
    `As text on the page the secondary color is hard to read (${ratio} to 1, and it takes 4.5), so labels use a darker shade of it.`,
  colorsAlike: 'The two colors are hard to tell apart. A second color that differs more helps shoppers.',
} as const;
