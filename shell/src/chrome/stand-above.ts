import { BOTTOM_BAR } from 'shared-ui';

/**
 * Keeps what stands at the end of the screen off the bars that are pressed next: one that it would lie over has it above it. `seen` is
 * the part of it that is as wide as what is seen. Returns what ends that.
 */
export function standAbove(region: HTMLElement | null, seen: () => Element | null = () => region): (() => void) | undefined {
  if (!region) return undefined;
  const place = () => {
    const { height } = region.getBoundingClientRect();
    const { left, right } = (seen() ?? region).getBoundingClientRect();
    const bars = [...document.querySelectorAll(BOTTOM_BAR)]
      .filter((bar) => bar !== region && !bar.closest('[inert]'))
      .map((bar) => bar.getBoundingClientRect());
    let end = window.innerHeight;
    // From the lowest: above one of them there may be another.
    for (const bar of bars.sort((one, other) => other.top - one.top))
      if (bar.height > 0 && bar.top < end && bar.bottom >= end - height && !(bar.right < left || bar.left > right)) end = bar.top;
    region.style.insetBlockEnd = end < window.innerHeight && end >= height ? `${window.innerHeight - end}px` : '';
  };
  place();
  // Bars come, go and move while it stands.
  const ends = new AbortController();
  window.addEventListener('scroll', place, { passive: true, capture: true, signal: ends.signal });
  window.addEventListener('resize', place, { signal: ends.signal });
  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    ends.abort();
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
