// What a shopper who is signed in changes of their account.
import { post } from './contract';
import { postalAddress } from './postal-address';
import { flag, object, optional, text } from './shape';

/** Changes the name; empty for none. */
export const renameCall = post('/api/account/name', object({ name: text }), object({ saved: flag }));

/**
 * Asks for another e-mail address or phone number: sends a code to it, and one to the address that the account has,
 * which the answer names.
 */
export const changeContactCall = post(
  '/api/account/contact',
  object({ address: text }),
  object({ confirm_at: text }),
);

/** Gives the account the address that was asked for, with both codes. */
export const confirmContactCall = post(
  '/api/account/contact/confirm',
  object({ address: text, old_code: text, code: text }),
  object({ changed: flag }),
);

/** Takes the e-mail address (`email`) or the phone number (`phone`) off an account that has both. */
export const removeContactCall = post(
  '/api/account/contact/remove',
  object({ kind: text }),
  object({ removed: flag }),
);

/** Sends a code that proves again who somebody is; the answer says where to. */
export const askProofCall = post('/api/account/proof/code', object({}), object({ sent_to: text }));

const proof = { password: optional(text), code: optional(text) };

/** Proves again who somebody is, by password or code. It counts for ten minutes. */
export const proveCall = post('/api/account/proof', object(proof), object({ proved: flag }));

/** Sets a password, which ends every other session. */
export const setPasswordCall = post(
  '/api/account/password',
  object({ password: text }),
  object({ saved: flag }),
);

/** Saves an address: a new one without an `id`. The fields are those of an order. */
export const saveAddressCall = post(
  '/api/account/addresses',
  object({
    id: optional(text),
    is_default: flag,
    customer: object({ name: text, phone: text }),
    shipping_address: postalAddress,
  }),
  object({ id: text }),
);

const one = object({ id: text });

/** Makes an address the one that the checkout begins with. */
export const defaultAddressCall = post('/api/account/addresses/default', one, object({ saved: flag }));

/** Deletes an address. */
export const deleteAddressCall = post('/api/account/addresses/delete', one, object({ deleted: flag }));

/** Ends one of the shopper's sessions. */
export const endSessionCall = post('/api/account/sessions/end', one, object({ ended: flag }));

/** Deletes the account, by password or code. */
export const deleteAccountCall = post('/api/account/delete', object(proof), object({ deleted: flag }));

/** The path of the file with all that the shop knows of a shopper. */
export const OWN_DATA_PATH = '/api/account/data';
