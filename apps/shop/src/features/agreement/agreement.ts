/** Asks for the print-content agreement from anywhere. */
import { createContext, useContext } from 'react';

export interface Agreement {
  /** Opens the agreement; a required one can only be signed. */
  readonly open: (required: boolean) => void;
  /** It stands, or was asked for. */
  readonly isOpen: boolean;
}

export const AgreementContext = createContext<Agreement | null>(null);

export function useAgreement(): Agreement {
  const agreement = useContext(AgreementContext);
  if (agreement === null) throw new Error('AgreementContext is missing above this component');
  return agreement;
}
