import { apiError } from './api-error';

/** The response for a method that a handler does not support, in the shape of every other error. */
export const methodNotAllowed = (): Response => apiError('method_not_allowed');
