// How links change the page without loading it.
import { createContext } from 'react';

/** Set by BanxinProvider; null means that links load pages. */
export const NavigateContext = createContext<((path: string) => void) | null>(null);
