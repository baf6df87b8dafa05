// Pictures that are embedded in a drawing as data URLs. No I/O.

// Every PNG starts with the same 16 bytes, which are these letters except for part of the last one; then come width
// and height. Other formats have their size at varying places, so for them only drawing shows it.
const PNG_HEADER = /;base64,\s*(iVBORw0KGgoAAAANSUhEU[A-Za-z0-9+/]{11})/g;

/** Width and height, in pixels, of the PNGs in a drawing's data URLs. */
export function embeddedPictures(svg: Uint8Array): { width: number; height: number }[] {
  const text = Buffer.from(svg.buffer, svg.byteOffset, svg.byteLength).toString('latin1');
  return [...text.matchAll(PNG_HEADER)].map(([, letters = '']) => {
    const header = Buffer.from(letters, 'base64');
    return { width: header.readUInt32BE(16), height: header.readUInt32BE(20) };
  });
}
