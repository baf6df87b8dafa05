import { type CartCommands, cartCommands } from '@/lib/cart/cart-commands';
import { useCartStore } from './cart-provider';

/** What changes the cart, for components below `CartProvider`. The same functions at each render. */
export const useCartCommands = (): CartCommands => cartCommands(useCartStore());
