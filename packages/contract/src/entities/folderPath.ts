/** The signed path of a folder, as calls of the file service carry it. */
import * as z from 'zod/mini';
import { shortText } from './primitives.ts';

/** What `File.OpenFolder` answered. */
export const pathEncrypt = shortText(600).check(z.minLength(1));
