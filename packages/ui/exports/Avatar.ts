export { Avatar, type AvatarProps } from '../src/components/Avatar/Avatar.tsx';
