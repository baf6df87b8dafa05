// Every error of every handler has one shape: {error: {code, message, fields?, problems?, order_id?}}.

import type { OrderId } from '@/lib/ids';
import { messages } from '@/lib/messages';
import { accountChangeSentences } from '@/lib/messages/en/account/changes';
import { teamSentences } from '@/lib/messages/en/account/teams';
import { transferSentences } from '@/lib/messages/en/admin/products/transfer';
import { apiSentences } from '@/lib/messages/en/api';
import { factorSentences } from '@/lib/messages/en/factors';
import { discountRefusals } from '@/lib/messages/en/orders/discount-refusals';
import { leastPiecesSentences } from '@/lib/messages/en/shop/product/least-pieces';
import { stockSentences } from '@/lib/messages/en/shop/product/stock';
import { choiceMessages } from '@/lib/orders/choices/choice-messages';
import { teamOrderMessages } from '@/lib/orders/pricing/team-order-messages';
import { MOST_SAVED_TEAMS } from '@/lib/orders/teams/team-view';
import { rosterMessages } from '@/lib/rosters/roster-errors';
import type { RosterProblem } from '@/lib/rosters/roster-table';
import { pictureMessages } from '@/lib/uploads/pictures/picture-rules';
import { uploadMessages } from '@/lib/uploads/upload-messages';
import type { ErrorAnswer } from '@/lib/wire/refusal';

const STATUS = {
  invalid_json: 400,
  invalid_idempotency_key: 400,
  unauthorized: 401,
  token_expired: 401,
  session_missing: 401,
  credentials_wrong: 401,
  code_wrong: 422,
  passkey_refused: 422,
  factor_gone: 404,
  too_many_factors: 422,
  identity_not_found: 404,
  single_identity_not_deletable: 422,
  message_not_signed: 401,
  access_denied: 403,
  proof_needed: 403,
  forbidden_origin: 403,
  tenant_mismatch: 403,
  store_not_found: 404,
  not_found: 404,
  order_not_found: 404,
  payment_not_found: 404,
  team_not_found: 404,
  method_not_allowed: 405,
  newer_version: 409,
  address_taken: 409,
  amount_mismatch: 409,
  order_not_payable: 409,
  store_not_selling: 409,
  out_of_stock: 409,
  cart_paid: 409,
  cart_being_paid: 409,
  idempotency_key_reused: 409,
  body_broken: 400,
  body_too_large: 413,
  product_file_refused: 422,
  image_not_an_image: 415,
  image_empty: 422,
  image_too_heavy: 413,
  image_too_wide: 422,
  image_too_many_pixels: 422,
  logo_not_an_image: 415,
  logo_too_many_pixels: 422,
  logo_too_slow: 422,
  roster_not_a_table_file: 415,
  upload_empty: 422,
  upload_too_large: 413,
  upload_incomplete: 409,
  upload_changed: 422,
  upload_exists: 409,
  upload_expired: 403,
  upload_gone: 404,
  uploads_busy: 503,
  uploads_of_sender: 429,
  uploads_of_store: 503,
  pictures_of_store: 429,
  drawings_spent: 429,
  roster_empty: 422,
  roster_no_rows: 422,
  roster_too_many_rows: 422,
  roster_too_many_columns: 422,
  roster_too_many_sheets: 422,
  roster_too_many_tables: 422,
  roster_too_large: 413,
  roster_too_heavy: 422,
  roster_too_slow: 422,
  roster_unreadable: 422,
  roster_not_a_table: 415,
  roster_old_excel: 415,
  roster_binary_workbook: 415,
  roster_open_document: 415,
  roster_hidden_markup: 415,
  roster_web_page: 415,
  roster_numbers: 415,
  roster_document: 415,
  roster_invalid: 422,
  roster_readable: 422,
  roster_busy: 503,
  too_many_attempts: 429,
  unsupported_media_type: 415,
  invalid_input: 422,
  password_weak: 422,
  product_unavailable: 422,
  customization_missing: 422,
  customization_too_long: 422,
  option_missing: 422,
  option_unknown: 422,
  option_not_offered: 422,
  sold_out: 422,
  stock_held: 422,
  too_few_left: 422,
  logo_missing: 422,
  logo_gone: 422,
  roster_missing: 422,
  roster_gone: 422,
  roster_outdated: 422,
  roster_too_long: 422,
  rosters_too_heavy: 422,
  team_empty: 422,
  teams_full: 422,
  delivery_missing: 422,
  delivery_unavailable: 422,
  no_delivery: 422,
  discount_refused: 422,
  too_few_pieces: 422,
  nothing_to_pay: 422,
  total_too_large: 422,
  payment_not_configured: 422,
  internal_error: 500,
  admin_failed: 500,
  payment_refused: 502,
  payment_unavailable: 502,
  provider_unavailable: 503,
  capture_mismatch: 502,
  store_unavailable: 503,
  store_busy: 503,
  message_not_checked: 503,
} as const;

