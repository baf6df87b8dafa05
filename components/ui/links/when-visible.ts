const reactions = new Map<Element, () => void>();

// One observer for all: a grid has dozens of links.
let observer: IntersectionObserver | undefined;

const observe = () =>
  new IntersectionObserver((entries) => {
    // The topmost of several last: what is asked for last is fetched first.
    for (const { isIntersecting, target } of entries.reverse()) {
      if (isIntersecting) {
        reactions.get(target)?.();
      }
    }
  });

/** Calls back each time the element comes into the window. Returns what ends that. */
export function whenVisible(element: Element, react: () => void): () => void {
  observer ??= observe();
  reactions.set(element, react);
  observer.observe(element);
  return () => {
    reactions.delete(element);
    observer?.unobserve(element);
  };
}
