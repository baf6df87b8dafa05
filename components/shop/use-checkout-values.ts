'use client';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { CheckoutField, CheckoutValues } from '@/lib/orders/validate-checkout';

const STORAGE_KEY = 'checkout-form';
const EMPTY: CheckoutValues = { name: '', email: '', phone: '', address: '', city: '', state: '', zip: '' };

const text = z._default(z.string(), '');
const stored = z.object({
  name: text,
  email: text,
  phone: text,
  address: text,
  city: text,
  state: text,
  zip: text,
});

/** The form's content, kept in this tab's session so that a reload or a look at the cart loses nothing. */
export function useCheckoutValues() {
  const [values, setValues] = useState(EMPTY);

  useEffect(() => {
    try {
      setValues(stored.parse(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '')));
    } catch {
      // Nothing kept, or not by us: the form starts empty.
    }
  }, []);

  function setValue(field: CheckoutField, value: string) {
    setValues((current) => {
      const next = { ...current, [field]: value };
      try {
        sessionStorage.setItem(STORAGE_KEY, JSON.stringify(next));
      } catch {
        // Without storage the form lives as long as the page.
      }
      return next;
    });
  }

  return { values, setValue };
}
