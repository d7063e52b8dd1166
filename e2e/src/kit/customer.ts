/* A customer of a test's own: the demo's are for all tests. */
import { PASSWORD, type Platform } from './platform';

/** Gives the e-mail address. */
export async function createCustomer(platform: Platform): Promise<string> {
  const email = `customer-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@example.com`;
  await platform.ask(
    `mutation{createCustomerV2(input:{firstname:"Noura",lastname:"Ali",email:"${email}",password:"${PASSWORD}"}){customer{email}}}`,
  );
  return email;
}
