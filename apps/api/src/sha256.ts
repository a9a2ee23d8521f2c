/** SHA-256: how tokens, codes and keys are stored that only their holder may know. */
import { hash } from 'node:crypto';

/** In hexadecimal digits. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content);
