import type { z } from 'zod';
import type { Shape } from './shape';

/** The contract of one call for both sides. A request of null has no body. */
export type Contract<Request, Answer> = {
  method: 'GET' | 'POST';
  path: string;
  /** The status of a successful answer. */
  status: 200 | 201;
  request: Shape<Request> | null;
  answer: Shape<Answer>;
};

/** The type of a server's answer: `{…} satisfies AnswerTo<typeof placeOrderCall>`. */
export type AnswerTo<C> = C extends Contract<infer _Request, infer Answer> ? Answer : never;

/** The body of a call. */
export type RequestOf<C> = C extends Contract<infer Request, infer _Answer> ? Request : never;

/** A schema that accepts the body of a call: `schema: orderInput satisfies TakenBy<typeof placeOrderCall>`. */
export type TakenBy<C> = z.ZodType<unknown, RequestOf<C>>;

/** A call with a body. */
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
