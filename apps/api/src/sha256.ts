/** SHA-256: how tokens, codes and keys are stored that only their holder may know. */
import { hash } from 'node:crypto';

/** In hexadecimal digits. */
export const sha256 = (text: string): string => hash('sha256', text);
