/** How a view says in the page which flow and which state it shows. */
export { type FlowAttributes, flowAttributes, leafPaths } from '../src/attributes.ts';
