/** Whether a page of this path shows a grid of products: the shop's, a category's, a filtered one or a search. */
export const isGridPath = (path: string): boolean =>
  /^\/(?:$|page\/|category\/|products$|search$)/.test(path);
