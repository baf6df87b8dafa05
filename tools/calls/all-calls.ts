// Every call in docs/calls.md, with a description of what its shapes cannot express.
import {
  completeRecoveryCall,
  confirmSignUpCall,
  recoverCall,
  refreshAccountCall,
  requestCodeCall,
  signInWithCodeCall,
  signInWithPasswordCall,
  signOutCall,
  signUpCall,
} from '../../lib/wire/account';
import {
  askProofCall,
  changeContactCall,
  confirmContactCall,
  defaultAddressCall,
  deleteAccountCall,
  deleteAddressCall,
  endSessionCall,
  proveCall,
  removeContactCall,
  renameCall,
  saveAddressCall,
  setPasswordCall,
} from '../../lib/wire/account-changes';
import { readCheckoutDetailsCall } from '../../lib/wire/account-checkout';
import {
  addPasskeyCall,
  confirmAppCall,
  enrolAppCall,
  newPasskeyOptionsCall,
  passkeySignInCall,
  passkeySignInOptionsCall,
  proofPasskeyOptionsCall,
  proveByFactorCall,
  provePasskeyCall,
  readFactorsCall,
  readProofWaysCall,
  removeFactorCall,
  renewCodesCall,
  sendProofCodeCall,
  unlinkIdentityCall,
} from '../../lib/wire/account-factors';
import { fillCartCall, planReorderCall } from '../../lib/wire/account-orders';
import { listTeamsCall, openTeamCall, removeTeamCall, saveTeamCall } from '../../lib/wire/account-teams';
import type { Contract } from '../../lib/wire/contract';
import { readMeCall, readMyOrderCall, readMyOrdersCall } from '../../lib/wire/me';
import { findOrderCall, mailOrderLinkCall, openOrderCall, placeOrderCall } from '../../lib/wire/orders';
import {
  capturePaymentCall,
  startPaymentCall,
  tellOfPaymentCall,
  tellPartnerOfPaymentCall,
} from '../../lib/wire/payments';
import { readProductFileCall } from '../../lib/wire/products';
import { beginProviderCall } from '../../lib/wire/provider';
import { quoteCall } from '../../lib/wire/quote';
import { openRosterCall, readRosterCall, saveRosterCall } from '../../lib/wire/rosters';
import { readSessionCall, refreshSessionCall } from '../../lib/wire/session';
import type { Form } from '../../lib/wire/shape';
import {
  completePictureCall,
  completeUploadCall,
  startPictureCall,
  startUploadCall,
} from '../../lib/wire/uploads';
import { viewedProductsCall } from '../../lib/wire/viewed-products';
import { countCall } from '../../lib/wire/visits';

export type DescribedCall = {
  method: string;
  path: string;
  status: number;
  request: Form | null;
  answer: Form;
  /** Sentences, in Markdown. */
  about: string;
};

const described = <Request, Answer>(
  { method, path, status, request, answer }: Contract<Request, Answer>,
  about: string,
): DescribedCall => ({ method, path, status, request: request?.form ?? null, answer: answer.form, about });

