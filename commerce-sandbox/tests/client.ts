import { isRecord } from '../src/platform/values/input.ts';

const baseUrl = process.env['SANDBOX_TEST_URL'] ?? '';

/** A JSON answer that tests look into without types: `at('data', 'cart', 'id')`. */
export class Answer {
  constructor(
    readonly status: number,
    readonly headers: Headers,
    readonly json: unknown,
  ) {}

  at(...path: readonly (string | number)[]): unknown {
    return path.reduce<unknown>(
      (value, key) => (Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined),
      this.json,
    );
  }

  text(...path: readonly (string | number)[]): string {
    const value = this.at(...path);
    if (typeof value !== 'string') throw new Error(`No text at ${path.join('.')}: ${JSON.stringify(this.json)}`);
    return value;
  }

  list(...path: readonly (string | number)[]): readonly unknown[] {
    const value = this.at(...path);
    if (!Array.isArray(value)) throw new Error(`No list at ${path.join('.')}: ${JSON.stringify(this.json)}`);
    return value;
  }

  /** The messages of top-level errors. */
  get messages(): readonly unknown[] {
    const errors = this.at('errors');
    return Array.isArray(errors) ? errors.map((error: unknown) => (isRecord(error) ? error['message'] : undefined)) : [];
  }
}

export interface Options {
  readonly token?: string | undefined;
  readonly store?: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly url?: string;
}

export async function graphql(query: string, variables: Readonly<Record<string, unknown>> = {}, options: Options = {}): Promise<Answer> {
  const headers = {
    ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
    ...(options.store === undefined ? {} : { store: options.store }),
    ...options.headers,
  };
  const root = options.url ?? baseUrl;
  const response =
    options.method === 'GET'
      ? await fetch(`${root}/graphql?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`, { headers })
      : await fetch(`${root}/graphql`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        });
  return toAnswer(response);
}

export async function rest(method: string, path: string, body?: unknown, token?: string): Promise<Answer> {
  const response = await fetch(`${baseUrl}/rest/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return toAnswer(response);
}

export async function control(path: string, body: Readonly<Record<string, unknown>> = {}, method = 'POST'): Promise<Answer> {
  const response = await fetch(`${baseUrl}/_sandbox/${path}`, {
    method,
    ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return toAnswer(response);
}

export function raw(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${baseUrl}${path}`, init);
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = text;
  }
  return new Answer(response.status, response.headers, json);
}

export async function signIn(email: string, password = 'Passw0rd!'): Promise<string> {
  return (
    await graphql('mutation($e:String!,$p:String!){generateCustomerToken(email:$e,password:$p){token}}', { e: email, p: password })
  ).text('data', 'generateCustomerToken', 'token');
}

export async function emptyCart(token?: string): Promise<string> {
  return (await graphql('mutation{createEmptyCart}', {}, { token })).text('data', 'createEmptyCart');
}

export function add(cartId: string, items: readonly Readonly<Record<string, unknown>>[], token?: string): Promise<Answer> {
  return graphql(
    'mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){cart{id total_quantity items{uid ' +
      'quantity product{sku}}} user_errors{__typename code message}}}',
    { c: cartId, i: items },
    { token },
  );
}

export const ADDRESS = {
  firstname: 'Guest',
  lastname: 'Buyer',
  street: ['7123 King Fahd Road'],
  city: 'Riyadh',
  region_code: 'SA-01',
  postcode: '12214',
  telephone: '501234567',
  country_id: 'SA',
} as const;
