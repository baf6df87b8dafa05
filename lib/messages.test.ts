import { expect, it } from 'vitest';
import { messages } from './messages';

const { tenant, catalog, cart, checkout } = messages;

// Copied from the specification by hand, section by section: these sentences may not change by a letter.
it.each([
  // Section 2
  [catalog.empty, 'No products available at this time.'],
  [catalog.noImage, 'No Image'],
  [catalog.productNotFound, 'Product not found'],
  [cart.empty, 'Your cart is empty'],
  [cart.emptyHint, 'Add some items to get started!'],
  [
    checkout.paymentNotConfigured,
    'Payment processing is not configured for this store. Please contact the store owner.',
  ],
  [checkout.success, 'Order Successful!'],
  [checkout.successHint, 'Thank you for your order. You will receive a confirmation email shortly.'],
  [tenant.notFoundTitle, 'Store Not Found'],
  [tenant.notFound, "The store you're looking for doesn't exist."],
  // Section 4
  [catalog.addedToCart, 'Added to cart!'],
  // Section 5
  [catalog.customizationMissing, 'Please enter customization text'],
  [checkout.fieldsMissing, 'Please fill in all required fields'],
  [checkout.emailInvalid, 'Please enter a valid email address'],
  [checkout.informationMissing, 'Please fill in all required information'],
  // Section 8
  [tenant.loadFailed('stitchworks', 'no connection'), 'Failed to load tenant "stitchworks": no connection'],
  [tenant.loadFailedUnknown, 'Failed to load store'],
  [catalog.addFailed, 'Failed to add to cart'],
  [checkout.orderFailed, 'Failed to create order'],
  [checkout.paymentFailed, 'Payment failed. Please try again.'],
  [checkout.paymentNotCompleted, 'Payment was not completed. Please try again.'],
  [checkout.paymentProcessingFailed, 'Payment processing failed. Please contact support.'],
])('the product says "%s" as the specification does', (shown, specified) => {
  expect(shown).toBe(specified);
});
