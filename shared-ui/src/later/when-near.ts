/** Pixels around what is seen: most parts have come from the network before a reader who scrolls on has reached them. */
const NEAR = '400px';

/** Runs `action` once, when `place` has come near what is seen. Returns what keeps it from being run. */
export function whenNear(place: Element | null, action: () => void, margin = NEAR): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      action();
    },
    { rootMargin: margin },
  );
  if (place) observer.observe(place);
  return () => observer.disconnect();
}