export const ALL_CALLS: DescribedCall[] = [
  described(
    placeOrderCall,
    'Places an order. A repeat with the same `Idempotency-Key` header returns the same order. `country` defaults to US; `checkout_token` authorises the payment.',
  ),
  described(
    startPaymentCall,
    'Opens an order for payment, with its checkout token in `Authorization: Bearer`. The amount is in dollars, such as `"60.00"`; `id` is PayPal’s. Decided means paid or under review: ask capture-order for the outcome. For an order that the shop marked as paid, `id` is our own payment’s, which capture-order accepts too.',
  ),
  described(
    capturePaymentCall,
    'Captures an approved payment; a repeat charges nothing. With the checkout token as bearer it also sets the cookie that opens the success page and the order’s page.',
  ),
  described(
    tellOfPaymentCall,
    'PayPal’s webhook, signed by PayPal and read as bytes. Answered when it is stored.',
  ),
  described(
    tellPartnerOfPaymentCall,
    'The same on the platform’s host, about shops that are connected through its PayPal account.',
  ),
  described(
    mailOrderLinkCall,
    'Mails an order’s link again, to the order’s own address. The body has the key of that link.',
  ),
  described(
    openOrderCall,
    'Exchanges the key of an order’s link for the cookie that opens the order; `path` is the order’s page.',
  ),
  described(
    findOrderCall,
    'Mails the link of an order that is paid or whose payment is under review. The answer is the same whether or not the order exists.',
  ),
  described(
    quoteCall,
    'The present price of an order of these lines, charge by charge, with the products still for sale, and for each line its problem and its roster’s totals. The price is null if no order of these lines could be placed.',
  ),
  described(
    viewedProductsCall,
    'What is sold of the products that a browser remembers, for “Recently viewed”. Stores nothing.',
  ),
  described(
    countCall,
    'Counts that something happened on a page, by day, without cookie or identifier. The answer is the same for what is not counted.',
  ),
  described(startUploadCall, 'Signs an upload of a shopper’s file: send the bytes to `url`.'),
  described(
    completeUploadCall,
    'Checks an uploaded file. A logo has a `preview_url`; the answer sets the cookie that shows it.',
  ),
  described(startPictureCall, 'Signs an upload of a picture of the shop, for its owner only.'),
  described(
    completePictureCall,
    'Processes an uploaded picture. No page shows it until a product or the shop is saved with it.',
  ),
  described(
    readProductFileCall,
    'Reads a file of products (ours, Shopify’s or Etsy’s), whose bytes are the body, for people who may import products. Stores nothing.',
  ),
  described(
    readRosterCall,
    'Reads an uploaded roster. For an ambiguous file the response is a question; each answer in the body is the id of a choice.',
  ),
  described(
    saveRosterCall,
    'Saves a roster for the cart. The table is null for a file that cannot be read and is attached unread.',
  ),
  described(
    openRosterCall,
    'Returns a roster of the cart for editing; the table is null for one attached unread.',
  ),
  described(
    readSessionCall,
    'The visitor, for the storefront’s header: the role in this shop, and whether it opens the admin area.',
  ),
  described(refreshSessionCall, 'Refreshes the session of this browser; the time is in milliseconds.'),
  described(
    beginProviderCall,
    'Begins a sign-in through the operator’s provider, for a `who` of `shopper` or `staff`: go to `url` with the cookie that is set. A `purpose` of `link` adds the provider to the account that is signed in. `return` is a path on this host to come back to.',
  ),
  described(
    requestCodeCall,
    'Sends a shopper a code to sign in with; `address` is an email address or a phone number. The answer says nothing of accounts.',
  ),
  described(
    signInWithCodeCall,
    'Signs a shopper in with the code, in the browser that asked for it. The first right code makes the account. Answers the time at which the session must be refreshed, in milliseconds.',
  ),
  described(
    signInWithPasswordCall,
    'Signs a shopper in with a password. An unknown address and a wrong password have the same answer.',
  ),
  described(
    signUpCall,
    'Asks for an account with a password. The account is made once the code that is sent has come back.',
  ),
  described(
    confirmSignUpCall,
    'Makes the account that was asked for. Signs in to the account that was there before, and changes nothing of it.',
  ),
  described(
    recoverCall,
    'Sends a code to choose a new password with, if the address has an account. The answer does not say.',
  ),
  described(
    completeRecoveryCall,
    'Sets a new password, ends every other session of the shopper, and signs in.',
  ),
  described(
    readCheckoutDetailsCall,
    'What the checkout begins with for the shopper who is signed in: their address that is saved as the default, or null. 401 for anybody else.',
  ),
  described(refreshAccountCall, 'Refreshes the shopper’s session of this browser.'),
  described(signOutCall, 'Signs the shopper out; `scope` is `local`, `others` or `global`.'),
  described(renameCall, 'Changes the name of the shopper’s account.'),
  described(
    changeContactCall,
    'Asks for another email address or phone number: sends a code to it and one to the address that the account has, which the answer names.',
  ),
  described(
    confirmContactCall,
    'Gives the account that address, with both codes, and ends every other session. An address with an account of its own is refused.',
  ),
  described(
    removeContactCall,
    'Takes `email` or `phone` off an account that has both. Refused with `proof_needed` unless the shopper has proved within ten minutes who they are.',
  ),
  described(askProofCall, 'Sends a code to the account’s own address, to prove again who somebody is.'),
  described(proveCall, 'Proves again who somebody is, by password or code. It counts for ten minutes.'),
  described(
    setPasswordCall,
    'Sets the password and ends every other session. Refused with `proof_needed` as above.',
  ),
  described(
    saveAddressCall,
    'Saves an address of the account, by the rules of an order; a new one without an `id`.',
  ),
  described(defaultAddressCall, 'Makes an address the one that the checkout begins with.'),
  described(deleteAddressCall, 'Deletes an address of the account.'),
  described(endSessionCall, 'Ends one of the shopper’s sessions.'),
  described(
    deleteAccountCall,
    'Deletes the account, by password or code. Its orders stay with the shop, without names on rosters once they are done.',
  ),
  described(
    planReorderCall,
    'How an earlier order of the shopper could be ordered now: each line with its price then and now, and whether it can be added, needs its shopper (`reason`), or is gone. Writes nothing.',
  ),
  described(
    fillCartCall,
    'The lines of that order for the cart, which is in the browser. If the plan is not the one that was `seen` any more, the answer is the present plan and no lines.',
  ),
  described(
    listTeamsCall,
    'The teams of the shopper: saved with the account, or of a line of a paid order. No names are in it.',
  ),
  described(
    openTeamCall,
    'The people of a team in the columns of a team product, and its logo as an upload to refer to.',
  ),
  described(saveTeamCall, 'Keeps the team of a product’s page with the account.'),
  described(
    removeTeamCall,
    'Takes a team out of the account. A saved one is deleted; an order keeps its roster for as long as it needs it.',
  ),
  described(
    passkeySignInOptionsCall,
    'What a browser needs to offer the passkeys that it has of this shop. The challenge is its own, for five minutes.',
  ),
  described(
    passkeySignInCall,
    'Signs a shopper in by a passkey, without a password and without a second step.',
  ),
  described(
    readFactorsCall,
    'The shopper’s second factors, the recovery codes that are left, and the ways to sign in. Times in milliseconds.',
  ),
  described(
    enrolAppCall,
    'Makes a secret for an authenticator app; `svg` is its QR code. It counts once a code of it is confirmed. `proof_needed`: the session must be proved again first, as before every change below.',
  ),
  described(
    confirmAppCall,
    'Adds the authenticator app by its first code, and ends the sessions without a second factor. With the first factor ten recovery codes, shown this once.',
  ),
  described(newPasskeyOptionsCall, 'What a browser needs to make a passkey for this hostname.'),
  described(addPasskeyCall, 'Adds a passkey; otherwise as for an authenticator app.'),
  described(
    removeFactorCall,
    'Removes a factor. With the last one the recovery codes go and the other sessions end.',
  ),
  described(renewCodesCall, 'Makes ten new recovery codes; those from before open nothing any more.'),
  described(
    readProofWaysCall,
    'How the shopper can prove who they are, also one whose second factor is still to come. `elsewhere`: hostnames of passkeys that do not work here.',
  ),
  described(
    proveByFactorCall,
    'Proves it by `totp`, `recovery`, `password` or `mailed`: the second step of a sign-in, or for the next ten minutes. With a second factor neither password nor mailed code is enough.',
  ),
  described(sendProofCodeCall, 'Sends the shopper a code to prove it with, for whoever has no password.'),
  described(proofPasskeyOptionsCall, 'What a browser needs to ask for one of the shopper’s passkeys.'),
  described(provePasskeyCall, 'Proves it by a passkey.'),
  described(
    unlinkIdentityCall,
    'Takes one way to sign in away; never the last address. An `id` that is no UUID is told.',
  ),
  described(readMeCall, 'The shopper whose access token it is, for a shop’s own app.'),
  described(
    readMyOrdersCall,
    'One page of the shopper’s orders, newest first, also those from before the account; `?cursor=` takes `older` or `newer`. Times are ISO 8601.',
  ),
  described(readMyOrderCall, 'One order of the shopper. Another’s is 404 `order_not_found`.'),
];
