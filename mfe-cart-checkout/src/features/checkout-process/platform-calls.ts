import type { Host } from 'shared-contracts';
import { createAddressCalls, createShippingCalls } from './cart-calls';
import { createOrderCalls, createPaymentCalls } from './order-calls';

/** The platform's calls that the checkout makes (specification, section 7), each as one function. They throw what the platform says. */
export function createPlatformCalls(host: Host) {
  return { ...createAddressCalls(host), ...createShippingCalls(host), ...createPaymentCalls(host), ...createOrderCalls(host) };
}

export type PlatformCalls = ReturnType<typeof createPlatformCalls>;
