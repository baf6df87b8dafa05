import type { z } from 'zod';
import type { Shape } from './shape';

/** One call: what both sides hold to. A request of null has no body. */
export type Contract<Request, Answer> = {
  method: 'GET' | 'POST';
  path: string;
  /** Of an answer that is none of an error. */
  status: 200 | 201;
  request: Shape<Request> | null;
  answer: Shape<Answer>;
};

/** What a server answers to a call: `{…} satisfies AnswerTo<typeof placeOrderCall>`. */
export type AnswerTo<C> = C extends Contract<infer _Request, infer Answer> ? Answer : never;

/** The body of a call. */
export type RequestOf<C> = C extends Contract<infer Request, infer _Answer> ? Request : never;

/** A schema that takes the body of a call: `schema: orderInput satisfies TakenBy<typeof placeOrderCall>`. */
export type TakenBy<C> = z.ZodType<unknown, RequestOf<C>>;

/** A call that asks for something to be done or worked out. */
export const post = <Request, Answer>(
  path: string,
  request: Shape<Request>,
  answer: Shape<Answer>,
  status: 200 | 201 = 200,
): Contract<Request, Answer> => ({ method: 'POST', path, request, answer, status });

/** A call without a body. */
export const bare = <Answer>(
  method: 'GET' | 'POST',
  path: string,
  answer: Shape<Answer>,
): Contract<null, Answer> => ({ method, path, request: null, answer, status: 200 });
