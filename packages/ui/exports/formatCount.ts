export { formatCount } from '../src/internal/formatCount.ts';
