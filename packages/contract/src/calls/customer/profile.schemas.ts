/** Shapes of what profile.ts sends and answers. */
import * as z from 'zod/mini';
import { linkPerson } from '../../entities/fields.ts';
import { instant, noInput, nothing } from '../../entities/primitives.ts';

export const getBasicInfo = {
  input: noInput,
  output: z.object({
    /** Name of the login. */
    customerName: z.string(),
    /** Name of the main account; null for the main account itself. */
    mainName: z.nullable(z.string()),
    /** Customer type 3–8. */
    type: z.int(),
    vipLevel: z.int(),
    /** When a level that was paid for ends; null: it does not. */
    vipUntil: z.nullable(instant),
    authStatus: z.int(),
    /** The agreement on printed goods. */
    isSigned: z.boolean(),
    creationTime: instant,
    /** Of the login. */
    linkPerson: z.nullable(z.string()),
    /** Of the login, masked: 138****0001. */
    mobilePhone: z.string(),
  }),
};

export const getForOrder = {
  input: noInput,
  output: z.object({
    /** The main account: who orders. */
    id: z.int(),
    customerName: z.string(),
    /** Whom the works ask for: the login's contact person, else the main account's, else its name. */
    linkPerson: z.string(),
    /** Masked: 138****0001. */
    mobilePhone: z.string(),
  }),
};

export const updateLinkPerson = {
  input: z.object({ linkPerson }),
  output: nothing,
};
