// Leads to another page; goes through the client's router when the provider has one.
export { Link, type LinkProps } from '../src/components/Link/Link.tsx';
