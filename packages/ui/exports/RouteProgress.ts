export {
  RouteProgress,
  type RouteProgressProps,
} from '../src/components/RouteProgress/RouteProgress.tsx';
