// Every call that docs/calls.md tells of, with what its shapes cannot say.
import type { Contract } from '../../lib/wire/contract';
import { findOrderCall, mailOrderLinkCall, openOrderCall, placeOrderCall } from '../../lib/wire/orders';
import { capturePaymentCall, startPaymentCall, tellOfPaymentCall } from '../../lib/wire/payments';
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
    'Places an order. The header `Idempotency-Key` makes a repeat the same order. `country` is US where it is left out; `checkout_token` is what the order is paid with.',
  ),
  described(
    startPaymentCall,
    'Opens an order for payment, with `Authorization: Bearer` and its checkout token. The amount is in dollars, such as `"60.00"`; `id` is PayPal’s. Decided means paid or under review, so ask for its end: an order that the shop marked as paid by hand has our own payment’s id here, which capture-order takes too.',
  ),
  described(
    capturePaymentCall,
    'Takes an approved payment; a repeat charges nothing. With the checkout token as bearer it also sets the cookie that the success page and the order’s own know their shopper by.',
  ),
  described(
    tellOfPaymentCall,
    'PayPal’s message, signed by PayPal and read as bytes. Answered once it is kept.',
  ),
  described(
    mailOrderLinkCall,
    'Mails the link of an order, by the key of that link, to the order’s own address once more.',
  ),
  described(
    openOrderCall,
    'Exchanges the key of an order’s link for the cookie that opens it; `path` is where the order is.',
  ),
  described(
    findOrderCall,
    'Answers the same whatever there is. The link of an order that was paid, or whose payment is under review, is mailed.',
  ),
  described(
    quoteCall,
    'What an order of these lines costs now, charge by charge, with the products that are still sold, and for each line what is wrong with it and what its roster comes to. The price is null where no order of these lines could be placed.',
  ),
  described(startUploadCall, 'Signs for a shopper’s file: send the bytes to `url`.'),
  described(
    completeUploadCall,
    'Checks a file that has been sent. A logo has a `preview_url`, and the cookie that shows it is set.',
  ),
  described(startPictureCall, 'The same for a picture of the shop’s own, for its owner only.'),
  described(
    completePictureCall,
    'Makes a picture that has been sent ready: nothing shows it before a product or the shop is saved with it.',
  ),
  described(
    readRosterCall,
    'Reads an uploaded roster. Each answer is the id of a choice; a file that can be read in more than one way is answered with a question.',
  ),
  described(
    saveRosterCall,
    'Keeps a roster for the cart. The table is null for a file that cannot be read and is sent along.',
  ),
  described(openRosterCall, 'A roster of the cart, to be changed; the table is null for one sent along.'),
  described(
    readSessionCall,
    'Who asks, as the storefront’s header needs it: the role in this shop, and whether it opens the admin area.',
  ),
  described(refreshSessionCall, 'Refreshes the session of this browser; the time is in milliseconds.'),
];
