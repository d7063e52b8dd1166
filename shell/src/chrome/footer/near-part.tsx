import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { whenNear } from 'shared-ui';

/** Room for a part whose code is loaded when the room comes near what is seen. */
export function NearPart({ className, children }: { className: string | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => whenNear(place.current, () => setNear(true)), []);
  return (
    <div ref={place} className={className}>
      {isNear && <Suspense fallback={null}>{children}</Suspense>}
    </div>
  );
}
