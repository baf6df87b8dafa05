'use client';
import { useState } from 'react';
import { type Picture, usePicture } from '@/components/admin/pictures/use-picture';
import type { TenantId } from '@/lib/ids';
import { isLogoAddress } from '@/lib/tenants/settings/logo-address';

type Logo = {
  picture: Picture;
  /** The address that the form sends. */
  address: string;
  /** The picture to show; null for none, and for an incomplete address. */
  shownUrl: string | null;
  type: (address: string) => void;
  typed: () => void;
  /** Sets a complete address: of an upload, or typed. */
  set: (address: string) => void;
};

/** The logo of the settings form: uploaded, or a typed address. */
export function useLogo(tenantId: TenantId, stored: string | null): Logo {
  const picture = usePicture('shop_logo', stored);
  const [typedAddress, setTypedAddress] = useState(stored ?? '');
  const { choice, shownUrl } = picture;
  // The address counts until something is uploaded or removed.
  const address =
    choice === 'keep' || picture.progress !== null
      ? typedAddress
      : choice === 'remove'
        ? ''
        : (shownUrl ?? '');

  return {
    picture,
    address,
    shownUrl,
    type(next) {
      setTypedAddress(next);
      if (choice !== 'keep') {
        picture.reset(null);
      }
    },
    set(next) {
      setTypedAddress(next);
      picture.reset(isLogoAddress(next, tenantId) ? next : null);
    },
    typed() {
      if (choice === 'keep' && picture.progress === null) {
        const complete = typedAddress.trim();
        picture.reset(isLogoAddress(complete, tenantId) ? complete : null);
      }
    },
  };
}
