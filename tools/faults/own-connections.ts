import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Lines of the kernel's table: number, local address, remote address and so on. */
const INODE = 9;

/**
 * How many of these local ports belong to connections of a process. Null where the kernel does not tell, which is
 * everywhere but on Linux.
 */
export function ownConnections(pid: number, ports: readonly number[]): number | null {
  try {
    const files = `/proc/${pid}/fd`;
    const sockets = new Set(
      readdirSync(files).flatMap((file) => /^socket:\[(\d+)\]$/.exec(linkOf(`${files}/${file}`))?.[1] ?? []),
    );
    const wanted = new Set(ports);
    return ['tcp', 'tcp6']
      .flatMap((table) => readFileSync(`/proc/${pid}/net/${table}`, 'utf8').trim().split('\n').slice(1))
      .map((line) => line.trim().split(/\s+/))
      .filter(
        (cells) =>
          wanted.has(Number.parseInt(cells[1]?.split(':')[1] ?? '', 16)) && sockets.has(cells[INODE] ?? ''),
      ).length;
  } catch {
    return null;
  }
}

/** A file may be closed between listing and looking. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
