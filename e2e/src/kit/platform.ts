/* The platform behind the shop: what tests ask it, and make it do. `commerce-sandbox/README.md` lists its control calls. */

export type FaultKind = 'delay' | 'error' | 'html' | 'hang' | 'drop' | 'drop-answer';

export interface Platform {
  /** The next `times` calls that match go wrong: an operation's name, a root field, or a part of a REST path. */
  fault(match: string, kind: FaultKind, times?: number, delayMs?: number): Promise<void>;
  clearFaults(): Promise<void>;
  control(call: string, body: object): Promise<void>;
  token(email: string): Promise<string>;
  ask<Data>(query: string, options?: { token?: string; store?: string }): Promise<Data>;
  mails(recipient: string, template: string): Promise<unknown[]>;
}

export const PASSWORD = 'Passw0rd!';

export function platformAt(url: string): Platform {
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(url + path, {
      method,
      ...(body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const ask: Platform['ask'] = async (query, { token, store } = {}) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(store ? { Store: store } : {}),
      },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = await response.json();
    if (!data) throw new Error(`${query}: ${JSON.stringify(errors)}`);
    return data;
  };
  return {
    ask,
    fault: async (match, kind, times = 1, delayMs = 0) => void (await send('POST', '/_sandbox/faults', { match, kind, times, delayMs })),
    clearFaults: async () => void (await send('DELETE', '/_sandbox/faults')),
    control: async (call, body) => void (await send('POST', `/_sandbox/${call}`, body)),
    async token(email) {
      const data = await ask<{ generateCustomerToken: { token: string } }>(
        `mutation{generateCustomerToken(email:"${email}",password:"${PASSWORD}"){token}}`,
      );
      return data.generateCustomerToken.token;
    },
    mails: async (recipient, template) =>
      (await send('GET', `/_sandbox/mail?recipient=${encodeURIComponent(recipient)}&template=${template}`)).items,
  };
}
