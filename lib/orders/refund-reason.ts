// Why a refund was made: a text that somebody of the shop typed, or a code for an automatic refund.
import { refundSentences } from '@/lib/messages/en/orders/refund';

export const REFUND_REASONS = ['second_capture', 'capture_mismatch'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

const isRefundReason = (code: string): code is RefundReason =>
  REFUND_REASONS.some((reason) => reason === code);

/** The reason in words; '' if none was given. An unknown code, such as one of a newer release, is ignored. */
export const refundReasonText = (reason: string, code: string | null | undefined): string =>
  code && isRefundReason(code) ? refundSentences.automatic[code] : reason;
