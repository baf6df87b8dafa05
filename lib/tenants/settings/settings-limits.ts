export const LONGEST_SHOP_NAME = 120;
export const LONGEST_DESCRIPTION = 500;
/** Web pages whose scripts may call a shop's own app's addresses. */
export const MOST_ORIGINS = 20;
/** Letters of one. */
export const LONGEST_ORIGIN = 200;
