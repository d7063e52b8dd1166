/** What the measurements keep in the page that they measure. */
interface Window {
  bench: { fcp: number; lcp: number; cls: number; hydratedAt: number | undefined; contentAt: number | undefined };
  tasks: number[];
  added: Promise<{ visible: number; confirmed: number }>;
  list: Promise<Record<string, number>>;
  interactions: Map<number, { duration: number; name: string; target: string }>;
  took: Promise<number>;
}
