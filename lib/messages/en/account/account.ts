// What signed-in shoppers read about themselves.
export const accountSentences = {
  title: 'Account',
  checkingSession: 'Checking your session',
  name: 'Name',
  nameNotGiven: 'Not given',
  email: 'Email',
  roleAt: (storeName: string) => `Role at ${storeName}`,
  roles: {
    owner: 'Owner',
    'product-manager': 'Product manager',
    'order-manager': 'Order manager',
    operator: 'Operator',
  },
  noRole: 'None',
  admin: 'Admin',
  changePassword: 'Change password',
} as const;
