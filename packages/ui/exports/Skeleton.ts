export { Skeleton, type SkeletonProps } from '../src/components/Skeleton/Skeleton.tsx';
