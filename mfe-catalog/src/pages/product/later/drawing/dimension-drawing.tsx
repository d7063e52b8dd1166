import { createElement, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHost } from 'shared-platform';
import { toOwnOrigin, whenNear } from 'shared-ui';
import { SYMBOLS } from '../../../../features/specifications/symbols';
import { useText } from '../../messages/source';
import type { ProductView } from '../../product-view';
import styles from './dimension-drawing.module.css';
import { type Drawn, type DrawnShape, readDrawing } from './drawing-elements';

interface DimensionDrawingProps {
  specifications: ProductView['specifications'];
  /** The product's picture. */
  image: string;
}

/**
 * The platform's drawing beside the table of specifications: a dimension and its row mark each other, by pointer and by focus; a press
 * pins the mark. It is fetched once somebody comes near; a platform that gives a picture only has none.
 */
export function DimensionDrawing({ specifications, image }: DimensionDrawingProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const drawn = useDrawing(place, image);
  const { marked, pinned, point, pin } = useMarks(place);
  const rows = new Map(
    specifications.flatMap((row) => {
      const symbol = SYMBOLS[row.code];
      return symbol === undefined ? [] : [[symbol, row] as const];
    }),
  );
  const show = (shape: DrawnShape, key: number): ReactNode => {
    const { name, attributes, children, dimension } = shape;
    const row = dimension === undefined ? undefined : rows.get(dimension);
    const content = children.map(show);
    if (!row || dimension === undefined) return createElement(name, { key, ...attributes }, ...content);
    return (
      <g
        key={key}
        {...attributes}
        className={styles.dimension}
        role="button"
        tabIndex={0}
        aria-label={`${row.label}: ${row.value}`}
        aria-pressed={pinned === dimension}
        data-marked={marked === dimension || undefined}
        onPointerEnter={() => point(dimension)}
        onPointerLeave={() => point(undefined)}
        onFocus={() => point(dimension)}
        onBlur={() => point(undefined)}
        onClick={() => pin(dimension)}
        onKeyDown={(event) => pressByKey(event, () => pin(dimension))}
      >
        {content}
        <g className={styles.reach} aria-hidden="true">
          {children.map(show)}
        </g>
      </g>
    );
  };
  return (
    <div ref={place} className={styles.place} data-none={drawn === null || undefined}>
      {drawn && (
        <svg viewBox={drawn.viewBox} role="group" aria-label={text('product.specifications')} className={styles.drawing}>
          {drawn.shapes.map(show)}
        </svg>
      )}
    </div>
  );
}

function pressByKey(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  press();
}

/** The drawing of a picture; undefined until it is there, null where there is none. */
function useDrawing(place: { current: Element | null }, image: string): Drawn | null | undefined {
  const prefix = useId();
  const { telemetry } = useHost();
  const [drawn, setDrawn] = useState<Drawn | null>();
  useEffect(() => {
    const stop = new AbortController();
    const load = async (address: string) => {
      const answer = await fetch(`${toOwnOrigin(address)}?format=svg`, { signal: stop.signal });
      const isDrawing = answer.ok && answer.headers.get('content-type')?.startsWith('image/svg');
      setDrawn((isDrawing && readDrawing(await answer.text(), prefix)) || null);
    };
    const leave = whenNear(place.current, () => {
      load(image).catch((error: unknown) => {
        if (stop.signal.aborted) return;
        telemetry.recordError(error);
        setDrawn(null);
      });
    });
    return () => {
      leave();
      stop.abort();
    };
  }, [image, place, prefix, telemetry]);
  return drawn;
}

/** Which dimension is marked, in the drawing and in the rows of the section that it stands in. */
function useMarks(place: { current: Element | null }) {
  const [pointed, point] = useState<string>();
  const [pinned, setPinned] = useState<string>();
  const marked = pointed ?? pinned;
  useEffect(() => {
    const section = place.current?.closest('section');
    if (!section) return undefined;
    const stop = new AbortController();
    const symbolOf = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest<HTMLElement>('tr[data-symbol]')?.dataset.symbol ?? undefined) : undefined;
    section.addEventListener(
      'pointerover',
      ({ target }) => {
        if (target instanceof Element && target.closest('tr')) point(symbolOf(target));
      },
      { signal: stop.signal },
    );
    section.querySelector('table')?.addEventListener('pointerleave', () => point(undefined), { signal: stop.signal });
    return () => stop.abort();
  }, [place]);
  useEffect(() => {
    const rows = place.current?.closest('section')?.querySelectorAll<HTMLElement>('tr[data-symbol]') ?? [];
    for (const row of rows) row.toggleAttribute('data-marked', row.dataset.symbol === marked);
  }, [place, marked]);
  return { marked, pinned, point, pin: (dimension: string) => setPinned((now) => (now === dimension ? undefined : dimension)) };
}
