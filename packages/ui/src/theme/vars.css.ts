// The tokens as the rest of the package reads them: `vars.color.action` is `var(--bx-color-action)`.
export { contract as vars } from './contract.css.ts';
