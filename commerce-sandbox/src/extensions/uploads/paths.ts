/** Below `/rest`, which proxies in front of the platform let through already. */
export const UPLOADS_PATH = '/rest/V1/uploads';
