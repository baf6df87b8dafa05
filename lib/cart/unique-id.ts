/** 128 random bits as hex. Not `crypto.randomUUID`, which browsers lack on plain http with an IP address. */
export const uniqueId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
