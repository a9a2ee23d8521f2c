/** SHA-256: how tokens, codes and keys are stored that only their holder may know. */
import { createHash } from 'node:crypto';

/** In hexadecimal digits. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
