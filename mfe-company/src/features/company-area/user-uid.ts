/** A user as the platform's company calls want one: it lists users by their number, and wants it encoded where one of them is meant. */
export function userUid(id: number | null | undefined): string | undefined {
  return typeof id === 'number' ? btoa(String(id)) : undefined;
}
