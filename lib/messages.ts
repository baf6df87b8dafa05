// Every sentence that people read when something is missing, fails or succeeds. The specification's
// catalogue (§5, §8) stands here letter for letter, once.

export const messages = {
  tenant: {
    loadFailed: (slug: string, message: string) => `Failed to load tenant "${slug}": ${message}`,
    loadFailedUnknown: 'Failed to load store',
    loadFailedReason: 'the store is not reachable at the moment',
    notFoundTitle: 'Store Not Found',
    notFound: "The store you're looking for doesn't exist.",
  },
  catalog: {
    empty: 'No products available at this time.',
    noImage: 'No Image',
    productNotFound: 'Product not found',
    addedToCart: 'Added to cart!',
    addFailed: 'Failed to add to cart',
    customizationMissing: 'Please enter customization text',
    customizationTooLong: (limit: number) => `Please use at most ${limit} characters`,
  },
  cart: {
    empty: 'Your cart is empty',
    emptyHint: 'Add some items to get started!',
  },
  checkout: {
    fieldsMissing: 'Please fill in all required fields',
    emailInvalid: 'Please enter a valid email address',
    informationMissing: 'Please fill in all required information',
    paymentNotConfigured:
      'Payment processing is not configured for this store. Please contact the store owner.',
    orderFailed: 'Failed to create order',
    paymentFailed: 'Payment failed. Please try again.',
    paymentNotCompleted: 'Payment was not completed. Please try again.',
    paymentProcessingFailed: 'Payment processing failed. Please contact support.',
    paymentButtonFailed: 'PayPal could not be loaded. Check your connection and try again.',
    pricesChanged: (total: string) =>
      `Prices have changed since you filled your cart. The new total is ${total}. Please check and pay again.`,
    itemsGone: 'Some items in your cart are no longer available. Please remove them to continue.',
    nothingToPay: 'This order costs nothing, so there is nothing to pay. Please contact the store owner.',
    success: 'Order Successful!',
    successHint: 'Thank you for your order. You will receive a confirmation email shortly.',
  },
  signup: {
    emailInvalid: 'Please enter a valid email address',
    stored: 'Thank you. We have your address and will write when your place is ready.',
    known: 'We have your address already. You will hear from us.',
    failed: 'Your address could not be saved. Please try again.',
  },
} as const;
