import { byName, list, object, optional, text, type ValueOf } from './shape';

/** The shape of every error; `problems` are a roster's (rosters.ts). */
export const errorAnswer = object({
  error: object({
    code: text,
    message: text,
    fields: optional(byName(text)),
    problems: optional(list(object({}))),
    order_id: optional(text),
  }),
});

export type ErrorAnswer = ValueOf<typeof errorAnswer>;
