'use client';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useRestore } from '@/components/shop/use-restore';
import { isCountryCode } from '@/lib/addresses/country-codes';
import { regionCode } from '@/lib/addresses/regions';
import { type CheckoutField, EMPTY_CHECKOUT } from '@/lib/orders/checkout/checkout-fields';
import { readAccountDetails } from './account-access';
import { type AccountDetails, fillFromAccount, showsAccount } from './fill-from-account';

const STORAGE_KEY = 'checkout-form';

const text = z._default(z.string(), '');
const stored = z.object({
  name: text,
  email: text,
  phone: text,
  country: z._default(z.string().check(z.refine(isCountryCode)), 'US'),
  address: text,
  address2: text,
  city: text,
  state: text,
  zip: text,
});

/**
 * The form's content: what was typed, kept in this tab's session storage so that it survives a reload or a visit to
 * the cart, and for a signed-in shopper what their account knows. `isFilled`: some of it came from there.
 */
export function useCheckoutValues() {
  const [values, setValues] = useState(EMPTY_CHECKOUT);
  const [account, setAccount] = useState<AccountDetails | null>(null);

  useRestore(() => {
    const kept = stored.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? ''));
    // A stored state can be a full name, typed before there was a list.
    setValues({ ...kept, state: regionCode(kept.country, kept.state) ?? '' });
  });

  useEffect(() => {
    let isCurrent = true;
    void readAccountDetails().then((details) => {
      if (isCurrent && details !== null) {
        setValues((current) => fillFromAccount(current, details));
        setAccount(details);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, []);

  function setValue(field: CheckoutField, value: string) {
    setValues((current) => {
      const next = { ...current, [field]: value };
      if (field === 'country' && value !== current.country) {
        // The new country has no state of that name.
        next.state = '';
      }
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
      } catch {
        // Without storage the form lives as long as the page.
      }
      return next;
    });
  }

  return { values, setValue, isFilled: account !== null && showsAccount(values, account) };
}
