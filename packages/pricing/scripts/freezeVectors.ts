/**
 * Freezes the engine's exact answers as golden vectors: `npm run freeze -w @banxin/pricing`.
 * Run it only when a price is meant to move, and raise the book's version with it.
 */
import { writeFileSync } from 'node:fs';
import { makeVectors } from '../test/makeVectors.ts';

const file = new URL('../test/vectors.json', import.meta.url);
const vectors = makeVectors();
writeFileSync(file, `${JSON.stringify(vectors, null, 1)}\n`);
console.log(`${vectors.cases.length} vectors of book ${vectors.bookVersion}`);
