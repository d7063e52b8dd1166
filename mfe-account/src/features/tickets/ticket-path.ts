export const TICKETS_PATH = '/support-tickets-module';
export const CREATE_TICKET_PATH = '/create-support-ticket';

/** The page of one ticket. `number`: as people read it. */
export function ticketPath(number: string): string {
  return `/viewSupport/${encodeURIComponent(number)}`;
}
