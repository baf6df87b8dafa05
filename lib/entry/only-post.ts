// What a handler that takes POST alone exports beside it.
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from './method-not-allowed';
