/** The public register of companies: names and what invoices need of them. Registers behind one interface. */

export interface RegisteredCompany {
  readonly name: string;
  /** Unified social credit code, 18 characters. */
  readonly taxNumber: string;
  /** '' where the register does not tell it, here and below. */
  readonly address: string;
  readonly phone: string;
}

export interface CompanyRegister {
  /** Companies whose registered name contains these words, the closest first; none where no register is connected. */
  find(words: string, most: number): Promise<readonly RegisteredCompany[]>;
}

/** Where no register is connected. */
export const noRegister: CompanyRegister = { find: async () => [] };
