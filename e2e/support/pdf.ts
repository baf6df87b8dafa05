// Printed pages, read back as texts with their position on the paper.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export type PrintedText = {
  text: string;
  /** In points from the left and the bottom of the page. */
  x: number;
  y: number;
};

export type PrintedPage = { width: number; height: number; texts: PrintedText[] };

/** The pages of a PDF with the texts on each; sizes are whole points. */
export async function readPdf(bytes: Uint8Array): Promise<PrintedPage[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: true, verbosity: 0 })
    .promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({
      width: Math.floor(width),
      height: Math.floor(height),
      texts: items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
          : [],
      ),
    });
  }
  await document.destroy();
  return pages;
}

/** All text of a page without its spaces: lines and words are broken at the edge of the paper. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '');

export const textOf = ({ texts }: PrintedPage): string => squeezed(texts.map(({ text }) => text).join(''));
