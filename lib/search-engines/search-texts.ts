// The title and description of a page in a list of results. Pure; the owner's form shows the same.

/** Letters of a description that results show; more is cut there. */
export const SHOWN_DESCRIPTION = 160;
/** Letters of a title that results show, with the shop's name in it. */
export const SHOWN_TITLE = 60;

/** A text on one line, cut at a word's end, with an ellipsis where something is missing. */
export function shortened(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) {
    return line;
  }
  const cut = line.slice(0, longest - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > longest / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

type Named = { name: string; description: string };
type Typed = { searchTitle: string; searchDescription: string };

/** Of a product's page: what its owner wrote for results, else its name and the beginning of its description. */
export const productSearchTexts = (product: Named, { searchTitle, searchDescription }: Typed) => ({
  title: searchTitle || product.name,
  description: searchDescription || shortened(product.description, SHOWN_DESCRIPTION),
});

/** Of the shop's first page. */
export const homeSearchTexts = (
  shop: Named,
  { homeTitle, homeDescription }: { homeTitle: string; homeDescription: string },
) => ({
  title: homeTitle || shop.name,
  description: homeDescription || shortened(shop.description, SHOWN_DESCRIPTION),
});
