import { useEffect, useState, type RefObject } from 'react';

/** CSS pixels below what is seen. */
const NEAR = '400px';

/** Whether an element has come near what is seen: its part of the code is worth loading then. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
