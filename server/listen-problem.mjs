// @ts-check
/**
 * What an operator can do if the server cannot listen, in a sentence; null if the cause is a bug.
 *
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string | undefined} host
 */
export function listenProblem({ code }, port, host) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what runs there, or choose another with PORT, such as PORT=${port < 65_535 ? port + 1 : 3_000}.`;
    case 'EACCES':
      return `Port ${port} is for administrators. Choose one above 1023 with PORT, such as PORT=3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST is ${host}, which is no address of this machine. Leave it out to listen on all of them.`;
    default:
      return null;
  }
}
