// What a shop may do at the moment. The moves between the states are in the database (`shop_move`), which keeps each with
// its actor and reason.

/**
 * `draft`: only its people and whoever holds its preview link see it. `live`: it sells. `paused`: shoppers see its
 * catalogue and buy nothing. `suspended`: an operator has stopped its sales; its people handle the orders under way.
 * `closed`: nobody but its people sees it.
 */
export const SHOP_STATES = ['draft', 'live', 'paused', 'suspended', 'closed'] as const;

export type ShopState = (typeof SHOP_STATES)[number];

export const TENANT_KINDS = ['shop', 'platform'] as const;

export type TenantKind = (typeof TENANT_KINDS)[number];

/** What a shop makes. It sets words and defaults. */
export const TRADES = ['pottery', 'textiles', 'print', 'team_wear', 'other'] as const;

export type Trade = (typeof TRADES)[number];

/** Whether shoppers may buy. Decided by the row that is read in the transaction that sells. */
export const isSelling = (state: ShopState): boolean => state === 'live';

/** Whether its pages offer a cart: also a draft's, whose owner tries it. */
export const isShopping = (state: ShopState): boolean => state === 'live' || state === 'draft';

/** Whether money may still be taken for orders that were placed: a pause lets a payment under way finish. */
export const mayCapture = (state: ShopState): boolean => state === 'live' || state === 'paused';

/** The state that a row holds. The database allows no other text. */
export const readShopState = (text: string): ShopState =>
  SHOP_STATES.find((state) => state === text) ?? 'suspended';

export const readTenantKind = (text: string): TenantKind => (text === 'platform' ? 'platform' : 'shop');
