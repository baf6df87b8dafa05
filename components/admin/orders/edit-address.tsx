'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { orderAddressSettings as say } from '@/lib/messages/en/admin/order-address';
import type { EditAddressProps } from './address-dialog';

export type { SaveOrderAddress } from './address-dialog';

// Fetched when it is opened: it brings the forms of all countries.
const AddressDialog = dynamic(() => import('./address-dialog').then((module) => module.AddressDialog), {
  ssr: false,
});

/** Corrects where an order goes, with the fields of the checkout. */
export function EditAddress(props: EditAddressProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <button
        type="button"
        className={buttonStyle('quiet')}
        onClick={() => {
          setOpenings(openings + 1);
          setIsOpen(true);
        }}
      >
        {say.edit}
      </button>
      {openings > 0 && (
        <AddressDialog key={openings} {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
