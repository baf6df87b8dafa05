// All sentences for people about missing, failed and successful things. The specification's catalogue (§5, §8) is here
// letter for letter, once. Sentences for shoppers' pages have files of their own, because a page loads a file
// completely.
import { authSentences } from './messages/en/auth';
import { categorySentences } from './messages/en/category';
import { conflictSentences } from './messages/en/conflict';
import { dashboardSentences } from './messages/en/dashboard';
import { financesSentences } from './messages/en/finances';
import { mailSentences } from './messages/en/mail';
import { signupSentences } from './messages/en/marketing/signup';
import { orderSentences } from './messages/en/order';
import { orderAlertSentences } from './messages/en/orders/order-alert';
import { refundSentences } from './messages/en/orders/refund';
import { pageStateSentences } from './messages/en/page-state';
import { payPalMessageSentences } from './messages/en/paypal-messages';
import { productSentences } from './messages/en/product';
import { productionSentences } from './messages/en/production';
import { rosterSentences } from './messages/en/rosters/roster';
import { rosterEditorSentences } from './messages/en/rosters/roster-editor';
import { rosterSettingsSentences } from './messages/en/rosters/roster-settings';
import { uploadSentences } from './messages/en/rosters/upload';
import { settingsSentences } from './messages/en/settings';
import { addToCartSentences } from './messages/en/shop/add-to-cart';
import { cartSentences } from './messages/en/shop/cart';
import { cartCheckSentences } from './messages/en/shop/cart-check';
import { catalogSentences } from './messages/en/shop/catalog';
import { checkoutSentences } from './messages/en/shop/checkout';
import { contactSentences } from './messages/en/shop/contact';
import { fileProblemSentences } from './messages/en/shop/file-problems';
import { guestOrderSentences } from './messages/en/shop/guest-order';
import { orderLinkSentences } from './messages/en/shop/order-link';
import { productCardSentences } from './messages/en/shop/product-card';
import { productFactSentences } from './messages/en/shop/product-facts';
import { productFilesSentences } from './messages/en/shop/product-files';
import { tenantSentences } from './messages/en/tenant';
export const messages = {
  tenant: tenantSentences,
  catalog: { ...catalogSentences, ...productCardSentences, ...productFactSentences, ...addToCartSentences },
  cart: { ...cartSentences, ...cartCheckSentences },
  checkout: checkoutSentences,
  contact: contactSentences,
  guestOrder: { ...guestOrderSentences, ...orderLinkSentences },
  auth: authSentences,
  pageState: pageStateSentences,
  conflict: conflictSentences,
  product: productSentences,
  rosterSettings: rosterSettingsSentences,
  category: categorySentences,
  upload: { ...fileProblemSentences, ...uploadSentences },
  order: orderSentences,
  orderAlert: orderAlertSentences,
  refund: refundSentences,
  finances: financesSentences,
  roster: rosterSentences,
  production: productionSentences,
  payPalMessages: payPalMessageSentences,
  settings: settingsSentences,
  mail: mailSentences,
  dashboard: dashboardSentences,
  signup: signupSentences,
  teamOrder: { ...productFilesSentences, editor: rosterEditorSentences },
} as const;
