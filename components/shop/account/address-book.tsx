'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { AddressLines } from '@/components/orders/address-lines';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { PlusIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { StatusBadge } from '@/components/ui/status-badge';
import type { AddressView } from '@/lib/account/addresses/address-view';
import { accountAddressesSentences as say } from '@/lib/messages/en/account/addresses';
import { defaultAddressCall, deleteAddressCall } from '@/lib/wire/account-changes';
import { AddressForm } from './address-form';
import { callAccount } from './call-account';
import { RefusalNotice } from './refusal-notice';
import { useAccountCall } from './use-account-call';

const linesOf = ({ name, address, addressLine2, city, state, zip, country }: AddressView): string[] => [
  name,
  address,
  ...(addressLine2 === '' ? [] : [addressLine2]),
  `${city}, ${state} ${zip}`,
  country,
];

const NEW = 'new';

/** A shopper's addresses: add, edit in place, make default, delete. */
export function AddressBook({ addresses }: { addresses: readonly AddressView[] }) {
  const router = useRouter();
  const [edited, setEdited] = useState<string | null>(null);
  const [asked, setAsked] = useState<AddressView | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { run, isPending, refusal } = useAccountCall();
  const heading = useRef<HTMLParagraphElement>(null);
  const wasEdited = useRef<string | null>(null);
  useEffect(() => {
    // The form with the focus is gone: its button gets the focus, or the message if there is no button.
    if (wasEdited.current !== null && edited === null) {
      const opener = document.getElementById(`edit-${wasEdited.current}`);
      (opener ?? heading.current)?.focus();
    }
    wasEdited.current = edited;
  }, [edited]);

  function finish(sentence: string) {
    setSaid(sentence);
    router.refresh();
  }

  async function makeDefault({ id }: AddressView) {
    setSaid(null);
    if ((await run(() => callAccount(defaultAddressCall, { id }))) !== null) {
      finish(say.defaultChanged);
    }
  }

  async function remove({ id }: AddressView) {
    setSaid(null);
    const deleted = await run(() => callAccount(deleteAddressCall, { id }));
    setAsked(null);
    if (deleted !== null) {
      finish(say.deleted);
    }
  }

  const form = (address: AddressView | null) => (
    <AddressForm
      address={address}
      onCancel={() => setEdited(null)}
      onSaved={() => {
        setEdited(null);
        finish(say.saved);
      }}
    />
  );
  return (
    <div className="flex flex-col gap-5">
      <p ref={heading} tabIndex={-1} className="text-muted">
        {say.lead}
      </p>
      {said && <Notice kind="success">{said}</Notice>}
      <RefusalNotice refusal={refusal} />
      {addresses.length === 0 && edited === null && <EmptyState title={say.empty} text={say.emptyHint} />}
      {addresses.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {addresses.map((address) => (
            <li key={address.id} className={edited === address.id ? 'lg:col-span-2' : undefined}>
              <Card {...(edited === address.id && { title: say.editTitle })} className="h-full">
                {edited === address.id ? (
                  form(address)
                ) : (
                  <div className="flex h-full flex-col gap-4">
                    <div className="flex grow items-start justify-between gap-3">
                      <AddressLines lines={linesOf(address)} firstLine="font-medium">
                        <span className="block text-muted">{address.phone}</span>
                      </AddressLines>
                      {address.isDefault && <StatusBadge tone="green">{say.default}</StatusBadge>}
                    </div>
                    <div className="flex flex-wrap gap-x-5 border-t border-line pt-2">
                      <button
                        type="button"
                        id={`edit-${address.id}`}
                        aria-label={say.editOf(address.name, address.address)}
                        className={buttonStyle('quiet')}
                        onClick={() => {
                          setSaid(null);
                          setEdited(address.id);
                        }}
                      >
                        {say.edit}
                      </button>
                      {!address.isDefault && (
                        <button
                          type="button"
                          aria-disabled={isPending}
                          aria-label={say.makeDefaultOf(address.name, address.address)}
                          className={buttonStyle('quiet')}
                          onClick={() => !isPending && void makeDefault(address)}
                        >
                          {say.makeDefault}
                        </button>
                      )}
                      <button
                        type="button"
                        aria-label={say.deleteOf(address.name, address.address)}
                        className={buttonStyle('quiet')}
                        onClick={() => setAsked(address)}
                      >
                        {say.delete}
                      </button>
                    </div>
                  </div>
                )}
              </Card>
            </li>
          ))}
        </ul>
      )}
      {edited === NEW ? (
        <Card title={say.addTitle}>{form(null)}</Card>
      ) : (
        <button
          type="button"
          id={`edit-${NEW}`}
          className={buttonStyle('primary', 'self-start')}
          onClick={() => {
            setSaid(null);
            setEdited(NEW);
          }}
        >
          <PlusIcon />
          {say.add}
        </button>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        question={say.deleteQuestion}
        text={say.deleteText}
        confirmLabel={say.delete}
        isDanger
        isPending={isPending}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(null)}
      />
    </div>
  );
}
