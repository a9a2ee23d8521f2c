/** What the address of a page carries, typed from the pattern of its route. */
import type { RouteName, RouteParams } from '@banxin/contract/routes';
import { useParams } from 'wouter';

/** Every parameter as text; one that the pattern calls optional may be absent. */
type Carried<Params> = {
  readonly [Key in keyof Params]: undefined extends Params[Key] ? string | undefined : string;
};

/** Parameters of the route that is open; only below its page. */
export const useRouteParams = <Name extends RouteName>(_name: Name) =>
  useParams() as Carried<RouteParams<Name>>;

/** The number of a row that an address carries; anything else is none, and 0. */
export const rowIdIn = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);
