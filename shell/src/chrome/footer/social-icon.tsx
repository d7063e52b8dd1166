/** The signs by which people know them, in strokes like the shop's own. */
const PATHS: Readonly<Record<string, string>> = {
  LinkedIn: 'M3 3h18v18H3zM7.5 10.500v6.500M7.5 7v.1M11.5 17v-6.500M11.5 13c0-3 5-3.500 5 .5V17',
  X: 'M4 4l16 16M20 4 4 20',
  WhatsApp: 'M4 20l1.200-4A8.500 8.500 0 1 1 8.500 19.200ZM9 8c-1 3 3.500 7.500 6.500 7l.5-2-2-1-1 1c-1-.5-2-1.500-2.500-2.500l1-1-1-2Z',
  YouTube: 'M2.500 6h19v12h-19zM10 9.500v5l4.500-2.500z',
};

/** Decoration beside the name. */
export function SocialIcon({ name }: { name: string }) {
  const path = PATHS[name];
  return (
    path && (
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    )
  );
}
