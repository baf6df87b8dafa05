// Every sentence that people read when something is missing, fails or succeeds. The specification's
// catalogue (§5, §8) stands here letter for letter, once.
// Parts that shoppers' pages need stand in files of their own: a page loads the whole or nothing of a file.
import { authSentences } from './messages/auth';
import { cartSentences } from './messages/cart';
import { catalogSentences } from './messages/catalog';
import { checkoutSentences } from './messages/checkout';
import { conflictSentences } from './messages/conflict';
import { contactSentences } from './messages/contact';
import { EMAIL_INVALID } from './messages/email-invalid';
import { financesSentences } from './messages/finances';
import { guestOrderSentences } from './messages/guest-order';
import { mailSentences } from './messages/mail';
import { orderAlertSentences } from './messages/order-alert';
import { pageStateSentences } from './messages/page-state';
import { payPalMessageSentences } from './messages/paypal-messages';
import { refundSentences } from './messages/refund';
import { rosterSentences } from './messages/roster';
import { rosterEditorSentences } from './messages/roster-editor';
import { teamOrderSentences } from './messages/team-order';
import { tenantSentences } from './messages/tenant';
import { uploadSentences } from './messages/upload';

export const messages = {
  tenant: tenantSentences,
  catalog: catalogSentences,
  cart: cartSentences,
  checkout: checkoutSentences,
  contact: contactSentences,
  guestOrder: guestOrderSentences,
  auth: authSentences,
  pageState: pageStateSentences,
  conflict: conflictSentences,
  product: {
    none: 'No products yet. Create your first product!',
    noneHint: 'A name, a price and a SKU are all it takes. Shoppers see it as soon as you save it.',
    noneFound: 'No products match. Try fewer filters.',
    fieldsMissing: 'Please fill in required fields (Name, Price, and SKU)',
    nameMissing: 'Please enter a name',
    priceMissing: 'Please enter a price',
    skuMissing: 'Please enter a SKU, or generate one',
    fieldsInvalid: 'Please check the marked fields',
    priceInvalid: 'Please enter a price like 28.00: digits with at most two decimals',
    priceZero: 'Please enter a price of at least $0.01: nobody can pay an order of $0.00',
    priceZeroStored: 'No price yet. Shoppers cannot buy it by itself.',
    priceTooHigh: (highest: string) => `The price can be at most ${highest}`,
    tooLong: (limit: number) => `Please use at most ${limit} characters`,
    letterLimitInvalid: (highest: number) =>
      `Please enter a whole number from 1 to ${highest}, or leave it empty`,
    skuTaken: 'This SKU already exists. Please use a different SKU or generate a new one.',
    skuRenamed: (former: string) => `Was ${former}, which another product has in other letters.`,
    skuNotGenerated: 'Unable to generate unique SKU. Please try again.',
    imageNotAnImage: 'Please select an image file',
    imageEmpty: 'This file is empty. Please select another picture.',
    imageTooHeavy: (megabytes: number) =>
      `This picture is too large. Please select one of at most ${megabytes} MB.`,
    imageTooWide: (pixels: number) =>
      `This picture has too many pixels. Please select one of at most ${pixels} pixels on each side.`,
    imageTooManyPixels: (megapixels: number) =>
      `This picture has too many pixels. Please select one of at most ${megapixels} megapixels.`,
    imageGone: 'This picture is no longer there. Please select it again.',
    imageUploading: 'The picture is still being uploaded. Please wait a moment.',
    imageFailed: 'The picture could not be stored. Please try again.',
    tooManyUnsavedPictures:
      'Many pictures were uploaded here that nothing shows yet. Save the products that you are working on, or wait an hour, and try again.',
    imageHeic:
      'This browser cannot open HEIC pictures. Choose it in Safari, or save it as a JPEG first: on a Mac with Preview, File, Export; on an iPhone under Settings, Camera, Formats, Most Compatible.',
    imageUnreadable:
      'This browser could not open the picture to make it smaller. Please save it as a JPEG or PNG of at most 10 MB.',
    imageTooLargeToShrink: (megapixels: number) =>
      `This picture has too many pixels to be made smaller here. Please save it with at most ${megapixels} megapixels first.`,
    imageUnread: 'This file could not be read. Please choose it again.',
    imageTryAgain: 'Try again',
    imageKeepEarlier: 'Keep the picture as it was',
    imageGoOnWithout: 'Go on without a picture',
    imageStandsInTheWay:
      'Nothing was saved, because the picture is not ready. Please see what it says there.',
    created: 'Product created successfully!',
    updated: 'Product updated successfully!',
    saveFailed: 'Failed to save product',
    deleteQuestion: 'Are you sure you want to delete this product?',
    deleteHint: (name: string) => `“${name}” leaves your store. Orders that have it keep its name and price.`,
    deleted: 'Product deleted successfully!',
    deleteFailed: 'Failed to delete product',
    duplicated: (name: string) => `“${name}” was added. It is inactive until you switch it on.`,
    duplicateFailed: 'The product could not be duplicated. Please try again.',
    statusFailed: 'The status could not be changed. Please try again.',
    discardQuestion: 'Discard what you typed?',
    changedMeanwhile: 'Someone else has changed this product since you opened it.',
    gone: 'This product is no longer there. Somebody has deleted it.',
  },
  rosterSettings: {
    columnNameMissing: 'Please enter a name',
    nameTwice: 'There is one of this name already.',
    columnsMissing: 'A roster needs at least one column.',
    sizesMissing: 'Please add at least one size',
    upchargeInvalid: 'Please enter an amount like 2.00, or nothing',
    rangeInvalid: (highest: number) => `Please enter two numbers from 0 to ${highest}, the lower one first`,
    lettersInvalid: (highest: number) => `Please enter a number from 1 to ${highest}, or nothing`,
    invalid: 'Please check the columns of the roster',
  },
  category: {
    nameMissing: 'Please enter a category name',
    createFailed: 'Failed to create category',
    nameTaken: 'There is a category of this name already.',
    tooLong: (limit: number) => `Please use at most ${limit} characters`,
    tooMany: (most: number) => `A store can have at most ${most} categories.`,
    gone: 'This category is no longer there. Please choose another one.',
    deleteQuestion: (name: string) => `Delete the category “${name}”?`,
    deleteHint: (products: number) =>
      products === 0
        ? 'No product is in it.'
        : `${products === 1 ? 'Its product stays' : `Its ${products} products stay`} in your store, without a category.`,
    none: 'No categories yet. Add your first one below.',
    changeFailed: 'The category could not be changed. Please try again.',
  },
  upload: uploadSentences,
  order: {
    none: 'No orders yet',
    noneHint: (address: string) =>
      `Share your shop's address, ${address}, and what people order shows up here.`,
    noneFound: 'No orders match. Try fewer filters.',
    expiredHidden: 'Orders that nobody paid within 24 hours are not shown.',
    expired: 'Nobody paid this order within 24 hours, so it was cancelled.',
    expiredHint: 'If the shopper still wants it, they can order again.',
    notFound: 'This store has no such order.',
    statusChanged: 'The order was updated.',
    completeQuestion: 'Mark this order as completed?',
    completeText: (customer: string) =>
      `${customer} gets an email that says that everything is made. A completed order stays completed.`,
    cancelTold: (customer: string) => `${customer} gets an email that says that it is cancelled.`,
    unpaid: (time: string) =>
      `Nobody has paid this order yet. It is cancelled automatically at ${time}, unless somebody pays it before.`,
    unpaidHint:
      'You have the money, or see it in your bank? Mark it as paid. You wait for it, or will be paid later? Start without payment, and the order stays.',
    unpaidMoved:
      'Nobody has paid this order yet. You moved it on yourself, so it is not cancelled automatically.',
    markPaidTold: (customer: string) =>
      `${customer} gets the email that confirms a paid order, and the order is moved to Processing if it still waits.`,
    markPaidToldCompleted: 'The order is completed already, so no email is sent.',
    markPaidBooks:
      'It is in your books without a PayPal fee and without a platform fee. A refund of it is written down here, and given back by you.',
    markPaidOpened:
      'A payment was opened at PayPal and is not finished. Once you mark the order as paid it is no longer taken; should PayPal have taken it at this moment all the same, it goes back automatically.',
    markedPaid: 'The order is marked as paid.',
    noteMissing: 'Please say why it counts as paid, such as who took the money',
    markPaidRefused: {
      paid: 'This order has been paid meanwhile. Here is how it stands now.',
      checking:
        'PayPal is checking a payment of this order, so it cannot be marked as paid. If that payment comes to nothing, you can mark it then.',
      being_taken:
        'PayPal is taking a payment of this order right now. Please look again in a few minutes: if it comes to nothing, you can mark it as paid then.',
      closed: 'This order is cancelled, so it can no longer be paid. The shopper can order again.',
    },
    newsFailed: 'The connection is gone. New orders show here again once it is back.',
    news: (count: number) => (count === 1 ? '1 new order' : `${count} new orders`),
    seenFailed: 'It could not be noted that this order was looked at.',
    moveRefused: 'This order has moved on since you opened it. Here is how it stands now.',
    noteSaved: 'The note was saved.',
    noteTooLong: (limit: number) => `Please use at most ${limit} characters`,
    noteChangedMeanwhile: 'Somebody else has changed this note since you opened it. It now says:',
    failed: 'The order could not be updated. Please try again.',
    exportFailed: 'The orders could not be exported. Please try again.',
  },
  orderAlert: orderAlertSentences,
  refund: refundSentences,
  finances: financesSentences,
  roster: rosterSentences,
  production: {
    none: 'Nothing to make right now',
    noneHint: 'Orders come here once they are paid, and leave when you mark them as completed.',
    noneFound: 'Nothing matches. Try fewer filters.',
    exportFailed: 'The list could not be exported. Please try again.',
    allMade: (pieces: number) => (pieces === 1 ? 'The piece is made.' : `All ${pieces} pieces are made.`),
    rowNotSaved: 'Not saved. Check your connection, then tap again.',
    rowOf: (name: string, sentence: string) => `${name}: ${sentence}`,
    due: 'What was paid first is due first.',
    noneMade: 'No order is made and waits to be completed.',
    noneToMake: 'Everything is made.',
    noneToMakeHint: 'Orders that are made wait to be completed.',
    completed: (customer: string) => `Completed. ${customer} gets an email in a minute, unless you undo it.`,
    completedMailed: (customer: string) => `Completed. ${customer} gets an email that says so.`,
    completeTold: (customer: string) =>
      `${customer} gets an email a minute after you complete it. Until then it can be undone.`,
    wholeOrder: 'See the whole order, to complete it',
    completeFailed: 'It could not be completed. Check your connection and try again.',
    completeRefused:
      'This order has moved on meanwhile, so it stays as it is. Reload the page to see how it stands.',
    undone: 'It is back among what is to be made. No email was sent.',
    undoLate: 'The email has left already, so this order stays completed.',
    undoFailed: 'It could not be undone. Check your connection and try again.',
    tickFailed: 'That could not be saved, so it is as it was before. Check your connection and try again.',
    itemGone: 'This order is no longer there.',
    rowGone: 'This row is no longer there. Please reload the page.',
    notInProduction: 'This order is no longer in production, so its ticks stay as they are.',
    othersUnknown: 'The connection is gone. What others tick off shows here again once it is back.',
    rosterUnread: 'This roster came along as a file, because it could not be read as a table.',
    noneChosen: 'No order is chosen',
    noneChosenHint: 'Choose the orders to print in the production view: the box beside each of them.',
    noLabels: 'There are no labels to print',
    noLabelsHint: 'Labels are made from a roster, one for each person on it, and there is none here.',
  },
  payPalMessages: payPalMessageSentences,
  settings: {
    saved: 'Settings saved successfully!',
    saveFailed: 'Failed to save settings. Please try again.',
    nameMissing: 'Please enter a name for your store',
    tooLong: (limit: number) => `Please use at most ${limit} characters`,
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
    comingSoon: 'coming soon',
    darkButtonText: (ratio: string) =>
      `White text is hard to read on the primary color (${ratio} to 1, and it takes 4.5), so your buttons show dark text.`,
    paleButtons: (ratio: string) =>
      `Buttons in the primary color hardly stand out from the page (${ratio} to 1, and it takes 3). A stronger color is easier to find.`,
    paleText: (ratio: string) =>
      `As text on the page the secondary color is hard to read (${ratio} to 1, and it takes 4.5), so labels use a darker shade of it.`,
    colorsAlike: 'The two colors are hard to tell apart. A second color that differs more helps shoppers.',
  },
  mail: mailSentences,
  dashboard: {
    partFailed: 'This could not be loaded just now. Reload the page to try again.',
    noRevenue: 'Nothing was paid in these 30 days. Each payment will show here on its day.',
    noOrdersHint: 'When a shopper checks out, the order appears here.',
  },
  signup: {
    emailInvalid: EMAIL_INVALID,
    stored: 'Thank you. We have your address and will write when your place is ready.',
    known: 'We have your address already. You will hear from us.',
    tooMany: 'Many addresses have come from your network just now. Please try again in a quarter of an hour.',
    failed: 'Your address could not be saved. Please try again.',
  },
  teamOrder: { ...teamOrderSentences, editor: rosterEditorSentences },
} as const;
