// The port to whatever gets the certificates of shops' domains.

/** `waiting`: it is being got, or the host cannot be asked at the moment. */
export type CertificateState = 'ready' | 'waiting';

export type Certificates = {
  /** Asks for a certificate of a proved name. Safe to repeat. Rejects if the host does not answer or refuses. */
  add(host: string): Promise<void>;
  /** Whether visitors reach the name over https. */
  stateOf(host: string): Promise<CertificateState>;
  /** Gives the name up. Safe to repeat. */
  remove(host: string): Promise<void>;
};
