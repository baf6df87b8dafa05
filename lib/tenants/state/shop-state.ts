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

type Placing = {
  state: ShopState;
  /** Whether payments go to an account of PayPal's sandbox, so that the order is a test order. */
  isTest: boolean;
  /** Whether it is placed by somebody with the shop's preview link, as its people have. */
  isPreview: boolean;
};

/**
 * Whether an order may be placed. Decided by the row that is read in the transaction that sells. A test order is placed
 * by the shop's people, also before the shop opens: a shopper would believe to have bought something.
 */
export const mayPlace = ({ state, isTest, isPreview }: Placing): boolean =>
  isTest ? isPreview && (state === 'live' || state === 'draft') : state === 'live';

/**
 * Whether the shop's people may enter an order by hand: they sell at a stall while the shop is paused or on vacation.
 * Before it opens, tests only.
 */
export const mayPlaceByHand = ({ state, isTest }: Omit<Placing, 'isPreview'>): boolean =>
  state === 'live' || (isTest ? state === 'draft' : state === 'paused');

type Shown = { state: ShopState; takesTestsOnly: boolean; isPreview: boolean; vacation?: object | null };

/** Whether its pages offer a cart: also a draft's, whose owner tries it. */
export const isShopping = ({ state, takesTestsOnly, isPreview, vacation = null }: Shown): boolean =>
  state === 'draft' || (state === 'live' && vacation === null && (isPreview || !takesTestsOnly));

/** Whether money may still be taken for an order that was placed: a pause lets a payment under way finish. */
export const mayCapture = (state: ShopState, { isTest }: { isTest: boolean }): boolean =>
  state === 'live' || state === 'paused' || (isTest && state === 'draft');

/** The state that a row holds. The database allows no other text. */
export const readShopState = (text: string): ShopState =>
  SHOP_STATES.find((state) => state === text) ?? 'suspended';

export const readTenantKind = (text: string): TenantKind => (text === 'platform' ? 'platform' : 'shop');
