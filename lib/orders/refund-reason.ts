// Why a refund was made: what somebody of the shop has typed, or a code where nobody asked for it.
import { refundSentences } from '@/lib/messages/en/refund';

export const REFUND_REASONS = ['second_capture', 'capture_mismatch'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

const isRefundReason = (code: string): code is RefundReason =>
  REFUND_REASONS.some((reason) => reason === code);

/** In words; '' if nobody has said why. A code that this release does not know says nothing. */
export const refundReasonText = (reason: string, code: string | null | undefined): string =>
  code && isRefundReason(code) ? refundSentences.automatic[code] : reason;
