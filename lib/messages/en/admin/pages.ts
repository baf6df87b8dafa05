// What the pages of the admin area are called: in the tabs, in the title of the window and above the page.
export const adminPages = {
  dashboard: 'Dashboard',
  products: 'Products',
  orders: 'Orders',
  order: 'Order',
  production: 'Production',
  finances: 'Finances',
  settings: 'Settings',
  /** In place of the settings, for people who may see nothing else of them. */
  yourAccount: 'Your account',
  // The tabs of the settings.
  general: 'General',
  branding: 'Branding',
  payments: 'Payments',
  notifications: 'Notifications',
  team: 'Team',
  storeStatus: 'Status',
  data: 'Your data',
  domains: 'Domains',
  teamLog: 'Team log',
  app: 'App',
  security: 'Security',
  generalSettings: 'General settings',
  // Papers.
  bagLabels: 'Bag labels',
  labels: 'Labels',
  packingSlip: 'Packing slip',
  packingSlips: 'Packing slips',
  workSheet: 'Work sheet',
  workSheets: 'Work sheets',
  // Before the admin area.
  login: 'Login',
  forgotPassword: 'Forgot password',
  newPassword: 'New password',
  session: 'One moment',
  invitation: 'Invitation',
} as const;
