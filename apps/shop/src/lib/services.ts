/** What pages need from the world: the server, the time, chance and this browser's memory. Injected once. */
import type { Client } from '@banxin/contract/client';
import { createContext, useContext } from 'react';
import type { Store } from './storage.ts';

export interface Services {
  readonly client: Client;
  readonly store: Store;
  /** @unit ms since 1970 */
  readonly now: () => number;
  /** A fresh, unguessable key for an intent that must happen once. */
  readonly newKey: () => string;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('ServicesContext is missing above this component');
  return services;
}
