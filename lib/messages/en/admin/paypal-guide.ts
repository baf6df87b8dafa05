// The way to a PayPal app's two keys, in four pictures.
export const payPalGuideSentences = {
  title: 'Where your two keys are',
  numbered: (number: number, title: string) => `${number}. ${title}`,
  lead: 'It takes about three minutes, in a second tab. The pictures are drawings: PayPal’s pages look a little different.',
  steps: [
    {
      title: 'Log in to PayPal’s page for developers',
      text: 'With the PayPal account that your shoppers’ money goes to. For real sales it has to be a business account; PayPal changes a personal one for free.',
      picture: 'A page with a button “Log in to Dashboard” at its top right.',
    },
    {
      title: 'Open Apps & Credentials, and choose Sandbox or Live',
      text: 'Sandbox is for trying: nothing is paid, and nothing has to be filled in. Live is for selling. You can begin with Sandbox and come back for Live.',
      picture: 'A menu with “Apps & Credentials”, and a switch between “Sandbox” and “Live”.',
    },
    {
      title: 'Create an app',
      text: 'Any name will do, such as your store’s. Its type is Merchant. If there is an app already, such as “Default Application”, open that one.',
      picture: 'A form with the fields “App Name” and “Type: Merchant”, and the button “Create App”.',
    },
    {
      title: 'Copy the Client ID and the Secret here',
      text: 'The secret is hidden until you press the eye beside it. We ask PayPal whether the two belong together, and find out whether they are Sandbox or Live.',
      picture:
        'A page of an app with two lines, “Client ID” and “Secret key”, each with a button to copy it.',
    },
  ],
  /** Words in the drawings, as on PayPal's pages. */
  drawn: {
    address: 'developer.paypal.com',
    logIn: 'Log in to Dashboard',
    apps: 'Apps & Credentials',
    credentials: 'API credentials',
    sandbox: 'Sandbox',
    live: 'Live',
    appName: 'App Name',
    myStore: 'My store',
    type: 'Type',
    merchant: 'Merchant',
    platform: 'Platform',
    create: 'Create App',
    clientId: 'Client ID',
    clientIdValue: 'AbCd…123',
    secret: 'Secret key',
    secretValue: '••••••••••',
  },
  openSandbox: 'Open PayPal’s page: Sandbox',
  openLive: 'Open PayPal’s page: Live',
  newTab: '(opens in a new tab)',
} as const;
