export const REQUESTS_PATH = '/service-module';
export const CREATE_REQUEST_PATH = '/createRequest';

/** The page of one request. `number`: as people read it. */
export function requestPath(number: string): string {
  return `${REQUESTS_PATH}/${encodeURIComponent(number)}`;
}
