import { apiError } from './api-error';

/** The answer to a method that a handler does not have, in the shape of every other error. */
export const methodNotAllowed = (): Response => apiError('method_not_allowed');
