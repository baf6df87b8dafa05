export const LONGEST_SHOP_NAME = 120;
export const LONGEST_DESCRIPTION = 500;
