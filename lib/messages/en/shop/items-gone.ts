/** What shoppers read in the cart and at the checkout when a product in it is no longer sold. */
export const ITEMS_GONE = 'Some items in your cart are no longer available. Please remove them to continue.';
