import { expect, it } from 'vitest';
import { messages } from './messages';

const { tenant, catalog, cart, checkout, auth, product, category, order, settings, upload } = messages;

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
  [auth.accessDeniedTitle, 'Access Denied'],
  [auth.accessDenied, "You don't have permission to access this store's admin panel."],
  [order.none, 'No orders yet'],
  [product.none, 'No products yet. Create your first product!'],
  // Section 4
  [catalog.addedToCart, 'Added to cart!'],
  // Section 5
  [catalog.customizationMissing, 'Please enter customization text'],
  [checkout.fieldsMissing, 'Please fill in all required fields'],
  [checkout.emailInvalid, 'Please enter a valid email address'],
  [checkout.informationMissing, 'Please fill in all required information'],
  [product.fieldsMissing, 'Please fill in required fields (Name, Price, and SKU)'],
  [product.skuTaken, 'This SKU already exists. Please use a different SKU or generate a new one.'],
  [product.imageNotAnImage, 'Please select an image file'],
  [product.skuNotGenerated, 'Unable to generate unique SKU. Please try again.'],
  [product.deleteQuestion, 'Are you sure you want to delete this product?'],
  [category.nameMissing, 'Please enter a category name'],
  [upload.logoNotAnImage, 'Please upload an image file'],
  [upload.rosterNotATable, 'Please upload a CSV or Excel file'],
  [upload.logoMissing, 'Please upload a logo for this team order'],
  [upload.rosterMissing, 'Please upload a roster CSV file'],
  // Section 6
  [auth.noPermissionFor('Clay & Kiln'), "You don't have permission to access Clay & Kiln's admin panel."],
  // Section 8
  [auth.signInFailed, 'Failed to sign in. Please check your credentials.'],
  [auth.sessionMissing, 'Auth session missing!'],
  [auth.credentialsMissing, 'You must provide either an email or phone number and a password'],
  [product.created, 'Product created successfully!'],
  [product.updated, 'Product updated successfully!'],
  [product.saveFailed, 'Failed to save product'],
  [product.deleted, 'Product deleted successfully!'],
  [product.deleteFailed, 'Failed to delete product'],
  [category.createFailed, 'Failed to create category'],
  [settings.saved, 'Settings saved successfully!'],
  [settings.saveFailed, 'Failed to save settings. Please try again.'],
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
