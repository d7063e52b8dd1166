import { defineOperation, type Host } from 'shared-contracts';

const DEMO_PASSWORD = 'Passw0rd!';
const SignIn = defineOperation<{ generateCustomerToken: { token: string | null } | null }, { email: string; password: string }>(
  'mutation StandaloneSignIn($email:String!,$password:String!){generateCustomerToken(email:$email,password:$password){token}}',
);

/** Signs in as one of the sandbox's demo accounts. */
export async function signInAs(host: Host, email: string): Promise<void> {
  const { data, error } = await host.commerce.mutate(SignIn, { email, password: DEMO_PASSWORD });
  const token = data?.generateCustomerToken?.token;
  if (!token) throw new Error(error?.message ?? 'The platform gave no token.');
  await host.session.signIn(token);
}
