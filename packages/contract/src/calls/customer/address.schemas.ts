/** Shapes of what address.ts sends and answers. */
import * as z from 'zod/mini';
import { ADDRESS_ROWS_MAX, DETAIL_MAX } from '../../constants.ts';
import { address, addressInput } from '../../entities/customer.ts';
import { keyedMessage, noInput, nothing, rowId, shortText } from '../../entities/primitives.ts';

export const getAddresses = {
  input: noInput,
  output: z.array(address),
};

export const createAddress = {
  input: addressInput,
  output: address,
};

export const setDefaultAddress = {
  input: z.object({ id: rowId }),
  output: nothing,
};

/** A phone that is masked as the stored one would be stays what it is. */
export const updateAddress = {
  input: z.extend(addressInput, { id: rowId, rev: rowId }),
  output: address,
};

export const deleteAddress = {
  input: z.object({ id: rowId }),
  output: nothing,
};

/** As a list brings it: what a row lacks keeps no other from being imported. */
const cell = shortText(2 * DETAIL_MAX);

export const importAddresses = {
  input: z.object({
    rows: z
      .array(
        z.object({
          /** By which the answer names it. */
          row: rowId,
          consignee: cell,
          mobilePhone: cell,
          province: cell,
          city: cell,
          district: cell,
          detail: cell,
        }),
      )
      .check(z.minLength(1), z.maxLength(ADDRESS_ROWS_MAX)),
  }),
  output: z.object({
    created: z.int(),
    /** Those that were not, each with why. */
    rows: z.array(z.object({ row: z.int(), code: z.int(), ...keyedMessage.shape })),
  }),
};

/** The file: a workbook (xlsx) or a text table (csv). */
export const readAddresses = {
  input: z.object({ file: z.file() }),
  output: z.object({
    rows: z.array(
      z.object({
        /** Line of the sheet, from 1. */
        row: z.int(),
        consignee: z.string(),
        phone: z.string(),
        /** Province, city, district and street, as they stand. */
        place: z.string(),
      }),
    ),
  }),
};
