import { CustomerDocument, type CustomerQuery } from './session.graphql.ts';

/** The e-mail address of a token's customer, asked past the session and its cache: the token is nobody's here yet. */
export async function emailOf(token: string, storeCode: string): Promise<string | undefined> {
  try {
    const response = await fetch(`/graphql?${new URLSearchParams({ query: String(CustomerDocument) })}`, {
      cache: 'no-store',
      headers: { Store: storeCode, Authorization: `Bearer ${token}` },
    });
    const { data }: { data?: CustomerQuery | null } = await response.json();
    return data?.customer?.email ?? undefined;
  } catch {
    return undefined;
  }
}
