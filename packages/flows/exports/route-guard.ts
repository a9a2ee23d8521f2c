/** Which page a visitor may see. */
export { createRouteGuardActors } from '../src/route-guard/route-guard.actors.ts';
export { routeGuardMachine } from '../src/route-guard/route-guard.machine.ts';
export type {
  LoginOpenEmitted,
  RouteFacts,
  RouteGuardContext,
  RouteGuardEmitted,
  RouteGuardEvent,
  RouteGuardInput,
  RoutesBuiltEmitted,
  Target,
  UserNoneEmitted,
} from '../src/route-guard/route-guard.types.ts';
