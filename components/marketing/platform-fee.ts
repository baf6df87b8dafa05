import { cents, formatCents } from '@/lib/money/cents';

/** The one price there is (specification §1 and §9): 2.9% + $0.30 per transaction. */
export const PLATFORM_FEE = { basisPoints: 290, fixedCents: cents(30) };

/** The two parts of it as sentences have them. */
export const FEE_PERCENT = PLATFORM_FEE.basisPoints / 100;
export const FEE_FIXED = formatCents(PLATFORM_FEE.fixedCents);
