// What an owner sends about days without orders.
import { z } from 'zod';
import { vacationSettings as say } from '@/lib/messages/en/admin/store/vacation';
import { boundedText } from '@/lib/text/bounded-text';
import { cleanLines } from '@/lib/text/clean-text';

export const LONGEST_VACATION_MESSAGE = 500;

/** In days, first and last included. */
export const LONGEST_VACATION = 366;

const DAY = 24 * 3_600 * 1_000;

const day = boundedText(10, say.dayMissing).pipe(z.iso.date(say.dayMissing));

/** `version`: of the one that was opened, 0 for none. */
export const vacationInput = z
  .object({
    version: z.int().min(0),
    first_day: day,
    last_day: day,
    message: boundedText(LONGEST_VACATION_MESSAGE * 4)
      .transform(cleanLines)
      .pipe(z.string().max(LONGEST_VACATION_MESSAGE, say.messageTooLong(LONGEST_VACATION_MESSAGE))),
  })
  .superRefine(({ first_day, last_day }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['last_day'], message });
    const [from, to] = [Date.parse(first_day), Date.parse(last_day)];
    if (to < from) {
      refuse(say.reversed);
    } else if (to - from >= LONGEST_VACATION * DAY) {
      refuse(say.tooLong);
    } else if (to < Date.now() - 2 * DAY || from > Date.now() + 2 * LONGEST_VACATION * DAY) {
      // Roughly, in any time zone: what is over is refused exactly when it is saved.
      refuse(say.notAhead);
    }
  });

export const endVacationInput = z.object({ version: z.int().min(1) });
