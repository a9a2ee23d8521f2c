/** Every flow's atlas: inputs, sample events and answers from which all its states are reached. */
export { atlases } from '../src/atlases.ts';
