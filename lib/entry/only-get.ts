// What a handler that takes GET alone exports beside it.
export {
  methodNotAllowed as DELETE,
  methodNotAllowed as PATCH,
  methodNotAllowed as POST,
  methodNotAllowed as PUT,
} from './method-not-allowed';
