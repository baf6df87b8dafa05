import type { TenantId } from '@/lib/ids';
import type { Currency, Language } from '@/lib/language';
import type { ShopState, TenantKind } from './state/shop-state';

/**
 * A shop as the rest of the product sees it, cached for up to an hour: without secrets, and without values that decide
 * about money, such as the platform's fee. Those are read in the transaction that books them.
 */
export type Tenant = {
  id: TenantId;
  slug: string;
  customDomain: string | null;
  name: string;
  description: string;
  logoUrl: string | null;
  primaryColor: string;
  secondaryColor: string;
  paypalClientId: string | null;
  /** The shop's account at PayPal, if it is connected through the platform's. */
  paypalMerchantId: string | null;
  /** The address on the contact page; public. */
  contactEmail: string | null;
  /** The language of its pages. */
  language: Language;
  /** The currency of its prices. */
  currency: Currency;
  /** Whether an app of the shop's own may sign its shoppers in. */
  appSignIn: boolean;
  /** The web pages whose scripts may call it, such as `https://app.example.com`. */
  appOrigins: string[];
  /** 'platform' for the platform itself, which sells nothing. */
  kind: TenantKind;
  /** For pages only: what sells something reads it in the transaction that does. */
  state: ShopState;
  /** What shoppers read while it is paused or suspended. */
  stateMessage: string;
  /** The day on which a paused shop means to sell again. */
  backOn: Date | null;
  /** For pages only: the vacation that it is on, and the day of its return; null if it is on none. */
  vacation: { message: string; backOn: string } | null;
  /** The number of the preview link. */
  previewVersion: number;
  /** For pages only: its PayPal account is one of the sandbox, so that nobody can buy anything. */
  takesTestsOnly: boolean;
  /** Whether it was found by the key of its preview link, which its people and their guests have. */
  isPreview: boolean;
};
