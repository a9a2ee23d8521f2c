export { SkipLink, type SkipLinkProps } from '../src/components/SkipLink/SkipLink.tsx';