const MESSAGE: Record<ApiErrorCode, string> = {
  invalid_json: apiSentences.invalidJson,
  invalid_idempotency_key: apiSentences.invalidIdempotencyKey,
  unauthorized: apiSentences.tokenInvalid,
  token_expired: apiSentences.tokenExpired,
  session_missing: messages.auth.sessionMissing,
  credentials_wrong: messages.auth.signInFailed,
  code_wrong: factorSentences.codeWrong,
  passkey_refused: factorSentences.passkeyRefused,
  factor_gone: factorSentences.gone,
  too_many_factors: factorSentences.tooMany,
  identity_not_found: factorSentences.identityGone,
  single_identity_not_deletable: factorSentences.identityLast,
  access_denied: messages.auth.accessDenied,
  proof_needed: messages.auth.proofNeeded,
  forbidden_origin: messages.auth.foreignOrigin,
  tenant_mismatch: apiSentences.orderOfAnotherStore,
  store_not_found: messages.tenant.notFound,
  not_found: apiSentences.nothingHere,
  order_not_found: apiSentences.noSuchOrder,
  payment_not_found: apiSentences.noSuchPayment,
  team_not_found: teamSentences.gone,
  method_not_allowed: apiSentences.postOnly,
  newer_version: messages.pageState.newerVersion,
  address_taken: accountChangeSentences.addressTaken,
  amount_mismatch: apiSentences.amountMismatch,
  order_not_payable: apiSentences.orderNotPayable,
  store_not_selling: apiSentences.storeNotSelling,
  out_of_stock: stockSentences.gone,
  cart_paid: `${messages.checkout.paidElsewhere} ${messages.checkout.paidElsewhereHint}`,
  cart_being_paid: messages.checkout.payingElsewhere,
  idempotency_key_reused: apiSentences.idempotencyKeyReused,
  body_broken: apiSentences.bodyBroken,
  body_too_large: apiSentences.bodyTooLarge,
  product_file_refused: transferSentences.readErrors.unreadable,
  ...pictureMessages,
  ...uploadMessages,
  pictures_of_store: messages.product.tooManyUnsavedPictures,
  ...rosterMessages,
  too_many_attempts: messages.auth.tooManyAttempts(15),
  unsupported_media_type: apiSentences.sendJson,
  invalid_input: messages.checkout.informationMissing,
  password_weak: messages.auth.passwordWeak,
  product_unavailable: messages.checkout.itemsGone,
  ...choiceMessages,
  sold_out: stockSentences.soldOut,
  stock_held: stockSentences.held,
  too_few_left: stockSentences.tooFew,
  ...teamOrderMessages,
  team_empty: teamSentences.empty,
  teams_full: teamSentences.full(MOST_SAVED_TEAMS),
  delivery_missing: messages.checkout.deliveryMissing,
  delivery_unavailable: messages.checkout.deliveryUnavailable,
  no_delivery: messages.checkout.noDelivery,
  discount_refused: discountRefusals.refused,
  too_few_pieces: leastPiecesSentences.tooFew(2),
  nothing_to_pay: messages.checkout.nothingToPay,
  total_too_large: apiSentences.totalTooLarge,
  payment_not_configured: messages.checkout.paymentNotConfigured,
  internal_error: messages.auth.failed,
  admin_failed: messages.auth.failed,
  payment_refused: messages.checkout.paymentFailed,
  payment_unavailable: messages.checkout.paymentFailed,
  provider_unavailable: messages.auth.failed,
  capture_mismatch: messages.checkout.paymentProcessingFailed,
  store_unavailable: messages.tenant.loadFailedUnknown,
  store_busy: messages.tenant.busy,
  message_not_signed: apiSentences.messageNotSigned,
  message_not_checked: apiSentences.messageNotChecked,
};

/** Passes an error's code to the log line of its request. */
export const ERROR_CODE_HEADER = 'x-error-code';

export type ApiErrorCode = keyof typeof STATUS;

export type ApiErrorExtras = {
  message?: string;
  fields?: Record<string, string>;
  /** The problems of a roster, cell by cell. */
  problems?: readonly RosterProblem[];
  /** The existing order that is in conflict with the request. */
  orderId?: OrderId;
};

/** The response for an expected failure. `fields` maps paths such as `customer.email` to sentences. */
export function apiError(
  code: ApiErrorCode,
  { message, fields, problems, orderId }: ApiErrorExtras = {},
): Response {
  const error = {
    code,
    message: message ?? MESSAGE[code],
    ...(fields && { fields }),
    ...(problems && { problems: [...problems] }),
    ...(orderId !== undefined && { order_id: orderId }),
  };
  return Response.json({ error } satisfies ErrorAnswer, {
    status: STATUS[code],
    headers: { 'Cache-Control': 'no-store', [ERROR_CODE_HEADER]: code },
  });
}

/** The response for a success; no cache may keep it, just as an error. */
export const apiAnswer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
