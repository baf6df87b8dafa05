import { useSyncExternalStore } from 'react';
import { readShopperName } from '@/lib/auth/customers/shopper-name';
import { subscribeToShopper } from './shopper-news';

const read = () => readShopperName(document.cookie);
const readOnServer = () => null;

/**
 * The signed-in shopper's name, empty if unknown; null if nobody is signed in, or before hydration. For
 * display only: only the server knows whether the session is valid.
 */
export const useShopperName = (): string | null =>
  useSyncExternalStore(subscribeToShopper, read, readOnServer);
