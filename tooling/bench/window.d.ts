/** What the measurements keep in the page that they measure. */
interface Window {
  bench: { fcp: number; lcp: number; cls: number; hydratedAt: number | undefined; contentAt: number | undefined };
  tasks: number[];
  added: Promise<any>;
  list: Promise<any>;
  interactions: Map<number, any>;
  took: Promise<number>;
}
