export { Badge, type BadgeProps } from '../src/components/Badge/Badge.tsx';
