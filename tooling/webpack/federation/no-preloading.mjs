// Stands in for runtime-core's preloading: documents hint at their files, and pages are prefetched by the shop (shared-host).
function refuse() {
  throw new Error('Files are preloaded by the document.');
}

export const formatPreloadArgs = () => refuse();
export const preloadAssets = () => refuse();
export const defaultPreloadArgs = () => refuse();
export const normalizePreloadExposes = () => refuse();
