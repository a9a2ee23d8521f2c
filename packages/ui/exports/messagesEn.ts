// The built-in strings in English.
export { en } from '../src/messages/en.ts';
